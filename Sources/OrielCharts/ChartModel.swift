import SwiftUICore

/// The marks of a chart with its scales: all but the size of the plot.
struct ChartModel {
  var marks: [Mark]
  /// From where to where a mark goes along its size, by its place among the marks.
  private(set) var stacks: [Int: (start: Double, end: Double)] = [:]
  private(set) var x = AxisScale()
  private(set) var y = AxisScale()
  let settings: ChartSettings
  /// The values that have styles, symbols, places beside each other, and sizes, in their order.
  let styleKeys: [_PlottedValue]
  let symbolKeys: [_PlottedValue]
  let lineStyleKeys: [_PlottedValue]
  let positionKeys: [_PlottedValue]
  private let sizes: ClosedRange<Double>?

  /// - Parameter size: Of the chart, about: it decides about the number of marks of the axes.
  @MainActor init(_ marks: [Mark], _ settings: ChartSettings, size: CGSize) {
    self.marks = marks
    self.settings = settings
    styleKeys = Self.distinct(marks.compactMap(\.styleKey))
    symbolKeys = Self.distinct(marks.compactMap(\.symbolKey))
    lineStyleKeys = Self.distinct(marks.compactMap(\.lineStyleKey))
    positionKeys = Self.distinct(marks.compactMap(\.positionKey))
    let numbers = marks.compactMap { $0.sizeKey?.number }
    sizes = numbers.min().map { $0...(numbers.max() ?? $0) }
    stack()
    let values = axisValues()
    x = AxisScale(values.x, settings.x.scale, needsZero: true, count: Self.count(settings.x, Self.columns(in: size)))
    y = AxisScale(values.y, settings.y.scale, needsZero: true, count: Self.count(settings.y, Self.rows(in: size)))
    // Texts begin at the top.
    if y.isCategory { y.isReversed.toggle() }
    x.unit = marks.compactMap { Self.unit(of: $0.x) }.min()
    y.unit = marks.compactMap { Self.unit(of: $0.y) }.min()
  }

  static func columns(in size: CGSize) -> Int { min(max(2, Int(size.width / 70)), 6) }
  static func rows(in size: CGSize) -> Int { min(max(2, Int(size.height / 45)), 5) }

  /// As many steps as the app wants, or as fit.
  @MainActor private static func count(_ axis: ChartSettings.AxisSettings, _ fitting: Int) -> Int {
    var list = _AxisMarksList()
    axis.content?._collect(into: &list)
    for choice in list.list { if case .automatic(let count?) = choice.values { return min(max(1, count), 100) } }
    return fitting
  }

  private static func unit(of place: MarkPlace) -> Double? {
    guard case .bin(let start, let end) = place, let from = start.number, let to = end.number else { return nil }
    return to - from
  }

  private static func distinct(_ values: [_PlottedValue]) -> [_PlottedValue] {
    var seen: Set<_PlottedValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  var hasSectors: Bool { marks.contains { $0.kind == .sector } }
  var hasAxes: Bool { marks.contains { $0.kind != .sector } || marks.isEmpty }

  private struct StackKey: Hashable {
    let kind: Bool
    let place: _PlottedValue?
    let position: _PlottedValue?
  }

  private mutating func stack() {
    var sums: [StackKey: (below: Double, above: Double)] = [:]
    var totals: [StackKey: Double] = [:]
    var members: [(Int, StackKey)] = []
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      guard mark.stacking != .unstacked, let number = quantity(of: mark) else { continue }
      let key = StackKey(
        kind: mark.kind == .bar, place: (mark.isVertical ? mark.x : mark.y).key, position: mark.positionKey)
      members.append((index, key))
      totals[key, default: 0] += mark.stacking == .standard ? number : abs(number)
    }
    for (index, key) in members {
      let mark = marks[index]
      var number = quantity(of: mark) ?? 0
      if mark.stacking == .normalized { number = totals[key] == 0 ? 0 : number / totals[key, default: 1] }
      let shift = mark.stacking == .center ? -(totals[key] ?? 0) / 2 : 0
      var sum = sums[key] ?? (0, 0)
      let start = number < 0 ? sum.below : sum.above
      if number < 0 { sum.below += number } else { sum.above += number }
      sums[key] = sum
      stacks[index] = (start + shift, start + number + shift)
    }
  }

  /// The number that a mark stands for, if its size is one.
  private func quantity(of mark: Mark) -> Double? {
    let place = mark.isVertical ? mark.y : mark.x
    return place.isQuantity ? place.key?.number : nil
  }

  private func axisValues() -> (x: [_PlottedValue], y: [_PlottedValue]) {
    var (xs, ys): ([_PlottedValue], [_PlottedValue]) = ([], [])
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      var (mine, others) = (mark.x.values, mark.y.values)
      if let stack = stacks[index] {
        func ends(_ values: [_PlottedValue]) -> [_PlottedValue] {
          values.first.map { value in
            let isParts = mark.stacking == .normalized
            return [stack.start, stack.end].map { isParts ? .number($0) : value.with($0) ?? value }
          } ?? []
        }
        if mark.isVertical { others = ends(others) } else { mine = ends(mine) }
      }
      xs += mine
      ys += others
    }
    return (xs, ys)
  }

  /// The style of a mark.
  func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    if let key = mark.styleKey { return settings.styles.style(of: key, among: styleKeys) }
    return AnyShapeStyle(Color.blue)
  }

  /// How a line is drawn.
  func lineStyle(of mark: Mark) -> StrokeStyle {
    if let style = mark.lineStyle { return style }
    let width: CGFloat = mark.kind == .rule ? 1 : 2
    guard let key = mark.lineStyleKey, let place = lineStyleKeys.firstIndex(of: key) else {
      return StrokeStyle(lineWidth: width, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
    }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]]
    return StrokeStyle(lineWidth: width, dash: dashes[place % dashes.count])
  }

  /// The symbol of a mark; nil for a line without any.
  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    if let symbol = mark.symbol { return symbol }
    if let key = mark.symbolKey { return settings.symbols.symbol(of: key, among: symbolKeys) }
    return mark.kind == .point ? AnyChartSymbolShape(BasicChartSymbolShape(.circle)) : nil
  }

  /// The size of a mark's symbol.
  func symbolSize(of mark: Mark) -> CGSize {
    if let size = mark.symbolSize { return size }
    guard let number = mark.sizeKey?.number, let sizes else { return CGSize(width: 8, height: 8) }
    let room = sizes.upperBound - sizes.lowerBound
    let part = room > 0 ? (number - sizes.lowerBound) / room : 1
    let side = (settings.sizes.lowerBound + part * (settings.sizes.upperBound - settings.sizes.lowerBound)).squareRoot()
    return CGSize(width: side, height: side)
  }
}
