/// From where a map is seen.
public struct MapCamera: Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Meters from there.
  public var distance: Double
  /// Degrees from the north, and from above. A map here is seen from above, with the north at its top.
  public var heading: Double
  public var pitch: Double

  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// About what such a camera sees.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance / 2, longitudinalMeters: distance / 2)
  }
}

/// Which part of the earth a map shows.
public struct MapCameraPosition: Sendable {
  /// The part; nil for what is around the map's contents.
  public internal(set) var region: MKCoordinateRegion?
  /// From where it is seen, where that was said.
  public private(set) var camera: MapCamera?
  /// Whether a person has moved the map.
  public internal(set) var positionedByUser = false
  /// False: nobody's place is known here.
  public var followsUserLocation: Bool { false }

  /// What is around the map's contents.
  public static let automatic = MapCameraPosition()

  /// A part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(region: camera.region, camera: camera) }

  /// Around an item.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// Where the person is, which is not known here: the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// What a map shows when it stands still again.
public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// The part of the earth.
  public let region: MKCoordinateRegion
}

/// When a map tells that it shows another part of the earth.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// A place with a name.
public struct MKPlacemark: Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Its name; nil if nobody has said one.
  public var name: String?
  public var title: String? { name }

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }
}

/// A place that can be found.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone number and its page.
  open var phoneNumber: String?
  open var url: URL?

  /// Creates an item.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
}
