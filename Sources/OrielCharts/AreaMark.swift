import SwiftUICore

/// A point of an area.
nonisolated public struct AreaMark: PrimitiveMark {
  let mark: Mark

  /// A point, down to zero or to the area below.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area, x, y)
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of the area with a name.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area, x, y)
    mark.stacking = stacking
    mark.series = series.place.key
    self.mark = mark
  }

  /// From one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.area, x, nil)
    mark.setY(yStart, yEnd)
    self.mark = mark
  }

  /// From one value to another, of the area with a name.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.area, x, nil)
    mark.setY(yStart, yEnd)
    mark.series = series.place.key
    self.mark = mark
  }

  /// Sideways, from one value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.area, nil, y)
    mark.setX(xStart, xEnd)
    self.mark = mark
  }
}
