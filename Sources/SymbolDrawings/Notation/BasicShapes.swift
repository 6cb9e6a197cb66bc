extension SymbolPath {
  /// How far the handles of a quarter of a circle reach, for a radius of 1.
  private static let quarterHandle = 0.5523

  /// An ellipse.
  init(centre: GridPoint, radii: GridPoint) {
    self.init()
    let (dx, dy) = (radii.x * Self.quarterHandle, radii.y * Self.quarterHandle)
    let (top, bottom) = (centre.y - radii.y, centre.y + radii.y)
    let (left, right) = (centre.x - radii.x, centre.x + radii.x)
    move(to: GridPoint(centre.x, top))
    curve(GridPoint(centre.x + dx, top), GridPoint(right, centre.y - dy), to: GridPoint(right, centre.y))
    curve(GridPoint(right, centre.y + dy), GridPoint(centre.x + dx, bottom), to: GridPoint(centre.x, bottom))
    curve(GridPoint(centre.x - dx, bottom), GridPoint(left, centre.y + dy), to: GridPoint(left, centre.y))
    curve(GridPoint(left, centre.y - dy), GridPoint(centre.x - dx, top), to: GridPoint(centre.x, top))
    close()
  }

  /// A rectangle with round corners.
  init(origin: GridPoint, width: Double, height: Double, radius: Double) {
    self.init(
      corners: [
        Corner(origin, radius), Corner(origin + GridPoint(width, 0), radius),
        Corner(origin + GridPoint(width, height), radius), Corner(origin + GridPoint(0, height), radius),
      ], isClosed: true)
  }

  /// A part of a circle between two angles in degrees, clockwise if the second is greater.
  init(centre: GridPoint, radius: Double, from first: Double, to last: Double) {
    self.init()
    let pieces = max(1, (abs(last - first) / 90).rounded(.up))
    let step = (last - first) / pieces
    // The handles of a piece are as long as 4/3 of the tangent of a quarter of its angle.
    let quarter = GridPoint(degrees: step / 4)
    let handle = 4 / 3 * quarter.y / quarter.x
    var from = GridPoint(degrees: first)
    move(to: centre + from * radius)
    for piece in 1...Int(pieces) {
      let to = GridPoint(degrees: first + Double(piece) * step)
      curve(
        centre + (from + from.quarterTurn * handle) * radius, centre + (to - to.quarterTurn * handle) * radius,
        to: centre + to * radius)
      from = to
    }
  }

  /// A star, or a polygon with equal sides where both radii are the same circle's.
  init(points: Int, centre: GridPoint, outer: Double, inner: Double?, radius: Double) {
    let step = 180 / Double(points)
    var corners: [Corner] = []
    for index in 0..<points {
      let angle = Double(index) * 2 * step - 90
      corners.append(Corner(centre + GridPoint(degrees: angle) * outer, radius))
      if let inner { corners.append(Corner(centre + GridPoint(degrees: angle + step) * inner, radius)) }
    }
    self.init(corners: corners, isClosed: true)
  }

  /// The outline of a gear wheel, whose teeth are narrower outside.
  init(teeth: Int, centre: GridPoint, outer: Double, inner: Double, radius: Double) {
    let step = 360 / Double(teeth)
    var corners: [Corner] = []
    for index in 0..<teeth {
      let angle = Double(index) * step - 90
      for (part, distance) in [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)] {
        corners.append(Corner(centre + GridPoint(degrees: angle + part * step) * distance, radius))
      }
    }
    self.init(corners: corners, isClosed: true)
  }

  /// An arc of a circle from the current point, as in the path notation of SVG.
  mutating func arc(radius: Double, isLarge: Bool, isClockwise: Bool, to end: GridPoint) {
    let chord = end - current
    let half = chord.length / 2
    let radius = max(radius, half)
    let normal = chord.direction.quarterTurn * (isClockwise ? 1 : -1)
    let distance = (radius * radius - half * half).squareRoot() * (isLarge ? -1 : 1)
    let centre = (current + end) * 0.5 + normal * distance
    let middle = centre - normal * radius
    halfArc(centre: centre, radius: radius, isClockwise: isClockwise, to: middle)
    halfArc(centre: centre, radius: radius, isClockwise: isClockwise, to: end)
  }

  /// An arc of at most half a circle, in two curves.
  private mutating func halfArc(centre: GridPoint, radius: Double, isClockwise: Bool, to end: GridPoint) {
    let outwards = (end - current).direction.quarterTurn * (isClockwise ? -1 : 1)
    for point in [centre + outwards * radius, end] {
      let (from, to) = ((current - centre).direction, (point - centre).direction)
      // Handles from the tangent of a quarter of the angle, by way of the tangent of its half.
      let cosine = min(max(from.dot(to), -1), 1)
      let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
      guard tangent > 0.0001 else { continue }
      let handle = 4 / 3 * ((1 + tangent * tangent).squareRoot() - 1) / tangent * radius * (isClockwise ? 1 : -1)
      curve(current + from.quarterTurn * handle, point - to.quarterTurn * handle, to: point)
    }
  }
}
