import Foundation

/// How far a view would like its neighbours to be.
///
/// The distances at an edge depend on what the neighbour is: a text stands closer to a text than to a color. Combine them for the
/// views at the edge of a container, and ask for the distance between two neighbours.
public struct ViewSpacing: Equatable, Sendable {
  var spacing: Spacing

  init(_ spacing: Spacing) {
    self.spacing = spacing
  }

  /// That of a view that has nothing to say: neighbours decide.
  public init() {
    spacing = .none
  }

  /// No distance at any edge.
  public static let zero = ViewSpacing(.zero)

  /// Takes over the larger wishes of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }

  /// The larger wishes of both at some edges, and this one's at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to a neighbour that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    spacing.distance(to: next.spacing, along: axis)
  }
}
