import Foundation
import RandomInput
import Testing

@testable import SwiftUICore

@Suite("Operations on paths") struct PathOperationTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The area that a path without crossings surrounds.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    for part in path.flattened() {
      for (start, end) in part.closed.sides { sum += (start.x * end.y - end.x * start.y) / 2 }
    }
    return sum
  }

  @Test("two squares have the areas that they should")
  func squares() {
    let (square, other) = (Self.square, Self.other)
    #expect(abs(area(square.union(other)) - 175) < 1e-3)
    #expect(abs(area(square.intersection(other)) - 25) < 1e-3)
    #expect(abs(area(square.subtracting(other)) - 75) < 1e-3)
    #expect(abs(area(square.symmetricDifference(other)) - 150) < 1e-3)
    #expect(square.intersection(other).boundingRect.insetBy(dx: 1e-4, dy: 1e-4).minX > 5)
    #expect(square.intersection(Self.square.offsetBy(dx: 20, dy: 0)).isEmpty)
    #expect(square.subtracting(square).isEmpty && square.symmetricDifference(square).isEmpty)
    #expect(abs(area(square.union(square)) - 100) < 1e-3)
    // Side by side they become one, without the side between them.
    let wide = square.union(Self.square.offsetBy(dx: 10, dy: 0))
    #expect(abs(area(wide) - 200) < 1e-3 && wide.elements.count == 5, "\(wide)")
  }

  @Test("a hole runs the other way round, so that both ways to fill show it")
  func holes() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    for eoFill in [false, true] {
      #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: eoFill))
      #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: eoFill))
    }
    #expect(abs(area(ring) - .pi * 75) < 1)
  }

  @Test("normalized, a path has no crossings, and is filled both ways as it was with the rule that was asked for")
  func normalized() {
    var star = Path()
    for corner in 0..<5 {
      let angle = Double(corner) * 0.8 * Double.pi
      let point = CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.contains(middle) && !star.contains(middle, eoFill: true))
    #expect(!star.normalized().contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle) && star.normalized(eoFill: false).contains(middle, eoFill: true))
    #expect(star.normalized(eoFill: false).elements.count == 11)
  }

  @Test("lines are cut where they enter and leave an area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(Self.square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(Self.square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    #expect(line.lineIntersection(Self.square.offsetBy(dx: 0, dy: 20)).isEmpty)
  }

  private func polygon(_ generator: inout SeededGenerator, isRough: Bool) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var points: [CGPoint] = []
      for _ in 0..<Int.random(in: 3...9, using: &generator) {
        let (x, y) = (Double.random(in: 0...6, using: &generator), Double.random(in: 0...6, using: &generator))
        // On few places, so that corners lie on sides and sides on sides.
        points.append(isRough ? CGPoint(x: x.rounded(), y: y.rounded()) : CGPoint(x: x, y: y))
      }
      path.addLines(points)
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }

  /// How far a point is from the nearest line.
  private func distance(_ point: CGPoint, _ path: Path) -> CGFloat {
    var nearest = CGFloat.infinity
    for part in path.flattened() {
      for (start, end) in part.closed.sides {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        let along = (point.x - start.x) * x + (point.y - start.y) * y
        let place = length == 0 ? 0 : min(max(along / length, 0), 1)
        nearest = min(nearest, hypot(start.x + place * x - point.x, start.y + place * y - point.y))
      }
    }
    return nearest
  }

  @Test("what lies in random polygons lies in what they make, and nothing else", arguments: [false, true])
  func randomPolygons(isRough: Bool) {
    let fuzzing = Fuzzing("path-operations", runs: 150)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let (first, second) = (polygon(&generator, isRough: isRough), polygon(&generator, isRough: isRough))
      let isEvenOdd = Bool.random(using: &generator)
      let results = [
        first.union(second, eoFill: isEvenOdd), first.intersection(second, eoFill: isEvenOdd),
        first.subtracting(second, eoFill: isEvenOdd), first.symmetricDifference(second, eoFill: isEvenOdd),
        first.normalized(eoFill: isEvenOdd),
      ]
      for _ in 0..<60 {
        let (x, y) = (Double.random(in: -1...7, using: &generator), Double.random(in: -1...7, using: &generator))
        let point = CGPoint(x: x, y: y)
        guard distance(point, first) > 1e-4, distance(point, second) > 1e-4 else { continue }
        let (inFirst, inSecond) = (first.contains(point, eoFill: isEvenOdd), second.contains(point, eoFill: isEvenOdd))
        let expected = [inFirst || inSecond, inFirst && inSecond, inFirst && !inSecond, inFirst != inSecond, inFirst]
        for eoFill in [false, true] {
          let found = results.map { $0.contains(point, eoFill: eoFill) }
          #expect(found == expected, "\(fuzzing.place(run)): \(point)\n\(first)\n\(second)")
        }
      }
    }
  }

  @Test("points that are no numbers take no part")
  func extremes() {
    for number in [CGFloat.nan, .infinity, 1e300, -1e308] {
      var odd = Path()
      odd.addLines([.zero, CGPoint(x: number, y: 1), CGPoint(x: 3, y: number)])
      _ = odd.union(Self.square)
      _ = odd.lineIntersection(Self.square)
      if !number.isFinite { #expect(abs(area(Self.square.union(odd)) - 100) < 1e-3) }
    }
    #expect(Path().union(Path()).isEmpty)
    #expect(abs(area(Self.square.union(Path())) - 100) < 1e-3)
  }

  @Test("shapes make shapes in the rectangle that both get")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let lens = Circle().intersection(Circle().offset(x: 10)).path(in: rect)
    #expect(lens.contains(CGPoint(x: 15, y: 10)) && !lens.contains(CGPoint(x: 5, y: 10)))
    let moon = Circle().subtracting(Circle().offset(x: 10)).path(in: rect)
    #expect(moon.contains(CGPoint(x: 5, y: 10)) && !moon.contains(CGPoint(x: 15, y: 10)))
    #expect(Circle().union(Rectangle()).path(in: rect).contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(!Circle().symmetricDifference(Rectangle()).path(in: rect).contains(CGPoint(x: 10, y: 10)))
    #expect(Rectangle().lineIntersection(Circle().offset(y: 10)).path(in: rect).boundingRect.minY > 9)
    #expect(Rectangle().lineSubtraction(Circle().offset(y: 10)).path(in: rect).boundingRect == rect)
  }
}
