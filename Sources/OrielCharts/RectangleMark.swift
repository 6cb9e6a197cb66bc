import SwiftUICore

/// A rectangle.
nonisolated public struct RectangleMark: PrimitiveMark {
  let mark: Mark

  /// Around a place: of two categories or units the whole cell.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x, y)
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// Between values in both directions.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.setX(xStart, xEnd)
    mark.setY(yStart, yEnd)
    self.mark = mark
  }

  /// Between values of y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x, nil)
    mark.setY(yStart, yEnd)
    mark.width = width
    self.mark = mark
  }

  /// Between values of x.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, nil, y)
    mark.setX(xStart, xEnd)
    mark.height = height
    self.mark = mark
  }

  /// Between values of x, through the whole plot, or between distances in points from its top.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rectangle)
    mark.setX(xStart, xEnd)
    mark.y = .whole(yStart, yEnd)
    self.mark = mark
  }

  /// Between values of y, through the whole plot, or between distances in points from its beginning.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.setY(yStart, yEnd)
    mark.x = .whole(xStart, xEnd)
    self.mark = mark
  }

  /// At a value of x, through the whole plot, or between distances in points from its top.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x, nil)
    mark.y = .whole(yStart, yEnd)
    mark.width = width
    self.mark = mark
  }

  /// At a value of y, through the whole plot, or between distances in points from its beginning.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, nil, y)
    mark.x = .whole(xStart, xEnd)
    mark.height = height
    self.mark = mark
  }
}
