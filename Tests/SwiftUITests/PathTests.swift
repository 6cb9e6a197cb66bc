import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite("Paths") struct PathTests {
  private func isNear(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
      && abs(left.width - right.width) < tolerance && abs(left.height - right.height) < tolerance
  }

  private func isNear(_ left: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    left.map { abs($0.x - x) < tolerance && abs($0.y - y) < tolerance } ?? false
  }

  @Test("steps are kept in their order, and described by numbers and letters")
  func description() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull && path.description.isEmpty)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty, "a line needs a point from which it begins")
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q 11 12 13 14 9 10 c h")
    #expect(Path(path.description) == path)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var steps = 0
    path.forEach({ _ in steps += 1 })
    #expect(steps == 5)
  }

  @Test(
    "points that are no numbers, or beyond all, make odd paths and no crash", arguments: [CGFloat.nan, .infinity, 1e300, -1e308])
  func extremes(number: CGFloat) {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: number, y: 1))
    path.addCurve(to: CGPoint(x: number, y: number), control1: CGPoint(x: 1, y: number), control2: CGPoint(x: number, y: -number))
    path.addArc(
      center: .zero, radius: 5, startAngle: Angle(radians: number), endAngle: Angle(degrees: number), clockwise: false)
    path.addRelativeArc(center: .zero, radius: number, startAngle: .zero, delta: Angle(radians: number))
    path.addLine(to: CGPoint(x: 5, y: 5))
    _ = path.contains(CGPoint(x: number, y: 1e6))
    #expect(!path.boundingRect.isNull)
    _ = path.trimmedPath(from: 0.1, to: 0.9)
    for join in [CGLineJoin.round, .miter] {
      _ = path.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: join, dash: [4, 2]))
      let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
      let style = StrokeStyle(lineWidth: abs(number), lineCap: .round, lineJoin: join)
      #expect(square.strokedPath(style).isEmpty == !number.isFinite)
    }
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
  }

  @Test("text that is no description is refused", arguments: ["1 m", "1 2 x", "m", "1 2", "1 2 3 m", "1 2 m nan 3 l", "h h 4"])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }

  @Test("what comes after a closed part begins where that began")
  func afterClosing() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "1 2 m 4 2 l 4 6 l 1 6 l h 9 9 l")
  }

  @Test("a rectangle around it knows where curves turn, not where their control points are")
  func bounds() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(isNear(Path(ellipseIn: box).boundingRect, box))
    #expect(isNear(Path(roundedRect: box, cornerRadius: 8).boundingRect, box))
    #expect(isNear(Path(roundedRect: box, cornerRadius: 800).boundingRect, box))
    var arch = Path()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(isNear(arch.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test("inside is what the outline turns around; with the even-odd rule holes stay")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(!path.contains(CGPoint(x: 101, y: 50)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 85, y: 85)) && !circle.contains(CGPoint(x: 90, y: 90)))
  }

  @Test("an arc runs through growing angles unless it is clockwise, and a whole turn is a circle either way")
  func arcs() {
    func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
      Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
      }
    }
    let quarter = arc(0, 90, clockwise: false)
    #expect(isNear(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(quarter.currentPoint, 0, 10))
    let rest = arc(0, 90, clockwise: true)
    #expect(isNear(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(isNear(rest.currentPoint, 0, 10))
    for clockwise in [true, false] {
      let circle = arc(0, 360, clockwise: clockwise)
      #expect(isNear(circle.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }
    var line = Path()
    line.move(to: CGPoint(x: 50, y: 0))
    line.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(isNear(line.currentPoint, 0, -10))
    #expect(line.description.hasPrefix("50 0 m 10 0 l"))
  }

  @Test("an arc between tangents touches both lines")
  func tangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(isNear(path.currentPoint, 100, 20))
    #expect(path.description.hasPrefix("0 0 m 80 0 l"))
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20)))
    path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 80), radius: 20)
    #expect(isNear(path.currentPoint, 100, 50), "there is no circle between lines that are one")
  }

  @Test("a trimmed path is a part by length")
  func trimmed() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.375).description == "0 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.5, to: 1).description == "10 10 m 0 10 l 0 0 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.25).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(isNear(circle.trimmedPath(from: 0, to: 0.25).currentPoint, 50, 100, 0.2))
    #expect(isNear(circle.trimmedPath(from: 0, to: 0.125).currentPoint, 85.36, 85.36, 0.2))
  }

  @Test("the outline of a line has its width, its ends and its corners")
  func stroked() {
    var line = Path()
    line.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 40)])
    func bounds(_ style: StrokeStyle) -> CGRect { line.strokedPath(style).boundingRect }
    #expect(isNear(bounds(StrokeStyle(lineWidth: 4)), CGRect(x: 10, y: 8, width: 42, height: 32)))
    #expect(isNear(bounds(StrokeStyle(lineWidth: 4, lineCap: .square)), CGRect(x: 8, y: 8, width: 44, height: 34)))
    #expect(isNear(bounds(StrokeStyle(lineWidth: 4, lineCap: .round)), CGRect(x: 8, y: 8, width: 44, height: 34)))
    func hasCorner(_ join: CGLineJoin) -> Bool {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(CGPoint(x: 51.8, y: 8.2))
    }
    #expect(hasCorner(.miter) && !hasCorner(.round) && !hasCorner(.bevel))
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    func isInside(_ x: CGFloat) -> Bool { ring.contains(CGPoint(x: x, y: 50)) }
    #expect([50, 94, 106].allSatisfy { !isInside($0) } && [96, 98, 103].allSatisfy(isInside))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("dashes begin with the phase, and gaps are empty; dashes that cannot be drawn are none")
  func dashes() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 100, y: 0)])
    func isDrawn(at x: CGFloat, _ dash: [CGFloat], phase: CGFloat = 0) -> Bool {
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).contains(CGPoint(x: x, y: 0.5))
    }
    #expect(isDrawn(at: 5, [10, 20]) && !isDrawn(at: 15, [10, 20]) && isDrawn(at: 35, [10, 20]))
    #expect(!isDrawn(at: 5, [10, 20], phase: 15) && isDrawn(at: 5, [10, 20], phase: -3))
    #expect(isDrawn(at: 5, [10]) && !isDrawn(at: 15, [10]) && isDrawn(at: 25, [10]))
    for dash: [CGFloat] in [[0], [-1, 4], [.nan], [.infinity, 1], [1e-9, 1e-9]] { #expect(isDrawn(at: 15, dash)) }
  }

  @Test(
    "coordinates, angles and widths that nothing can be drawn with stop nothing",
    arguments: [.nan, .infinity, 1e300] as [CGFloat])
  func oddNumbers(number: CGFloat) {
    let angle = Angle(radians: Double(number))
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: angle, clockwise: false)
    path.addRelativeArc(center: .zero, radius: number, startAngle: angle, delta: angle)
    path.addQuadCurve(to: CGPoint(x: 1, y: number), control: CGPoint(x: number, y: 1))
    path.addCurve(
      to: CGPoint(x: number, y: number), control1: CGPoint(x: -number, y: number), control2: CGPoint(x: 0, y: -number))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: number, height: 1), cornerSize: CGSize(width: number, height: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: number, dash: [4], dashPhase: number)
    for path in [path, path.trimmedPath(from: 0.25, to: number), path.strokedPath(style)] {
      _ = (path.boundingRect, path.contains(CGPoint(x: 1, y: 1)), path.description)
    }
    var line = Path()
    line.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)])
    let outline = line.strokedPath(StrokeStyle(lineWidth: number, lineCap: .round, lineJoin: .round))
    #expect(outline.isEmpty == !number.isFinite)
    #expect(outline.elements.count < 10_000)
  }

  @Test("transforms join from left to right, and an inverse undoes")
  func transforms() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turned), 0, 1))
    #expect(isNear(CGPoint(x: 12, y: 23).applying(transform.inverted()), 1, 1))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(transform)
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 2, height: 3))
    #expect(path.offsetBy(dx: -10, dy: -20).boundingRect == CGRect(x: 0, y: 0, width: 2, height: 3))
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.applying(quarterTurn) == CGRect(x: -20, y: 0, width: 20, height: 10))
  }

  @Test("vectors are what animations compute with")
  func vectors() {
    let pair = AnimatablePair(CGFloat(1), AnimatablePair(2.0, Float(4)))
    #expect(pair.interpolated(towards: .zero, amount: 0.25) == AnimatablePair(0.75, AnimatablePair(1.5, 3)))
    #expect(pair.magnitudeSquared == 21)
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData = rect.animatableData.scaled(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(Angle.degrees(90).animatableData == .pi * 64)
  }
}
