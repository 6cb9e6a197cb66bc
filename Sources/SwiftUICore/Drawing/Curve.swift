import Foundation

/// A line or a curve of a path by itself.
struct Curve {
  /// Two, three or four: the ends, and the control points between them.
  private let controls: [CGPoint]

  init(_ controls: CGPoint...) {
    self.controls = controls
  }

  private init(controls: [CGPoint]) {
    self.controls = controls
  }

  var start: CGPoint { controls[0] }
  var end: CGPoint { controls[controls.count - 1] }

  /// The step of a path that draws it.
  var element: Path.Element {
    switch controls.count {
    case 2: .line(to: controls[1])
    case 3: .quadCurve(to: controls[2], control: controls[1])
    default: .curve(to: controls[3], control1: controls[1], control2: controls[2])
    }
  }

  /// The point at a time from 0 to 1.
  func point(at time: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 { points = Self.between(points, time) }
    return points[0]
  }

  /// The points between neighbours.
  private static func between(_ points: [CGPoint], _ time: CGFloat) -> [CGPoint] {
    zip(points, points.dropFirst()).map { left, right in
      CGPoint(x: left.x + (right.x - left.x) * time, y: left.y + (right.y - left.y) * time)
    }
  }

  /// The part between two times.
  func part(from first: CGFloat, to last: CGFloat) -> Curve {
    if first <= 0, last >= 1 { return self }
    let rest = first <= 0 ? self : split(at: first).after
    return last >= 1 ? rest : rest.split(at: (last - first) / (1 - first)).before
  }

  private func split(at time: CGFloat) -> (before: Curve, after: Curve) {
    var points = controls
    var before = [points[0]]
    var after = [points[points.count - 1]]
    while points.count > 1 {
      points = Self.between(points, time)
      before.append(points[0])
      after.append(points[points.count - 1])
    }
    return (Curve(controls: before), Curve(controls: after.reversed()))
  }

  /// Points on it, with both ends: so many that straight lines between them look like the curve.
  var points: [CGPoint] {
    guard controls.count > 2 else { return controls }
    // The polygon of the controls is never shorter than the curve, and how far it bends says how fine the lines must be.
    let bend = zip(zip(controls, controls.dropFirst()), controls.dropFirst(2)).map { ends, last in
      CGVector(dx: ends.0.x - 2 * ends.1.x + last.x, dy: ends.0.y - 2 * ends.1.y + last.y).length
    }
    // Of 4 and NaN the larger one is 4.
    let count = Int(min(max(4, ((bend.max() ?? 0) * 7).squareRoot().rounded(.up)), 256))
    return (0...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  var length: CGFloat { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The time at which a length from the start has been drawn.
  func time(at length: CGFloat) -> CGFloat {
    let points = points
    var rest = length
    for (index, (point, next)) in zip(points, points.dropFirst()).enumerated() {
      let step = point.distance(to: next)
      if rest <= step, step > 0 { return (CGFloat(index) + rest / step) / CGFloat(points.count - 1) }
      rest -= step
    }
    return 1
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { CGVector(dx: other.x - x, dy: other.y - y).length }
}
