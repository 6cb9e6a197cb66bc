import SwiftUICore

/// How far a person may move a map. Here it is not kept to.
public struct MapCameraBounds: Sendable {
  /// Creates bounds.
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Creates bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Whether a map goes with the person, whose place is not known here.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// What kind of map is shown. All are the same here.
public struct MapStyle: Sendable {
  /// Whether mountains are high.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// How much is emphasized.
  public enum StandardEmphasis: Sendable { case automatic, muted }

  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// Which kinds of places a map names. Here it names the app's alone.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
}

extension View {
  /// What kind of map is shown. All are the same here, which the log says.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    StandIns.tell("mapStyle(_:)", "changes nothing: a map has no streets here.")
    return self
  }

  /// Controls of a map. It has its own here: these are not shown.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    StandIns.tell("mapControls(_:)", "shows nothing: a map has two buttons for its scale here.")
    return self
  }

  /// Whether the controls of a map are shown.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Does something when a person has moved a map.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    environment(\.mapMoves, action)
  }

  /// Does something when a person has moved a map.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    environment(\.mapMoves) { _ in action() }
  }
}

/// A control of a map, which is not shown here: a map has its own.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public typealias MapCompass = MapUserLocationButton
public typealias MapScaleView = MapUserLocationButton
public typealias MapPitchToggle = MapUserLocationButton
public typealias MapZoomStepper = MapUserLocationButton
