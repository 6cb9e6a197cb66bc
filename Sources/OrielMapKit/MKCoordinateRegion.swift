@_exported import OrielCoreLocation

/// How far a part of the earth reaches, in degrees.
public struct MKCoordinateSpan: Equatable, Sendable {
  /// Degrees from its south to its north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from its west to its east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// Creates a part of the earth.
  public init(center: CLLocationCoordinate2D = CLLocationCoordinate2D(), span: MKCoordinateSpan = MKCoordinateSpan()) {
    self.center = center
    self.span = span
  }

  /// Creates a part that reaches so many meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 111_195.08
    let narrowing = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree, longitudeDelta: longitudinalMeters / (metersPerDegree * narrowing)))
  }

  /// The smallest part with all places, and some room around them; nil for none.
  init?(around places: [CLLocationCoordinate2D]) {
    guard let first = places.first else { return nil }
    var (south, north, west, east) = (first.latitude, first.latitude, first.longitude, first.longitude)
    for place in places {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4)))
  }

  /// The same middle, seen from nearer or from farther.
  func scaled(by factor: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, span.latitudeDelta * factor), longitudeDelta: min(360, span.longitudeDelta * factor)))
  }

  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude && span == other.span
  }
}

/// Creates a span.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
