import SwiftUICore

/// Where places of the earth are in a map's view: a part of the earth as large as it fits, with meridians that do not run
/// together.
struct MapProjection: Equatable {
  private let center: (latitude: Double, longitude: Double)
  private let size: CGSize
  private let pointsPerDegree: (across: Double, up: Double)

  init(_ region: MKCoordinateRegion, in size: CGSize) {
    center = (region.center.latitude, region.center.longitude)
    self.size = size
    let narrowing = max(0.01, cos(region.center.latitude * .pi / 180))
    let span = (max(1e-6, region.span.latitudeDelta), max(1e-6, region.span.longitudeDelta))
    let scale = min(size.height / span.0, size.width / (span.1 * narrowing))
    pointsPerDegree = (scale * narrowing, scale)
  }

  static func == (left: MapProjection, right: MapProjection) -> Bool {
    left.center == right.center && left.size == right.size && left.pointsPerDegree == right.pointsPerDegree
  }

  func point(of place: CLLocationCoordinate2D) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (place.longitude - center.longitude) * pointsPerDegree.across,
      y: size.height / 2 - (place.latitude - center.latitude) * pointsPerDegree.up)
  }

  func place(at point: CGPoint) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: center.latitude - (point.y - size.height / 2) / max(pointsPerDegree.up, 1e-9),
      longitude: center.longitude + (point.x - size.width / 2) / max(pointsPerDegree.across, 1e-9))
  }

  private struct Key: EnvironmentKey { static var defaultValue: MapProjection? { nil } }

  /// Nil where no map is around.
  static subscript(values: EnvironmentValues) -> MapProjection? { values[Key.self] }

  fileprivate static func set(_ projection: MapProjection, in values: inout EnvironmentValues) { values[Key.self] = projection }
}

extension EnvironmentValues {
  var mapProjection: MapProjection? {
    get { MapProjection[self] }
    set { if let newValue { MapProjection.set(newValue, in: &self) } }
  }
}

/// The places that a map shows, by which it finds its part of the earth where the app names none.
struct MapPlaces: PreferenceKey {
  struct Place: Equatable {
    let latitude, longitude: Double
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
  }

  static var defaultValue: [Place] { [] }
  static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }

  static func places(_ coordinates: [CLLocationCoordinate2D]) -> [Place] {
    coordinates.map { Place(latitude: $0.latitude, longitude: $0.longitude) }
  }
}
