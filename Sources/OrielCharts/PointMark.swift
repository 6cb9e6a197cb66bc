import SwiftUICore

/// A point.
nonisolated public struct PointMark: PrimitiveMark {
  let mark: Mark

  /// A point.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = Mark(.point, x, y) }

  /// A point in the middle of the plot, or at a distance from its top.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = Mark(.point, x, nil)
    mark.y = .whole(y, y)
    self.mark = mark
  }

  /// A point in the middle of the plot, or at a distance from its beginning.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = Mark(.point, nil, y)
    mark.x = .whole(x, x)
    self.mark = mark
  }
}
