import SwiftUICore

/// Content that is one mark. Not for apps.
protocol PrimitiveMark: PrimitiveChartContent {
  nonisolated var mark: Mark { get }
}

extension PrimitiveMark {
  /// Adds the mark. Not for apps.
  public func _collect(into marks: inout _Marks) { marks.list.append(mark) }
}

extension Mark {
  init<X: Plottable, Y: Plottable>(_ kind: Kind, _ x: PlottableValue<X>, _ y: PlottableValue<Y>) {
    self.init(kind)
    setX(x)
    setY(y)
  }

  init<X: Plottable>(_ kind: Kind, _ x: PlottableValue<X>, _ y: Never?) {
    self.init(kind)
    setX(x)
  }

  init<Y: Plottable>(_ kind: Kind, _ x: Never?, _ y: PlottableValue<Y>) {
    self.init(kind)
    setY(y)
  }

  mutating func setX<X: Plottable>(_ value: PlottableValue<X>) {
    x = value.place
    xLabel = value.label
  }

  mutating func setY<Y: Plottable>(_ value: PlottableValue<Y>) {
    y = value.place
    yLabel = value.label
  }

  mutating func setX<X: Plottable>(_ start: PlottableValue<X>, _ end: PlottableValue<X>) {
    x = Self.range(start.place, end.place)
    xLabel = start.label
  }

  mutating func setY<Y: Plottable>(_ start: PlottableValue<Y>, _ end: PlottableValue<Y>) {
    y = Self.range(start.place, end.place)
    yLabel = start.label
  }

  private static func range(_ start: MarkPlace, _ end: MarkPlace) -> MarkPlace {
    guard let first = start.values.first, let last = end.values.first else { return .whole(nil, nil) }
    return .range(first, last)
  }
}
