import SwiftUICore

/// A straight line along one axis.
nonisolated public struct RuleMark: PrimitiveMark {
  let mark: Mark

  /// Upright, through the whole plot, or between distances in points from its top.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var mark = Mark(.rule, x, nil)
    mark.y = .whole(yStart, yEnd)
    self.mark = mark
  }

  /// Lying, through the whole plot, or between distances in points from its beginning.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = Mark(.rule, nil, y)
    mark.x = .whole(xStart, xEnd)
    self.mark = mark
  }

  /// Upright, from one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rule, x, nil)
    mark.setY(yStart, yEnd)
    self.mark = mark
  }

  /// Lying, from one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule, nil, y)
    mark.setX(xStart, xEnd)
    self.mark = mark
  }
}
