import SwiftUICore

/// A sector of a circle, in parts of a turn from the top.
struct SectorShape: Shape {
  nonisolated var start: Double
  nonisolated var end: Double
  let inner: MarkDimension
  let outer: MarkDimension
  let inset: CGFloat
  let cornerRadius: CGFloat

  init(_ mark: Mark, start: Double, end: Double) {
    self.start = start
    self.end = end
    inner = mark.innerRadius
    outer = mark.outerRadius
    inset = max(0, mark.angularInset)
    cornerRadius = max(0, mark.cornerRadius)
  }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  /// Both radii in a rectangle.
  nonisolated func radii(in rect: CGRect) -> (inner: CGFloat, outer: CGFloat) {
    let whole = max(0, min(rect.width, rect.height) / 2)
    func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      if case .inset(let points) = dimension.kind { return min(max(0, whole - points), whole) }
      return min(dimension.length(of: whole, automatic: automatic), max(whole, 0))
    }
    let outer = radius(outer, automatic: whole)
    return (min(radius(inner, automatic: 0), outer), outer)
  }

  /// The middle of the sector in a rectangle.
  nonisolated func middle(in rect: CGRect) -> CGPoint {
    let radii = radii(in: rect)
    return point((radii.inner + radii.outer) / 2 + (radii.inner == 0 ? radii.outer * 0.1 : 0), angle((start + end) / 2), rect)
  }

  /// Whether a point is in it.
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    let distance = hypot(point.x - rect.midX, point.y - rect.midY)
    let radii = radii(in: rect)
    return distance >= radii.inner && distance <= radii.outer && (start..<end).contains(Self.part(of: point, in: rect))
  }

  /// Where a point is around the middle, in parts of a turn.
  static func part(of point: CGPoint, in rect: CGRect) -> Double {
    let part = (atan2(point.y - rect.midY, point.x - rect.midX) + .pi / 2) / (2 * .pi)
    return part < 0 ? part + 1 : part
  }

  nonisolated private func angle(_ part: Double) -> Double { part * 2 * .pi - .pi / 2 }

  nonisolated private func point(_ radius: CGFloat, _ angle: Double, _ rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radii = radii(in: rect)
    guard radii.outer > 0, end > start else { return Path() }
    if end - start >= 0.999999 { return ring(radii, rect) }
    // A gap of even width: nearer to the middle it takes a larger angle.
    func ends(_ radius: CGFloat) -> (Double, Double) {
      let gap = radius > 0 ? asin(min(1, Double(inset / radius))) : 0
      let (first, last) = (angle(start) + gap, angle(end) - gap)
      return first <= last ? (first, last) : ((first + last) / 2, (first + last) / 2)
    }
    let outside = ends(radii.outer)
    let inside = ends(max(radii.inner, inset * 2))
    let innerRadius = radii.inner > 0 ? radii.inner : inset > 0 ? min(inset * 2, radii.outer) : 0
    let outerArc = (outside.1 - outside.0) * radii.outer
    let corner = min(cornerRadius, (radii.outer - innerRadius) / 2, outerArc / 2)
    let innerCorner = innerRadius > 0 && radii.inner > 0 ? min(corner, (inside.1 - inside.0) * innerRadius / 2) : 0
    let (turn, innerTurn) = (corner / radii.outer, innerRadius > 0 ? innerCorner / innerRadius : 0)
    return Path { path in
      path.move(to: point(radii.outer, outside.0 + turn, rect))
      arc(&path, radii.outer, outside.0 + turn, outside.1 - turn, rect)
      path.addQuadCurve(
        to: point(radii.outer - corner, outside.1, rect), control: point(radii.outer, outside.1, rect))
      if radii.inner > 0 {
        path.addLine(to: point(innerRadius + innerCorner, inside.1, rect))
        path.addQuadCurve(to: point(innerRadius, inside.1 - innerTurn, rect), control: point(innerRadius, inside.1, rect))
        arc(&path, innerRadius, inside.1 - innerTurn, inside.0 + innerTurn, rect)
        path.addQuadCurve(to: point(innerRadius + innerCorner, inside.0, rect), control: point(innerRadius, inside.0, rect))
      } else {
        path.addLine(to: point(inset, angle((start + end) / 2), rect))
      }
      path.addLine(to: point(radii.outer - corner, outside.0, rect))
      path.addQuadCurve(to: point(radii.outer, outside.0 + turn, rect), control: point(radii.outer, outside.0, rect))
      path.closeSubpath()
    }
  }

  /// An arc by curves, each of no more than an eighth of a turn.
  nonisolated private func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double, _ rect: CGRect) {
    let count = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
    let step = (to - from) / Double(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (first, last) = (from + step * Double(index), from + step * Double(index + 1))
      let (begin, end) = (point(radius, first, rect), point(radius, last, rect))
      path.addCurve(
        to: end, control1: CGPoint(x: begin.x - sin(first) * handle, y: begin.y + cos(first) * handle),
        control2: CGPoint(x: end.x + sin(last) * handle, y: end.y - cos(last) * handle))
    }
  }

  nonisolated private func ring(_ radii: (inner: CGFloat, outer: CGFloat), _ rect: CGRect) -> Path {
    Path { path in
      path.move(to: point(radii.outer, 0, rect))
      arc(&path, radii.outer, 0, 2 * .pi, rect)
      path.closeSubpath()
      guard radii.inner > 0 else { return }
      path.move(to: point(radii.inner, 0, rect))
      arc(&path, radii.inner, 2 * .pi, 0, rect)
      path.closeSubpath()
    }
  }
}
