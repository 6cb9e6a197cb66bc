import SwiftUICore

/// A point of a line.
nonisolated public struct LineMark: PrimitiveMark {
  let mark: Mark

  /// A point. Points with the same style, symbol or line style by a value are one line.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = Mark(.line, x, y) }

  /// A point of the line with a name.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.line, x, y)
    mark.series = series.place.key
    self.mark = mark
  }
}
