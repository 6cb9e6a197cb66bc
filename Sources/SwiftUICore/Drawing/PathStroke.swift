import Foundation

extension Path {
  /// The outline of the line along this path, with its dashes, ends and corners. Fill it without `eoFill`.
  ///
  /// It consists of straight lines, so fine that curves look round. O(length).
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = Path()
    for part in dashed(style) { Stroker(style).add(part, to: &outline) }
    return outline
  }

  private func dashed(_ style: StrokeStyle) -> [Polyline] {
    let parts = flattened().map(\.withoutRepetitions)
    let lengths = style.drawnDash.count % 2 == 0 ? style.drawnDash : style.drawnDash + style.drawnDash
    let period = lengths.reduce(0, +)
    guard period > 0 else { return parts }
    return parts.flatMap { $0.dashed(lengths, period: period, phase: style.dashPhase) }
  }
}

extension Path.Polyline {
  fileprivate var withoutRepetitions: Path.Polyline {
    var points: [CGPoint] = []
    for point in self.points where points.last.map({ $0.distance(to: point) > 1e-6 }) ?? true { points.append(point) }
    if isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-6 { points.removeLast() }
    return Path.Polyline(points: points, isClosed: isClosed && points.count > 2)
  }

  /// More dashes than these are a mistake, and would take for ever: then the line is whole.
  private static var dashLimit: CGFloat { 10_000 }

  fileprivate func dashed(_ lengths: [CGFloat], period: CGFloat, phase: CGFloat) -> [Path.Polyline] {
    let points = isClosed ? points + [points[0]] : points
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard total / period * CGFloat(lengths.count) < Self.dashLimit, phase.isFinite else { return [self] }
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - rest
    var dashes: [Path.Polyline] = []
    var current: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var position: CGFloat = 0
      while position + rest < length {
        position += rest
        let part = position / length
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        if index % 2 == 0 {
          dashes.append(Path.Polyline(points: current + [point]))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - position
      if index % 2 == 0 { current.append(end) }
    }
    if current.count > 1 { dashes.append(Path.Polyline(points: current)) }
    return dashes.map(\.withoutRepetitions)
  }
}

/// Draws both sides of lines.
private struct Stroker {
  let style: StrokeStyle
  let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  func add(_ line: Path.Polyline, to outline: inout Path) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point, to: &outline) }
      return
    }
    let backwards = Array(points.reversed())
    if line.isClosed {
      for ring in [points, backwards] {
        outline.addLines(side(of: ring, isClosed: true))
        outline.closeSubpath()
      }
      return
    }
    outline.addLines(
      side(of: points, isClosed: false) + cap(from: points[points.count - 2], at: points[points.count - 1])
        + side(of: backwards, isClosed: false) + cap(from: backwards[backwards.count - 2], at: backwards[backwards.count - 1]))
    outline.closeSubpath()
  }

  /// A line without length: round and square ends are seen all the same.
  private func addDot(_ point: CGPoint, to outline: inout Path) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  /// The points to the left of a line, as one looks along it where y grows upwards.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var side: [CGPoint] = []
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (start, end) = (points[index], points[(index + 1) % count])
      let normal = self.normal(start, end)
      if isClosed || index > 0 {
        side += join(at: start, self.normal(points[(index + count - 1) % count], start), normal)
      } else {
        side.append(start + normal)
      }
      if !isClosed, index == count - 2 { side.append(end + normal) }
    }
    return side
  }

  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let length = start.distance(to: end)
    return CGVector(dx: (end.y - start.y) / length * half, dy: -(end.x - start.x) / length * half)
  }

  private func join(at point: CGPoint, _ before: CGVector, _ after: CGVector) -> [CGPoint] {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    // On the inner side the lines cross; through the corner itself, so that short ones do no harm.
    if cross < 0 { return [point + before, point, point + after] }
    if cross < 1e-9 * half * half, dot > 0 { return [point + after] }
    switch style.lineJoin {
    case .bevel: return [point + before, point + after]
    case .round: return arc(around: point, from: before, to: after)
    case .miter:
      // The length of the point in line widths is one over the sine of half the angle between the lines.
      let cosine = dot / (half * half)
      let sineOfHalf = (max(0, (1 + cosine) / 2)).squareRoot()
      guard sineOfHalf > 0, 1 / sineOfHalf <= style.miterLimit else { return [point + before, point + after] }
      let scale = 1 / (1 + cosine)
      return [point + CGVector(dx: (before.dx + after.dx) * scale, dy: (before.dy + after.dy) * scale)]
    }
  }

  private func cap(from previous: CGPoint, at end: CGPoint) -> [CGPoint] {
    let normal = self.normal(previous, end)
    let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
    let other = CGVector(dx: -normal.dx, dy: -normal.dy)
    switch style.lineCap {
    case .butt: return []
    case .square: return [end + normal + ahead, end + other + ahead]
    case .round: return arc(around: end, from: normal, to: ahead) + arc(around: end, from: ahead, to: other)
    }
  }

  private func arc(around center: CGPoint, from first: CGVector, to last: CGVector) -> [CGPoint] {
    let start = atan2(Double(first.dy), Double(first.dx))
    var delta = atan2(Double(last.dy), Double(last.dx)) - start
    if delta < -1e-9 { delta += 2 * .pi }
    // Of 1 and NaN the larger one is 1.
    let count = Int(min(max(1, (delta / 0.2 * max(1, Double(half).squareRoot() / 3)).rounded(.up)), 1000))
    return (0...count).map { index in
      let angle = start + delta * Double(index) / Double(count)
      return CGPoint(x: center.x + half * CGFloat(cos(angle)), y: center.y + half * CGFloat(sin(angle)))
    }
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }
