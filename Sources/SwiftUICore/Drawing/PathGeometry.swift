import Foundation

extension Path {
  /// The smallest rectangle around all that is drawn: ends and turning points of curves, not their control points. The null rectangle
  /// for an empty path.
  public var boundingRect: CGRect {
    var bounds = Bounds()
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        bounds.add(end)
        (start, current) = (end, end)
      case .line(let end):
        bounds.add(end)
        current = end
      case .quadCurve(let end, let control):
        for time in Self.turns(current.x, control.x, end.x) + Self.turns(current.y, control.y, end.y) {
          bounds.add(Curve(current, control, end).point(at: time))
        }
        bounds.add(end)
        current = end
      case .curve(let end, let control1, let control2):
        let curve = Curve(current, control1, control2, end)
        for time in Self.turns(current.x, control1.x, control2.x, end.x) + Self.turns(current.y, control1.y, control2.y, end.y) {
          bounds.add(curve.point(at: time))
        }
        bounds.add(end)
        current = end
      case .closeSubpath: current = start
      }
    }
    return bounds.rect
  }

  /// Whether a point lies inside. By default inside is what the outline turns around in total; with `eoFill`, what an odd number of
  /// outlines lie around. Open parts count as closed. O(length).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { Self.contains(p, flattened(), eoFill: eoFill) }

  /// The same for the parts of a path.
  static func contains(_ p: CGPoint, _ parts: [Polyline], eoFill: Bool) -> Bool {
    var winding = 0
    for part in parts {
      guard var last = part.points.last else { continue }
      for point in part.points {
        if (last.y <= p.y) != (point.y <= p.y) {
          let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
          if x > p.x { winding += point.y > last.y ? 1 : -1 }
        }
        last = point
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part of this path between two fractions of its length, from 0 to 1. Nothing, where the first is not the smaller one.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let pieces = curves()
    let lengths = pieces.map(\.curve.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Path() }
    let (begin, end) = (from * total, to * total)
    var path = Path()
    var position: CGFloat = 0
    for (piece, length) in zip(pieces, lengths) {
      defer { position += length }
      guard length > 0, position < end, position + length > begin else { continue }
      let first = position >= begin ? 0 : piece.curve.time(at: begin - position)
      let last = position + length <= end ? 1 : piece.curve.time(at: end - position)
      let part = piece.curve.part(from: first, to: last)
      if path.currentPoint == nil || piece.isFirst || first > 0 { path.move(to: part.start) }
      path.add(part.element)
    }
    return path
  }

  // MARK: Pieces

  /// All lines and curves, and whether each is the first of its part. Closing lines are lines.
  func curves() -> [(curve: Curve, isFirst: Bool)] {
    var pieces: [(curve: Curve, isFirst: Bool)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isFirst = true
    func add(_ curve: Curve) {
      pieces.append((curve, isFirst))
      isFirst = false
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        isFirst = true
      case .line(let end): add(Curve(current, end))
      case .quadCurve(let end, let control): add(Curve(current, control, end))
      case .curve(let end, let control1, let control2): add(Curve(current, control1, control2, end))
      case .closeSubpath:
        if current != start { add(Curve(current, start)) }
        // What is drawn next is a part of its own, which begins there.
        isFirst = true
      }
    }
    return pieces
  }

  /// A part of a path as straight lines.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The parts as straight lines. See `Curve.points(fineness:)`.
  func flattened(fineness: CGFloat = 1) -> [Polyline] {
    var parts: [Polyline] = []
    // A closed part has ended: what is drawn next is a part of its own, which begins where that did.
    func begin() -> CGPoint {
      let last = parts[parts.count - 1]
      if last.isClosed { parts.append(Polyline(points: [last.points[0]])) }
      return parts[parts.count - 1].points.last!
    }
    func add(_ curve: Curve) { parts[parts.count - 1].points += curve.points(fineness: fineness).dropFirst() }
    for element in elements {
      switch element {
      case .move(let end): parts.append(Polyline(points: [end]))
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let end): add(Curve(begin(), end))
      case .quadCurve(let end, let control): add(Curve(begin(), control, end))
      case .curve(let end, let control1, let control2): add(Curve(begin(), control1, control2, end))
      }
    }
    return parts
  }

  /// Where a quadratic curve turns back along one axis.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let divisor = a - 2 * b + c
    return divisor == 0 ? [] : inside([(a - b) / divisor])
  }

  /// Where a cubic curve turns back along one axis.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (square, linear, constant) = (3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a))
    if abs(square) < 1e-12 { return linear == 0 ? [] : inside([-constant / linear]) }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return inside([(-linear + root) / (2 * square), (-linear - root) / (2 * square)])
  }

  private static func inside(_ times: [CGFloat]) -> [CGFloat] { times.filter { $0 > 0 && $0 < 1 } }

  private struct Bounds {
    var rect = CGRect.null

    mutating func add(_ point: CGPoint) {
      if rect.isNull {
        rect = CGRect(origin: point, size: .zero)
        return
      }
      let (left, top) = (min(rect.minX, point.x), min(rect.minY, point.y))
      rect = CGRect(x: left, y: top, width: max(rect.maxX, point.x) - left, height: max(rect.maxY, point.y) - top)
    }
  }
}
