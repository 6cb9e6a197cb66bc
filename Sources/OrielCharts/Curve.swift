import SwiftUICore

/// Lines from point to point.
enum Curve {
  /// Adds a line to a path: from its first point, or with a straight line to that.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, continues: Bool = false) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart:
      for (before, after) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: before.x, y: after.y))
        path.addLine(to: after)
      }
    case .stepEnd:
      for (before, after) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: after.x, y: before.y))
        path.addLine(to: after)
      }
    case .stepCenter:
      for (before, after) in zip(points, points.dropFirst()) {
        let middle = (before.x + after.x) / 2
        path.addLine(to: CGPoint(x: middle, y: before.y))
        path.addLine(to: CGPoint(x: middle, y: after.y))
        path.addLine(to: after)
      }
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension):
      addSpline(points, to: &path) { before, from, to, after in
        let factor = (1 - tension) / 6
        return (
          CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
          CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor)
        )
      }
    case .catmullRom(let alpha): addSpline(points, to: &path) { catmullRom($0, $1, $2, $3, alpha) }
    }
  }

  private static func addSpline(
    _ points: [CGPoint], to path: inout Path, controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      let (first, second) = controls(before, from, to, after)
      path.addCurve(to: to, control1: first, control2: second)
    }
  }

  private static func catmullRom(
    _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ alpha: Double
  ) -> (CGPoint, CGPoint) {
    func distance(_ one: CGPoint, _ other: CGPoint) -> Double { pow(hypot(one.x - other.x, one.y - other.y), alpha) }
    let (a, b, c) = (distance(before, from), distance(from, to), distance(to, after))
    var (first, second) = (from, to)
    if a > 1e-6 {
      let (sum, divisor) = (2 * a * a + 3 * a * b + b * b, 3 * a * (a + b))
      first.x = (from.x * sum - before.x * b * b + to.x * a * a) / divisor
      first.y = (from.y * sum - before.y * b * b + to.y * a * a) / divisor
    }
    if c > 1e-6 {
      let (sum, divisor) = (2 * c * c + 3 * c * b + b * b, 3 * c * (c + b))
      second.x = (to.x * sum + from.x * c * c - after.x * b * b) / divisor
      second.y = (to.y * sum + from.y * c * c - after.y * b * b) / divisor
    }
    return (first, second)
  }

  /// By Fritsch and Carlson, as Steffen has simplified it: no point between two others is beyond both.
  private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { before, after in
      after.x == before.x ? 0 : (after.y - before.y) / (after.x - before.x)
    }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    for index in 1..<max(1, points.count - 1) {
      let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0, left + right != 0 else { continue }
      let mean = (before * right + after * left) / (left + right)
      tangents[index] = (before < 0 ? -2 : 2) * min(abs(before), abs(after), abs(mean) / 2)
    }
    tangents[0] = points.count > 2 ? (3 * slopes[0] - tangents[1]) / 2 : slopes[0]
    let last = points.count - 1
    tangents[last] = points.count > 2 ? (3 * slopes[last - 1] - tangents[last - 1]) / 2 : slopes[last - 1]
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
    }
  }
}

/// A line through points. It moves to others as long as they are as many.
struct LineShape: Shape {
  nonisolated var points: PointList
  let method: InterpolationMethod

  nonisolated var animatableData: PointList {
    get { points }
    set { points = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path { Path { Curve.add(points.points, method, to: &$0) } }
}

/// An area between two lines of as many points: the upper ones first.
struct AreaShape: Shape {
  nonisolated var points: PointList
  let method: InterpolationMethod

  nonisolated var animatableData: PointList {
    get { points }
    set { points = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let points = points.points
    guard points.count > 1 else { return Path() }
    return Path { path in
      Curve.add(Array(points.prefix(points.count / 2)), method, to: &path)
      Curve.add(points.suffix(points.count / 2).reversed(), method.backwards, to: &path, continues: true)
      path.closeSubpath()
    }
  }
}

extension InterpolationMethod {
  /// What draws the same line from its end.
  var backwards: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

/// Points that change together.
struct PointList: VectorArithmetic {
  var points: [CGPoint]

  static var zero: PointList { PointList(points: []) }

  static func + (left: PointList, right: PointList) -> PointList {
    joined(left, right) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }
  static func - (left: PointList, right: PointList) -> PointList {
    joined(left, right) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }

  /// An empty list stands for zeros; of lists of different lengths, between which there is no way, the left one counts.
  private static func joined(_ left: PointList, _ right: PointList, _ join: (CGPoint, CGPoint) -> CGPoint) -> PointList {
    if right.points.isEmpty { return left }
    let from = left.points.isEmpty ? [CGPoint](repeating: .zero, count: right.points.count) : left.points
    guard from.count == right.points.count else { return left }
    return PointList(points: zip(from, right.points).map(join))
  }

  mutating func scale(by factor: Double) {
    for index in points.indices { points[index] = CGPoint(x: points[index].x * factor, y: points[index].y * factor) }
  }
  var magnitudeSquared: Double { points.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } }
}
