@_exported import Foundation

/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters.
public typealias CLLocationAccuracy = Double
/// Degrees from the north.
public typealias CLLocationDirection = Double
/// Meters a second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees from the equator to the north.
  public var latitude: CLLocationDegrees
  /// Degrees from Greenwich to the east.
  public var longitude: CLLocationDegrees

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates the place at the equator and Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// Creates a place.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether there is such a place.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// How far above the sea.
  public let altitude: CLLocationDistance
  /// How exact it is; below 0 if it is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is; below 0 if it is none.
  public let verticalAccuracy: CLLocationAccuracy
  /// When.
  public let timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: .now)
  }

  /// Creates a place at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// How far another place is, along the ground, on a ball of the earth's middle size: within half a hundredth of what a survey
  /// says.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let (one, other) = (coordinate, location.coordinate)
    let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let (up, across) = (second - first, (other.longitude - one.longitude) * .pi / 180)
    let chord = pow(sin(up / 2), 2) + cos(first) * cos(second) * pow(sin(across / 2), 2)
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }
}
