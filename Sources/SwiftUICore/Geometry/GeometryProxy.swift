import Foundation

/// Tells how large a view is, and where.
///
/// What a body reads of it is a dependency: when the host reports another size or place, that body is evaluated again. A proxy that
/// outlives its view tells what was known last.
public struct GeometryProxy: Sendable {
  let place: Place

  /// The size of the view, in points.
  nonisolated public var size: CGSize { place.currentSize }

  /// The rectangle of the view in a coordinate space.
  ///
  /// Only `.local` costs nothing: for any other the host reports where the view is from now on, and until it has, that is (0, 0).
  /// Where no view around has a space's name, it is the window's.
  nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view in a coordinate space. See `frame(in:)`.
  @_disfavoredOverload
  nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return place.currentFrame
    case .named(let name):
      let frame = place.currentFrame
      guard let space = space(named: name)?.currentOrigin else { return frame }
      return frame.offsetBy(dx: -space.x, dy: -space.y)
    }
  }

  /// The rectangle of the view around that has this name, in this view's coordinates; nil where there is none.
  nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = space(named: name) else { return nil }
    let (origin, outer) = (place.currentOrigin, space.currentOrigin)
    return CGRect(origin: CGPoint(x: outer.x - origin.x, y: outer.y - origin.y), size: space.currentSize)
  }

  /// What may cover the edges of the window or of a container that this view touches, in points.
  nonisolated public var safeAreaInsets: EdgeInsets { place.currentSafeArea }

  nonisolated private func space(named name: AnyHashable) -> Place? {
    nonisolated(unsafe) let name = name
    // The tree of views is the main actor's.
    guard MainQueue.isCurrent else { return nil }
    return MainQueue.assume { place.space(named: name) }
  }
}
