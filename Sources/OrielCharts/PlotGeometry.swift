import SwiftUICore

/// Where the marks of a chart are in a plot of a size, in points from its top leading corner.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  /// The points between two neighbours, where bars stand at numbers or dates without a unit.
  private let gaps: CGSize

  init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    let bars = model.marks.filter { $0.kind == .bar || $0.kind == .rectangle }
    func gap(_ places: [MarkPlace], _ scale: AxisScale, _ length: CGFloat) -> CGFloat {
      let positions = places.compactMap { place -> CGFloat? in
        guard case .value(let value) = place else { return nil }
        return scale.position(of: value, in: length)
      }.sorted()
      return zip(positions.dropFirst(), positions).map { $0 - $1 }.filter { $0 > 0.01 }.min() ?? 24
    }
    gaps = CGSize(width: gap(bars.map(\.x), model.x, size.width), height: gap(bars.map(\.y), model.y, size.height))
  }

  /// From where to where a mark is along an axis.
  typealias Extent = (start: CGFloat, end: CGFloat)

  private func x(_ value: _PlottedValue) -> CGFloat? { model.x.position(of: value, in: size.width) }
  private func y(_ value: _PlottedValue) -> CGFloat? { model.y.position(of: value, in: size.height).map { size.height - $0 } }

  /// Where the middle of a mark is.
  func point(of index: Int) -> CGPoint? {
    let mark = model.marks[index]
    guard var point = plainPoint(of: mark) else { return nil }
    if let stack = model.stacks[index] {
      if mark.isVertical {
        guard let end = y(.number(stack.end)) else { return nil }
        point.y = end
      } else {
        guard let end = x(.number(stack.end)) else { return nil }
        point.x = end
      }
    }
    return point
  }

  private func plainPoint(of mark: Mark) -> CGPoint? {
    guard let x = middle(mark.x, x, size.width), let y = middle(mark.y, y, size.height) else { return nil }
    return shifted(CGPoint(x: x, y: y), mark)
  }

  private func middle(_ place: MarkPlace, _ position: (_PlottedValue) -> CGFloat?, _ length: CGFloat) -> CGFloat? {
    switch place {
    case .whole(let start, _): return start ?? length / 2
    case .value(let value): return position(value)
    case .bin(let start, let end), .range(let start, let end):
      guard let first = position(start), let last = position(end) else { return nil }
      return (first + last) / 2
    }
  }

  /// Points of lines and symbols stand beside each other, too.
  private func shifted(_ point: CGPoint, _ mark: Mark) -> CGPoint {
    guard mark.kind != .bar, let key = mark.positionKey, let place = model.positionKeys.firstIndex(of: key) else { return point }
    let band = mark.isVertical ? model.x.step(in: size.width) : model.y.step(in: size.height)
    guard mark.isVertical ? model.x.isCategory : model.y.isCategory else { return point }
    let part = band * 0.8 / CGFloat(model.positionKeys.count)
    let shift = -band * 0.4 + part * (CGFloat(place) + 0.5)
    return mark.isVertical ? CGPoint(x: point.x + shift, y: point.y) : CGPoint(x: point.x, y: point.y + shift)
  }

  /// The lower and the upper end of an area at a point.
  func ends(ofArea index: Int) -> (low: CGPoint, high: CGPoint)? {
    let mark = model.marks[index]
    if mark.isVertical {
      guard let x = middle(mark.x, x, size.width), let extent = extentY(mark, index) else { return nil }
      return (CGPoint(x: x, y: extent.start), CGPoint(x: x, y: extent.end))
    }
    guard let y = middle(mark.y, y, size.height), let extent = extentX(mark, index) else { return nil }
    return (CGPoint(x: extent.start, y: y), CGPoint(x: extent.end, y: y))
  }

  /// The rectangle of a bar, a rectangle or a rule; nil where the axes do not have it.
  func frame(of index: Int) -> CGRect? {
    let mark = model.marks[index]
    let isSolid = mark.kind != .rule
    let (xs, ys): (Extent?, Extent?)
    switch mark.kind {
    case .rectangle:
      xs = across(mark.x, mark.width, mark, isX: true, automatic: 1)
      ys = across(mark.y, mark.height, mark, isX: false, automatic: 1)
    default:
      let vertical = mark.kind == .rule ? Self.isThin(mark.x) && !Self.isThin(mark.y) : mark.isVertical
      if vertical {
        xs = isSolid ? across(mark.x, mark.width, mark, isX: true, automatic: 0.65) : thin(mark.x, x, size.width)
        ys = extentY(mark, index)
      } else {
        xs = extentX(mark, index)
        ys = isSolid ? across(mark.y, mark.height, mark, isX: false, automatic: 0.65) : thin(mark.y, y, size.height)
      }
    }
    guard let xs, let ys else { return nil }
    let left = (start: xs.start + mark.startOffset.width, end: xs.end + mark.endOffset.width)
    let top = (start: ys.start + mark.startOffset.height, end: ys.end + mark.endOffset.height)
    return CGRect(
      x: min(left.start, left.end), y: min(top.start, top.end), width: abs(left.end - left.start),
      height: abs(top.end - top.start))
  }

  /// Whether a mark has one place on an axis.
  private static func isThin(_ place: MarkPlace) -> Bool {
    switch place {
    case .value, .bin: true
    case .whole, .range: false
    }
  }

  private func thin(_ place: MarkPlace, _ position: (_PlottedValue) -> CGFloat?, _ length: CGFloat) -> Extent? {
    middle(place, position, length).map { ($0, $0) }
  }

  private func extentX(_ mark: Mark, _ index: Int) -> Extent? {
    extent(mark.x, model.stacks[index], size.width, base: model.x.base(in: size.width), band: model.x, x)
  }

  private func extentY(_ mark: Mark, _ index: Int) -> Extent? {
    extent(mark.y, model.stacks[index], size.height, base: size.height - model.y.base(in: size.height), band: model.y, y)
  }

  /// From where to where a mark goes along its size.
  private func extent(
    _ place: MarkPlace, _ stack: (start: Double, end: Double)?, _ length: CGFloat, base: CGFloat, band: AxisScale,
    _ position: (_PlottedValue) -> CGFloat?
  ) -> Extent? {
    if let stack {
      // A logarithmic axis has no zero.
      guard let end = position(.number(stack.end)) else { return nil }
      return (stack.start == 0 ? base : position(.number(stack.start)) ?? base, end)
    }
    switch place {
    case .whole(let start, let end): return (start ?? 0, end ?? length)
    case .value(let value):
      if band.isCategory, let middle = position(value) {
        let half = band.step(in: length) / 2
        return (middle - half, middle + half)
      }
      return position(value).map { (base, $0) }
    case .bin(let start, let end), .range(let start, let end):
      guard let first = position(start), let last = position(end) else { return nil }
      let half = band.isCategory ? band.step(in: length) / 2 : 0
      return first <= last ? (first - half, last + half) : (first + half, last - half)
    }
  }

  /// From where to where a mark goes across its size.
  private func across(_ place: MarkPlace, _ dimension: MarkDimension, _ mark: Mark, isX: Bool, automatic part: CGFloat) -> Extent?
  {
    let scale = isX ? model.x : model.y
    let length = isX ? size.width : size.height
    let position = isX ? x : y
    var middle: CGFloat
    var whole: CGFloat
    switch place {
    case .whole(let start, let end):
      let (first, last) = (start ?? 0, end ?? length)
      if case .automatic = dimension { return (first, last) }
      (middle, whole) = ((first + last) / 2, last - first)
    case .value(let value):
      guard let place = position(value) else { return nil }
      let gap = isX ? gaps.width : gaps.height
      (middle, whole) = (place, scale.isCategory ? scale.step(in: length) : min(gap, 24))
    case .bin(let start, let end):
      guard let first = position(start), let last = position(end) else { return nil }
      (middle, whole) = ((first + last) / 2, abs(last - first))
    case .range(let start, let end):
      guard let first = position(start), let last = position(end) else { return nil }
      let span = abs(last - first)
      let half = dimension.length(of: span, automatic: mark.kind == .bar && span > 4 ? span - 1 : span) / 2
      return ((first + last) / 2 - half, (first + last) / 2 + half)
    }
    if let key = mark.positionKey, let index = model.positionKeys.firstIndex(of: key) {
      let band = mark.positionSpan.length(of: whole, automatic: whole * 0.8)
      whole = band / CGFloat(model.positionKeys.count)
      middle += -band / 2 + whole * (CGFloat(index) + 0.5)
      let half = dimension.length(of: whole, automatic: whole * 0.9) / 2
      return (middle - half, middle + half)
    }
    let half = dimension.length(of: whole, automatic: max(1, whole * part)) / 2
    return (middle - half, middle + half)
  }

  /// The angles of sectors, by their marks' places: parts of a turn, from the top.
  func sectors() -> [(index: Int, start: Double, end: Double)] {
    let numbers = model.marks.enumerated().filter { $0.element.kind == .sector }
    let total = numbers.reduce(0) { $0 + max(0, Self.amount(of: $1.element)) }
    guard total > 0, total.isFinite else { return [] }
    var sum = 0.0
    return numbers.map { index, mark in
      let start = sum
      sum += max(0, Self.amount(of: mark))
      return (index, start / total, sum / total)
    }
  }

  static func amount(of mark: Mark) -> Double {
    let values = mark.x.values.compactMap(\.number)
    guard let first = values.first else { return 0 }
    return values.count > 1 ? values[1] - first : first
  }
}
