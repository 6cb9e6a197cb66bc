import SwiftUICore

/// Tells what is at a point of the map in it, and where a place is.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var shown = ShownMap()

  /// Creates it around views of which one is a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(MapProxy(shown: shown)).environment(\.mapReader, shown) }
}

/// What a map in a `MapReader` shows.
@MainActor
final class ShownMap {
  private(set) var projection: MapProjection?

  func note(_ projection: MapProjection) { self.projection = projection }
}

/// Tells what is at a point of a map, and where a place is.
@MainActor
@preconcurrency
public struct MapProxy {
  let shown: ShownMap

  /// The place at a point of the map, from its top left, whatever the space is; nil before it is shown.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    shown.projection?.place(at: point)
  }

  /// The point of a place, from the top left of the map, whatever the space is; nil before it is shown.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    shown.projection?.point(of: coordinate)
  }
}

private struct MapReaderKey: EnvironmentKey { static var defaultValue: ShownMap? { nil } }

extension EnvironmentValues {
  var mapReader: ShownMap? {
    get { self[MapReaderKey.self] }
    set { self[MapReaderKey.self] = newValue }
  }
}
