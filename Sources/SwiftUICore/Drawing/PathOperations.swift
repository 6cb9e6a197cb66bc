import Foundation

// Areas and lines that paths make with each other.
//
// Curves become straight lines first, which are never further than a hundredth of a point from them, and points move by less than
// a millionth of the paths' size. The time grows with the square of the number of lines where all lie close together.
extension Path {
  /// The same area as an outline that does not cross itself: around each part of the area once, and around each hole the other way.
  ///
  /// What lies inside of this path with `eoFill`, lies inside of the new one whichever way that is filled. Curves become straight lines.
  public func normalized(eoFill: Bool = true) -> Path {
    PolygonOverlay([self], isEvenOdd: eoFill).path { $0[0] }
  }

  /// What lies inside of both paths. Curves become straight lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PolygonOverlay([self, other], isEvenOdd: eoFill).path { $0[0] && $0[1] }
  }

  /// What lies inside of this path or of another one. Curves become straight lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PolygonOverlay([self, other], isEvenOdd: eoFill).path { $0[0] || $0[1] }
  }

  /// What lies inside of this path and outside of another one. Curves become straight lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PolygonOverlay([self, other], isEvenOdd: eoFill).path { $0[0] && !$0[1] }
  }

  /// What lies inside of one of the paths and outside of the other one. Curves become straight lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PolygonOverlay([self, other], isEvenOdd: eoFill).path { $0[0] != $0[1] }
  }

  /// The parts of this path's line that lie inside of another path. Curves become straight lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(inside: true, other, eoFill) }

  /// The parts of this path's line that lie outside of another path. Curves become straight lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(inside: false, other, eoFill) }

  private func line(inside: Bool, _ other: Path, _ isEvenOdd: Bool) -> Path {
    let area = other.flattened(fineness: 10)
    var path = Path()
    for part in flattened(fineness: 10) {
      var end: CGPoint?
      for (start, next) in part.sides {
        let cuts = Self.cuts(start, next, area)
        for (first, last) in zip(cuts, cuts.dropFirst()) {
          let middle = CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
          guard Self.contains(middle, area, eoFill: isEvenOdd) == inside else { continue }
          if end != first { path.move(to: first) }
          path.addLine(to: last)
          end = last
        }
      }
    }
    return path
  }

  /// A line's ends, and between them the points at which it crosses the sides of an area, in their order.
  private static func cuts(_ start: CGPoint, _ end: CGPoint, _ area: [Polyline]) -> [CGPoint] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    var times: [CGFloat] = []
    for part in area {
      for (first, last) in part.closed.sides {
        let (sideX, sideY) = (last.x - first.x, last.y - first.y)
        let cross = x * sideY - y * sideX
        guard cross != 0 else { continue }
        let time = ((first.x - start.x) * sideY - (first.y - start.y) * sideX) / cross
        let place = ((first.x - start.x) * y - (first.y - start.y) * x) / cross
        if time > 0, time < 1, place >= 0, place <= 1 { times.append(time) }
      }
    }
    return [start] + times.sorted().map { CGPoint(x: start.x + x * $0, y: start.y + y * $0) } + [end]
  }
}

extension Path.Polyline {
  /// The same with a line from its end to its start.
  var closed: Path.Polyline { Path.Polyline(points: points, isClosed: true) }

  /// Its lines.
  var sides: [(start: CGPoint, end: CGPoint)] {
    guard let first = points.first, let last = points.last else { return [] }
    let sides = zip(points, points.dropFirst()).map { ($0, $1) }
    return isClosed && first != last ? sides + [(last, first)] : sides
  }
}
