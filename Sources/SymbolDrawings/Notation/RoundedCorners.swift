extension SymbolPath {
  /// A corner of a polygon and how round it is.
  struct Corner: Equatable {
    var point: GridPoint
    var radius: Double

    init(_ point: GridPoint, _ radius: Double) {
      self.point = point
      self.radius = radius
    }
  }

  /// Straight lines from corner to corner.
  init(corners: [Corner], isClosed: Bool) {
    self.init()
    let count = corners.count
    for index in corners.indices {
      let corner = corners[index]
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      guard corner.radius > 0, count > 2, !isEnd else {
        reach(corner.point)
        continue
      }
      let before = corners[(index + count - 1) % count].point - corner.point
      let after = corners[(index + 1) % count].point - corner.point
      // A round corner takes at most half of a side, so that the next one has room as well; an open end needs none.
      let isNextToEnd = (!isClosed && index == 1, !isClosed && index == count - 2)
      let room = min(before.length * (isNextToEnd.0 ? 1 : 0.5), after.length * (isNextToEnd.1 ? 1 : 0.5))
      let (from, to) = (before.direction, after.direction)
      let cosine = min(max(from.dot(to), -0.9999), 0.9999)
      let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
      let distance = min(corner.radius / halfTangent, room)
      // The arc turns by what the angle lacks to half a turn.
      let turn = 1 / halfTangent
      let handle = 4 / 3 * ((1 + turn * turn).squareRoot() - 1) / turn * distance * halfTangent
      reach(corner.point + from * distance)
      curve(
        corner.point + from * (distance - handle), corner.point + to * (distance - handle),
        to: corner.point + to * distance)
    }
    if isClosed { close() }
  }

  private mutating func reach(_ point: GridPoint) {
    if elements.isEmpty { move(to: point) } else { line(to: point) }
  }
}
