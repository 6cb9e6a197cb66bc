import Foundation

extension Path {
  /// How far the control points of a quarter of a circle are from its ends, in radii.
  private static var quarterControl: CGFloat { 0.552_284_749_830_793_6 }

  /// Adds a rectangle as a closed part, from the corner with the smallest coordinates on.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles, each as a closed part.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that just fits into a rectangle, from its right end on.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let unit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi, unit.concatenating(transform), connecting: false)
    closeSubpath()
  }

  /// Adds a rectangle with elliptical corners as a closed part. Neither radius is larger than half the shorter side. Both styles give
  /// quarters of an ellipse.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let corner = CGSize(width: min(cornerSize.width, most), height: min(cornerSize.height, most))
    addRoundedRect(in: rect, corners: Array(repeating: corner, count: 4), transform: transform)
  }

  /// Adds a rectangle with round corners of radii of their own as a closed part. A corner has at most half of each of its sides, or what
  /// its neighbour leaves there, if that is more. Both styles give quarters of a circle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = cornerRadii.fitting(rect.size)
    let corners = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    addRoundedRect(in: rect, corners: corners.map { CGSize(width: $0, height: $0) }, transform: transform)
  }

  /// From the middle of the right side on, clockwise: the corners are bottom right, bottom left, top left, top right.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
    if rect.isNull { return }
    let corners = corners.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    let places: [(x: CGFloat, y: CGFloat, toMiddleX: CGFloat, toMiddleY: CGFloat)] = [
      (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1), (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1),
    ]
    for (place, (corner, size)) in zip(places, corners).enumerated() {
      let center = CGPoint(x: corner.x + corner.toMiddleX * size.width, y: corner.y + corner.toMiddleY * size.height)
      let ellipse = CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y)
      addUnitArc(from: CGFloat(place) * .pi / 2, by: .pi / 2, ellipse.concatenating(transform), connecting: true)
    }
    closeSubpath()
  }

  /// Adds a part of a circle, and a line from the current point to where it begins.
  ///
  /// Where y grows downwards, angles grow clockwise as one sees them; `clockwise` is meant the other way round, as in Core Graphics:
  /// without it the arc runs through growing angles. Angles one turn apart make a whole circle, which is closed; those
  /// further apart one that is not.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    // Measured on macOS 26: neither several turns nor a relative arc of one are closed.
    let isClosed = abs(abs(delta) - turn) < 1e-9
    if abs(delta) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    if isClosed { closeSubpath() }
  }

  /// Adds a part of a circle that is an angle long, and a line from the current point to where it begins. Several turns are one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let length = min(max(delta.radians, -2 * .pi), 2 * .pi)
    addUnitArc(
      from: CGFloat(startAngle.radians), by: CGFloat(length), circle.concatenating(transform), connecting: true)
  }

  /// Adds a part of a circle that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`; and a
  /// line from the current point to where it begins. Where there is no such circle, a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let first = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = (first.length, second.length)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1)
    let half = acos(Double(min(max(cosine, -1), 1))) / 2
    let distance = radius / CGFloat(tan(half))
    let begin = CGPoint(x: tangent1End.x + first.dx / lengths.0 * distance, y: tangent1End.y + first.dy / lengths.0 * distance)
    let end = CGPoint(x: tangent1End.x + second.dx / lengths.1 * distance, y: tangent1End.y + second.dy / lengths.1 * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - side * first.dy / lengths.0 * radius, y: begin.y + side * first.dx / lengths.0 * radius)
    let start = atan2(Double(begin.y - center.y), Double(begin.x - center.x))
    let finish = atan2(Double(end.y - center.y), Double(end.x - center.x))
    addArc(
      center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: finish), clockwise: cross > 0,
      transform: transform)
  }

  /// Adds a part of the unit circle, mapped by a transform, as quarters of a turn and what remains of it.
  private mutating func addUnitArc(from start: CGFloat, by delta: CGFloat, _ transform: CGAffineTransform, connecting: Bool) {
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle)))) }
    let first = point(start).applying(transform)
    if let current = currentPoint, connecting {
      if abs(current.x - first.x) > 1e-9 || abs(current.y - first.y) > 1e-9 { addLine(to: first) }
    } else {
      move(to: first)
    }
    guard delta.isFinite, delta != 0 else { return }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-6).rounded(.up)))
    let quarter: CGFloat = delta < 0 ? -.pi / 2 : .pi / 2
    for index in 0..<count {
      let from = start + CGFloat(index) * quarter
      let to = index == count - 1 ? start + delta : from + quarter
      let isQuarter = abs(to - from - quarter) < 1e-9
      let control = isQuarter ? (delta < 0 ? -1 : 1) * Self.quarterControl : CGFloat(4.0 / 3 * tan(Double(to - from) / 4))
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end.applying(transform),
        control1: CGPoint(x: begin.x - control * begin.y, y: begin.y + control * begin.x).applying(transform),
        control2: CGPoint(x: end.x + control * end.y, y: end.y - control * end.x).applying(transform))
    }
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
