import Foundation

/// The sides of several areas laid over each other: cut where they meet, each knowing in which areas lies what is to its left and
/// right. From these follow unions, intersections and the like.
///
/// Points lie on a grid with four million lines in each direction, so that all decisions are made with whole numbers, and are right.
struct PolygonOverlay {
  /// A point of the grid.
  private struct Point: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (left: Point, right: Point) -> Bool { left.x == right.x ? left.y < right.y : left.x < right.x }
  }

  /// A side between two points, the smaller one first; with how often each area's outline runs along it, less how often against it.
  private struct Side {
    var start: Point
    var end: Point
    var windings: [Int]

    var low: Int { min(start.y, end.y) }
    var high: Int { max(start.y, end.y) }
  }

  private static let gridSize = 4_194_304.0

  private let isEvenOdd: Bool
  private var sides: [Side] = []
  private var origin = CGPoint.zero
  private var step = 1.0

  init(_ paths: [Path], isEvenOdd: Bool) {
    self.isEvenOdd = isEvenOdd
    // What is no number has no place.
    let areas = paths.map { path in
      path.flattened(fineness: 10).filter { part in part.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
    let points = areas.joined().flatMap(\.points)
    guard let left = points.map(\.x).min(), let top = points.map(\.y).min(), let right = points.map(\.x).max(),
      let bottom = points.map(\.y).max(), max(right - left, bottom - top) > 0, (right - left).isFinite, (bottom - top).isFinite
    else { return }
    origin = CGPoint(x: left, y: top)
    step = max(right - left, bottom - top) / Self.gridSize
    for (index, area) in areas.enumerated() {
      for part in area {
        for (start, end) in part.closed.sides {
          var windings = [Int](repeating: 0, count: areas.count)
          windings[index] = 1
          sides.append(Side(start: onGrid(start), end: onGrid(end), windings: windings))
        }
      }
    }
    sides = Self.joined(sides)
    // Points that move to the grid may bend sides over others, so it is done until nothing is cut any more: nearly always twice.
    for _ in 0..<16 { if !cut() { break } }
  }

  private func onGrid(_ point: CGPoint) -> Point {
    Point(x: Int(((point.x - origin.x) / step).rounded()), y: Int(((point.y - origin.y) / step).rounded()))
  }

  private func offGrid(_ point: Point) -> CGPoint {
    CGPoint(x: origin.x + Double(point.x) * step, y: origin.y + Double(point.y) * step)
  }

  /// Twice the area of a triangle: positive where the last point is on the one side of the line through the others, zero on it.
  private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  // MARK: Cutting

  /// Sides in one direction, and those between the same points as one; none without length or effect.
  private static func joined(_ sides: [Side]) -> [Side] {
    var places: [[Point]: Int] = [:]
    var joined: [Side] = []
    for var side in sides where side.start != side.end {
      if side.end < side.start {
        swap(&side.start, &side.end)
        side.windings = side.windings.map { -$0 }
      }
      if let place = places[[side.start, side.end]] {
        for index in side.windings.indices { joined[place].windings[index] += side.windings[index] }
      } else {
        places[[side.start, side.end]] = joined.count
        joined.append(side)
      }
    }
    return joined.filter { $0.windings.contains { $0 != 0 } }
  }

  /// Cuts sides where others meet them. Returns whether there was anything to cut.
  private mutating func cut() -> Bool {
    let order = sides.indices.sorted { sides[$0].start.x < sides[$1].start.x }
    var cuts: [Int: Set<Point>] = [:]
    var active: [Int] = []
    for index in order {
      let side = sides[index]
      active.removeAll { sides[$0].end.x < side.start.x }
      for other in active where sides[other].low <= side.high && sides[other].high >= side.low {
        for point in Self.meetings(side, sides[other]) {
          if point != side.start, point != side.end { cuts[index, default: []].insert(point) }
          if point != sides[other].start, point != sides[other].end { cuts[other, default: []].insert(point) }
        }
      }
      active.append(index)
    }
    if cuts.isEmpty { return false }
    var pieces: [Side] = []
    for (index, side) in sides.enumerated() {
      var start = side.start
      for point in Self.sorted(cuts[index] ?? [], along: side) + [side.end] {
        pieces.append(Side(start: start, end: point, windings: side.windings))
        start = point
      }
    }
    sides = Self.joined(pieces)
    return true
  }

  private static func sorted(_ points: Set<Point>, along side: Side) -> [Point] {
    func distance(_ point: Point) -> Int {
      (point.x - side.start.x) * (side.end.x - side.start.x) + (point.y - side.start.y) * (side.end.y - side.start.y)
    }
    return points.sorted { distance($0) < distance($1) }
  }

  /// Points in which two sides meet.
  private static func meetings(_ side: Side, _ other: Side) -> [Point] {
    let ends = (turn(other.start, other.end, side.start), turn(other.start, other.end, side.end))
    let others = (turn(side.start, side.end, other.start), turn(side.start, side.end, other.end))
    var points: [Point] = []
    if ends.0 == 0, isWithin(side.start, other) { points.append(side.start) }
    if ends.1 == 0, isWithin(side.end, other) { points.append(side.end) }
    if others.0 == 0, isWithin(other.start, side) { points.append(other.start) }
    if others.1 == 0, isWithin(other.end, side) { points.append(other.end) }
    guard points.isEmpty, ends.0.signum() * ends.1.signum() < 0, others.0.signum() * others.1.signum() < 0 else { return points }
    let part = Double(ends.0) / (Double(ends.0) - Double(ends.1))
    return [
      Point(
        x: side.start.x + Int((Double(side.end.x - side.start.x) * part).rounded()),
        y: side.start.y + Int((Double(side.end.y - side.start.y) * part).rounded()))
    ]
  }

  /// For a point on the line through a side.
  private static func isWithin(_ point: Point, _ side: Side) -> Bool {
    side.start.x <= point.x && point.x <= side.end.x && side.low <= point.y && point.y <= side.high
  }

  // MARK: Areas

  /// The outline of all that lies in the right areas, of which a function decides.
  func path(_ isInside: ([Bool]) -> Bool) -> Path {
    let stripes = Stripes(sides)
    var following: [Point: [Point]] = [:]
    for side in sides {
      let after = windings(besides: side, stripes)
      // A side that runs upwards, or lies flat, counts the other way round on the way across it.
      let sign = side.end.y > side.start.y ? 1 : -1
      let before = zip(after, side.windings).map { $0 + sign * $1 }
      let (isInAfter, isInBefore) = (isInside(after.map(isIn)), isInside(before.map(isIn)))
      guard isInAfter != isInBefore else { continue }
      // What is inside lies always on the same side of the outline.
      if isInBefore == (sign > 0) {
        following[side.start, default: []].append(side.end)
      } else {
        following[side.end, default: []].append(side.start)
      }
    }
    return outline(&following)
  }

  private func isIn(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }

  /// How often the outlines run around what lies right beside a side's middle: to the right of it, and below one that lies flat.
  private func windings(besides side: Side, _ stripes: Stripes) -> [Int] {
    var windings = [Int](repeating: 0, count: side.windings.count)
    // Twice as fine a grid has all middles.
    let middle = Point(x: side.start.x + side.end.x, y: side.start.y + side.end.y)
    let isFlat = side.start.y == side.end.y
    stripes.forEach(isFlat ? middle.x : middle.y, isAcross: isFlat) { index in
      let other = sides[index]
      let (start, end) = (Point(x: 2 * other.start.x, y: 2 * other.start.y), Point(x: 2 * other.end.x, y: 2 * other.end.y))
      let isForward = isFlat ? start.x <= middle.x : start.y <= middle.y
      guard isForward != (isFlat ? end.x <= middle.x : end.y <= middle.y) else { return }
      // Sides do not cross, so it lies wholly behind the middle or before it.
      let turn = Self.turn(start, end, middle)
      let sign = isForward == isFlat ? -1 : 1
      guard turn.signum() == sign else { return }
      for place in windings.indices { windings[place] += sign * other.windings[place] }
    }
    return windings
  }

  private func outline(_ following: inout [Point: [Point]]) -> Path {
    var path = Path()
    for first in following.keys.sorted() {
      while let second = following[first]?.popLast() {
        var points = [first]
        var point = second
        while point != first, let next = following[point]?.popLast() {
          // A point in the middle of a straight line is none.
          if points.count > 1, Self.turn(points[points.count - 2], points[points.count - 1], point) == 0 { points.removeLast() }
          points.append(point)
          point = next
        }
        if points.count > 2 {
          path.addLines(points.map(offGrid))
          path.closeSubpath()
        }
      }
    }
    return path
  }
}

extension PolygonOverlay {
  /// The sides by the stripes of the grid that they pass through, so that few are asked about a point.
  private struct Stripes {
    private static let count = 256
    private static let width = 2 * Int(gridSize) / count + 1

    private var rows = [[Int]](repeating: [], count: count)
    private var columns = [[Int]](repeating: [], count: count)

    init(_ sides: [Side]) {
      for (index, side) in sides.enumerated() {
        for row in (2 * side.low / Self.width)...(2 * side.high / Self.width) { rows[row].append(index) }
        for column in (2 * side.start.x / Self.width)...(2 * side.end.x / Self.width) { columns[column].append(index) }
      }
    }

    func forEach(_ place: Int, isAcross: Bool, _ body: (Int) -> Void) {
      for index in (isAcross ? columns : rows)[place / Self.width] { body(index) }
    }
  }
}
