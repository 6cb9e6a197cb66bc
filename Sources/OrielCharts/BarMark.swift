import SwiftUICore

/// A bar.
nonisolated public struct BarMark: PrimitiveMark {
  let mark: Mark

  /// From zero to a number: upright where y is the number, lying where only x is.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x, y)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// Lying, from one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, nil, y)
    mark.setX(xStart, xEnd)
    mark.height = height
    self.mark = mark
  }

  /// Upright, from one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x, nil)
    mark.setY(yStart, yEnd)
    mark.width = width
    self.mark = mark
  }

  /// Upright, through the whole plot, or between distances in points from its beginning. A number alone is a part of one lying bar.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x, nil)
    mark.y = .whole(yStart, yEnd)
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// Lying, through the whole plot, or between distances in points from its beginning. A number alone is a part of one upright bar.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, nil, y)
    mark.x = .whole(xStart, xEnd)
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }
}
