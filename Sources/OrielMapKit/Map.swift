import SwiftUICore

/// Shows places where they are on the earth. The streets are Apple's and are not here: a link leads to a map that has them.
///
/// The contents stand at their places, in the part of the earth that the app names or that is around them. A person moves the map
/// by dragging, and
/// changes its scale with two buttons.
public struct Map<Content: View>: View {
  private let content: Content
  private let interaction: MapInteractionModes
  /// What the app wants to see; nil for what is around the contents.
  private let wanted: MKCoordinateRegion?
  /// Tells the app of what a person sees instead.
  private let move: @MainActor (MKCoordinateRegion) -> Void
  @State private var seen: Seen?
  @State private var places: [MapPlaces.Place] = []
  @State private var dragged: MKCoordinateRegion?
  @Environment(\.mapMoves) private var moves
  @Environment(\.mapReader) private var reader

  /// What a person has moved the map to, and what the app wanted then: when it wants something else, that counts.
  private struct Seen {
    let region: MKCoordinateRegion
    let wanted: MKCoordinateRegion?
  }

  private init(
    _ wanted: MKCoordinateRegion?, _ interaction: MapInteractionModes, _ content: Content,
    move: @escaping @MainActor (MKCoordinateRegion) -> Void = { _ in }
  ) {
    self.wanted = wanted
    self.interaction = interaction
    self.content = content
    self.move = move
  }

  private var region: MKCoordinateRegion {
    if let seen, seen.wanted.map({ wanted?.isSame(as: $0) == true }) ?? (wanted == nil) { return seen.region }
    return wanted ?? MKCoordinateRegion(around: places.map(\.coordinate))
      ?? MKCoordinateRegion(center: .init(), span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 360))
  }

  public var body: some View {
    GeometryReader { proxy in
      let region = region
      let projection = MapProjection(region, in: proxy.size)
      let _ = reader?.note(projection)
      ZStack {
        Rectangle().fill(Color(red: 0.86, green: 0.91, blue: 0.88))
        MapGrid(region: region, projection: projection)
        content
      }
      .environment(\.colorScheme, .light)
      .environment(\.mapProjection, projection)
      .onPreferenceChange(MapPlaces.self) { places = $0 }
      .clipped()
      .contentShape(.rect)
      .gesture(drag(from: region, in: proxy.size), including: interaction.contains(.pan) ? .all : .subviews)
      .overlay(alignment: .bottomLeading) { credits(region) }
      .overlay(alignment: .bottomTrailing) {
        if interaction.contains(.zoom) { scaleButtons(region).padding(6) }
      }
    }
    .task { StandIns.tell("Map", "shows the app's places, without streets: these are Apple's.") }
  }

  // MARK: Moving

  private func show(_ region: MKCoordinateRegion) {
    seen = Seen(region: region, wanted: wanted)
    move(region)
    // What the app has now, if it took it.
    seen = Seen(region: region, wanted: wanted == nil ? nil : region)
    moves?(MapCameraUpdateContext(camera: MapCamera(region), region: region))
  }

  private func drag(from region: MKCoordinateRegion, in size: CGSize) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let start = dragged ?? region
        dragged = start
        let projection = MapProjection(start, in: size)
        let point = CGPoint(
          x: size.width / 2 - value.translation.width, y: size.height / 2 - value.translation.height)
        show(MKCoordinateRegion(center: projection.place(at: point), span: start.span))
      }
      .onEnded { _ in dragged = nil }
  }

  private func scaleButtons(_ region: MKCoordinateRegion) -> some View {
    VStack(spacing: 4) {
      Button("Zoom In", systemImage: "plus") { show(region.scaled(by: 0.5)) }
      Button("Zoom Out", systemImage: "minus") { show(region.scaled(by: 2)) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
  }

  @ViewBuilder
  private func credits(_ region: MKCoordinateRegion) -> some View {
    if let url = region.address {
      Link("OpenStreetMap", destination: url).font(.caption2).padding(6)
    }
  }
}

/// Lines of the earth's degrees.
private struct MapGrid: View {
  let region: MKCoordinateRegion
  let projection: MapProjection

  var body: some View {
    Path { path in
      let (reach, center) = (region.span, region.center)
      let step = Self.step(max(reach.latitudeDelta, reach.longitudeDelta))
      for index in -4...4 {
        let latitude = (center.latitude / step).rounded() * step + Double(index) * step
        let longitude = (center.longitude / step).rounded() * step + Double(index) * step
        let row = projection.point(of: .init(latitude: latitude, longitude: longitude))
        path.move(to: CGPoint(x: -5000, y: row.y))
        path.addLine(to: CGPoint(x: 5000, y: row.y))
        path.move(to: CGPoint(x: row.x, y: -5000))
        path.addLine(to: CGPoint(x: row.x, y: 5000))
      }
    }
    .stroke(Color(red: 0.76, green: 0.82, blue: 0.8), lineWidth: 1)
    .accessibilityHidden(true)
  }

  /// A round number, of which some are in the span.
  private static func step(_ span: Double) -> Double {
    let rough = max(span, 1e-6) / 4
    let power = pow(10, log10(rough).rounded(.down))
    return power * (rough / power >= 5 ? 5 : rough / power >= 2 ? 2 : 1)
  }
}

extension MKCoordinateRegion {
  /// The same part of the earth on a public map.
  fileprivate var address: URL? {
    guard CLLocationCoordinate2DIsValid(center) else { return nil }
    let widest = max(span.latitudeDelta, span.longitudeDelta, 0.0005)
    let zoom = Int(min(19, max(1, log2(360 / widest).rounded())))
    let format = { (degrees: Double) in String(format: "%.5f", degrees) }
    return URL(
      string: "https://www.openstreetmap.org/#map=\(zoom)/\(format(center.latitude))/\(format(center.longitude))")
  }
}

extension MapCamera {
  fileprivate init(_ region: MKCoordinateRegion) {
    self.init(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_195 * 2)
  }
}

private struct MapMovesKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MapCameraUpdateContext) -> Void)? { nil }
}

extension EnvironmentValues {
  var mapMoves: (@MainActor (MapCameraUpdateContext) -> Void)? {
    get { self[MapMovesKey.self] }
    set { self[MapMovesKey.self] = newValue }
  }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

extension Map {
  /// Shows a part of the earth that the app may change, and that a person may.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(position.wrappedValue.region, interactionModes, content()) { region in
      var moved = MapCameraPosition.region(region)
      moved.positionedByUser = true
      position.wrappedValue = moved
    }
  }

  /// Shows a part of the earth at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(initialPosition.region, interactionModes, content())
  }

  /// Shows a part of the earth. What stands in it cannot be chosen here: the selection stays as the app sets it.
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
  }

  /// Shows a part of the earth at first. What stands in it cannot be chosen here: the selection stays as the app sets it.
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(initialPosition.region, interactionModes, content())
  }
}

extension Map where Content == EmptyView {
  /// Shows the earth.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition.region, interactionModes, EmptyView())
  }

  /// Shows a part of the earth that the app may change, and that a person may.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyView() }
  }

  /// Shows a part of the earth that the app may change, and that a person may.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(coordinateRegion.wrappedValue, interactionModes, EmptyView()) { coordinateRegion.wrappedValue = $0 }
  }
}

extension Map {
  /// Shows a part of the earth that the app may change, and that a person may, with something for each element of a collection.
  public init<Items: RandomAccessCollection, Shown: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Shown
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Shown> {
    self.init(coordinateRegion.wrappedValue, interactionModes, ForEach(annotationItems, content: annotationContent)) {
      coordinateRegion.wrappedValue = $0
    }
  }
}
