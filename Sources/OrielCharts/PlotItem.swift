import SwiftUICore

/// Something that is drawn in a plot.
struct PlotItem: Identifiable {
  enum Drawing {
    case rectangle(cornerRadius: CGFloat)
    case line(PointList, InterpolationMethod, StrokeStyle)
    case area(PointList, InterpolationMethod)
    case symbol(AnyChartSymbolShape)
    case view(AnyView)
    case sector(SectorShape)
  }

  let id: String
  let mark: Mark
  let drawing: Drawing
  /// In the plot.
  var frame: CGRect
  let style: AnyShapeStyle
  /// What assistive technology finds in a line.
  var points: [Mark] = []
}

/// A view beside a mark.
struct PlotAnnotation: Identifiable {
  let id: String
  let annotation: Mark.Annotation
  /// That of the mark.
  let frame: CGRect
}

extension PlotGeometry {
  /// All that is drawn, from back to front, and what stands beside it.
  func items() -> (items: [PlotItem], annotations: [PlotAnnotation]) {
    var items: [PlotItem] = []
    var annotations: [PlotAnnotation] = []
    var lines: [LineKey: [Int]] = [:]
    for (index, mark) in model.marks.enumerated() where mark.kind == .line || mark.kind == .area {
      lines[LineKey(mark), default: []].append(index)
    }
    let sectors = Dictionary(uniqueKeysWithValues: sectors().map { ($0.index, ($0.start, $0.end)) })
    var lineCount = 0
    for (index, mark) in model.marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        let key = LineKey(mark)
        if lines[key]?.first == index {
          lineCount += 1
          if let item = line(of: lines[key]!, number: lineCount) { items.append(item) }
        }
        guard let point = point(of: index) else { continue }
        if let item = symbol(at: point, index) { items.append(item) }
        note(CGRect(origin: point, size: .zero).insetBy(dx: -3, dy: -3), index, &annotations)
      case .point:
        guard let point = point(of: index), let item = symbol(at: point, index) else { continue }
        items.append(item)
        note(item.frame, index, &annotations)
      case .bar, .rectangle:
        guard let frame = frame(of: index) else { continue }
        let item = PlotItem(
          id: "bar \(index)", mark: mark, drawing: .rectangle(cornerRadius: mark.cornerRadius), frame: frame,
          style: model.style(of: mark))
        items.append(item)
        note(frame, index, &annotations)
      case .rule:
        guard let frame = frame(of: index) else { continue }
        items.append(rule(frame, index))
        note(frame, index, &annotations)
      case .sector:
        guard let part = sectors[index] else { continue }
        let shape = SectorShape(mark, start: part.0, end: part.1)
        let whole = CGRect(origin: .zero, size: size)
        items.append(
          PlotItem(id: "sector \(index)", mark: mark, drawing: .sector(shape), frame: whole, style: model.style(of: mark)))
        let middle = shape.middle(in: whole)
        note(CGRect(origin: middle, size: .zero), index, &annotations)
      }
    }
    for place in items.indices {
      let offset = items[place].mark.offset
      items[place].frame = items[place].frame.offsetBy(dx: offset.width, dy: offset.height)
    }
    let order = items.indices.sorted { (items[$0].mark.zIndex, $0) < (items[$1].mark.zIndex, $1) }
    return (order.map { items[$0] }, annotations)
  }

  private func note(_ frame: CGRect, _ index: Int, _ annotations: inout [PlotAnnotation]) {
    let mark = model.marks[index]
    for (number, annotation) in mark.annotations.enumerated() {
      annotations.append(
        PlotAnnotation(
          id: "\(index) \(number)", annotation: annotation,
          frame: frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)))
    }
  }

  private struct LineKey: Hashable {
    let isArea: Bool
    let group: [_PlottedValue?]

    init(_ mark: Mark) {
      isArea = mark.kind == .area
      group = mark.group
    }
  }

  private func line(of indices: [Int], number: Int) -> PlotItem? {
    let mark = model.marks[indices[0]]
    var (upper, lower): ([CGPoint], [CGPoint]) = ([], [])
    for index in indices {
      if mark.kind == .area {
        guard let ends = ends(ofArea: index) else { continue }
        upper.append(ends.high)
        lower.append(ends.low)
      } else if let point = point(of: index) {
        upper.append(point)
      }
    }
    let all = upper + lower
    guard let first = all.first else { return nil }
    var bounds = all.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    if mark.alignsWithPlot { bounds = CGRect(origin: .zero, size: size) }
    let stroke = model.lineStyle(of: mark)
    // A line at one height has a size all the same.
    if mark.kind == .line { bounds = bounds.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2) }
    let points = PointList(points: all.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) })
    var item = PlotItem(
      id: "\(mark.kind) \(number) \(all.count)", mark: mark,
      drawing: mark.kind == .area ? .area(points, mark.interpolation) : .line(points, mark.interpolation, stroke),
      frame: bounds, style: model.style(of: mark))
    item.points = indices.map { model.marks[$0] }
    return item
  }

  private func symbol(at point: CGPoint, _ index: Int) -> PlotItem? {
    let mark = model.marks[index]
    let size = model.symbolSize(of: mark)
    let frame = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    if let view = mark.symbolView {
      return PlotItem(id: "symbol \(index)", mark: mark, drawing: .view(view), frame: frame, style: model.style(of: mark))
    }
    guard let shape = model.symbol(of: mark) else { return nil }
    return PlotItem(id: "symbol \(index)", mark: mark, drawing: .symbol(shape), frame: frame, style: model.style(of: mark))
  }

  private func rule(_ frame: CGRect, _ index: Int) -> PlotItem {
    let mark = model.marks[index]
    let stroke = model.lineStyle(of: mark)
    let around = frame.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    let half = stroke.lineWidth / 2
    let isUpright = frame.height >= frame.width
    let ends =
      isUpright
      ? [CGPoint(x: half, y: half), CGPoint(x: half, y: half + frame.height)]
      : [CGPoint(x: half, y: half), CGPoint(x: half + frame.width, y: half)]
    return PlotItem(
      id: "rule \(index)", mark: mark, drawing: .line(PointList(points: ends), .linear, stroke), frame: around,
      style: model.style(of: mark))
  }
}
