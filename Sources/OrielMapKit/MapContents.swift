import SwiftUICore

/// What stands in a map. Here these are views that know their place.
public typealias MapContent = View
/// Makes the contents of a map.
public typealias MapContentBuilder = ViewBuilder

/// Puts a view at its place in the map around it.
private struct Placed<Content: View>: View {
  let coordinate: CLLocationCoordinate2D
  var anchor = UnitPoint.center
  let content: Content
  @Environment(\.mapProjection) private var projection

  var body: some View {
    let point = projection?.point(of: coordinate) ?? .zero
    Color.clear
      .frame(width: 0, height: 0)
      .overlay(alignment: alignment) { content.fixedSize() }
      .position(point)
      .preference(key: MapPlaces.self, value: MapPlaces.places([coordinate]))
  }

  /// Which edge of the content is at the place.
  private var alignment: Alignment {
    Alignment(
      horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
      vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center)
  }
}

/// A pin with a name.
private struct Balloon: View {
  let title: Text?
  var image: Image?
  var color: Color?

  var body: some View {
    VStack(spacing: 2) {
      (image ?? Image(systemName: "mappin"))
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color ?? .red, in: .circle)
        .accessibilityHidden(title != nil)
      if let title { title.font(.caption2).foregroundStyle(.primary) }
    }
  }
}

/// A pin at a place, with a name.
public struct Marker: View {
  private let coordinate: CLLocationCoordinate2D
  private let title: Text
  private var image: Image?
  private var color: Color?

  public var body: some View { Placed(coordinate: coordinate, content: Balloon(title: title, image: image, color: color)) }

  private init(_ title: Text, _ image: Image?, _ coordinate: CLLocationCoordinate2D) {
    self.title = title
    self.image = image
    self.coordinate = coordinate
  }

  /// Creates a pin with a name that is translated.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(titleKey), nil, coordinate) }
  /// Creates a pin with a name.
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) { self.init(Text(title), nil, coordinate) }
  /// Creates a pin with a name and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), Image(systemName: systemImage), coordinate)
  }
  /// Creates a pin with a name and a symbol.
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(systemName: systemImage), coordinate)
  }
  /// Creates a pin with a name and an image.
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(image), coordinate)
  }
  /// Creates a pin with a name and one to three letters.
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), nil, coordinate)
  }
  /// Creates a pin for an item.
  public init(item: MKMapItem) { self.init(Text(item.name ?? ""), nil, item.placemark.coordinate) }

  /// The pin in another color.
  public func tint(_ color: Color?) -> Marker {
    var marker = self
    marker.color = color
    return marker
  }
}

/// A view at a place, with a name below it.
public struct Annotation<Content: View>: View {
  private let title: Text
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  @Environment(\.mapTitles) private var titles

  public var body: some View {
    Placed(
      coordinate: coordinate, anchor: anchor,
      content: VStack(spacing: 2) {
        content
        if titles != .hidden { title.font(.caption2) }
      })
  }

  /// Creates a view at a place, with a name that is translated.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (title, self.coordinate, self.anchor, self.content) = (Text(titleKey), coordinate, anchor, content())
  }

  /// Creates a view at a place, with a name.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.coordinate, self.anchor, self.content) = (Text(title), coordinate, anchor, content())
  }
}

private struct MapTitlesKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  fileprivate var mapTitles: Visibility {
    get { self[MapTitlesKey.self] }
    set { self[MapTitlesKey.self] = newValue }
  }
}

extension View {
  /// Whether names stand below the views of a map.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some View { environment(\.mapTitles, visibility) }
  /// Whether further lines stand below these names. Here none do.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
}

/// Where the person is, which is not known here: nothing is shown.
public struct UserAnnotation: View {
  /// Creates it.
  public init() {}
  public var body: some View { EmptyView() }
}

/// A circle of so many meters around a place.
public struct MapCircle: View {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance
  @Environment(\.mapProjection) private var projection

  public var body: some View {
    let reach = MKCoordinateRegion(center: center, latitudinalMeters: radius, longitudinalMeters: radius)
    let top = CLLocationCoordinate2D(latitude: center.latitude + reach.span.latitudeDelta, longitude: center.longitude)
    let points = projection.map { abs($0.point(of: top).y - $0.point(of: center).y) } ?? 0
    Placed(coordinate: center, content: Circle().fill(.foreground).opacity(0.4).frame(width: points * 2, height: points * 2))
  }

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }
}

/// A line through places.
public struct MapPolyline: View {
  private let coordinates: [CLLocationCoordinate2D]
  private var color = Color.blue
  private var width: CGFloat = 3
  @Environment(\.mapProjection) private var projection

  public var body: some View {
    Path { path in
      guard let projection else { return }
      path.addLines(coordinates.map(projection.point))
    }
    .stroke(color, lineWidth: width)
    .preference(key: MapPlaces.self, value: MapPlaces.places(coordinates))
  }

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
  }

  /// The line in a color and a width.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> MapPolyline {
    var line = self
    (line.color, line.width) = (color, lineWidth)
    return line
  }
}

// MARK: Of iOS 14

/// What a map shows for an element of a collection.
public protocol MapAnnotationProtocol: View {}

/// A pin at a place.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let color: Color?

  public var body: some View { Placed(coordinate: coordinate, content: Balloon(title: nil, color: color)) }

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    color = tint
  }
}

/// A pin at a place.
public typealias MapPin = MapMarker

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  public var body: some View { Placed(coordinate: coordinate, anchor: anchor, content: content) }

  /// Creates a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }
}
