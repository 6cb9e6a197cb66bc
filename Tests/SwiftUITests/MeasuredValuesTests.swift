import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values that were measured on macOS 26, or that tests state which run on Apple's SwiftUI.
@MainActor @Suite("Measured values") struct MeasuredValuesTests {
  // MARK: Paths

  private func arc(_ end: Double) -> String {
    Path { $0.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(end), clockwise: false) }
      .description
  }

  @Test("numbers of a path's description have six digits")
  func digits() {
    #expect(arc(30) == "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c")
    let path = Path { $0.addLines([CGPoint(x: 0.1 + 0.2, y: 1e6), CGPoint(x: -1.25, y: 1_234_567)]) }
    #expect(path.description == "0.3 1e+06 m -1.25 1.23457e+06 l")
    #expect(Path(path.description)?.description == path.description)
  }

  @Test("an arc is cut into quarters from its start, and what remains; only a whole turn closes it")
  func quarters() {
    #expect(arc(120) == "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c")
    #expect(arc(360).hasSuffix("h") && !arc(359).hasSuffix("h") && !arc(720).hasSuffix("h"))
    let relative = Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360)) }
    #expect(!relative.description.hasSuffix("h"))
    let backwards = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .degrees(120), endAngle: .zero, clockwise: true)
    }
    #expect(backwards.description.hasPrefix("-0.5 0.866025 m") && backwards.description.hasSuffix("1 0 c"))
  }

  @Test("what follows a closed part begins where that did, without a step of its own")
  func afterClosing() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 10))
    }
    #expect(path.description == "0 0 m 10 0 l h 0 10 l")
    #expect(Path(path.description) == path)
    var steps = 0
    path.forEach({ _ in steps += 1 })
    #expect(steps == 4)
    // It is a part of its own.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0.9, to: 1).description == "0 7 m 0 10 l")
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 5, y: 5)))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 0.5, y: 9)))
    var elsewhere = path
    elsewhere.closeSubpath()
    elsewhere.move(to: CGPoint(x: 1, y: 1))
    #expect(elsewhere.description == "0 0 m 10 0 l h 0 10 l h 1 1 m")
    var again = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    again.move(to: .zero)
    again.addLine(to: CGPoint(x: 2, y: 2))
    #expect(again.description.hasSuffix("h 0 0 m 2 2 l"), "an app's own step stays")
  }

  // MARK: Corners and circles

  @Test("both radii of an elliptical corner are at most half of the shorter side")
  func elliptical() {
    let shape = RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    // The edge is at 59.54 there; with a radius of 50 it would be at 58.4.
    #expect(path.contains(CGPoint(x: 80, y: 59)))
  }

  @Test("a corner has half of its sides, or what its neighbour leaves, if that is more")
  func uneven() {
    func path(_ leading: CGFloat, _ trailing: CGFloat) -> Path {
      UnevenRoundedRectangle(topLeadingRadius: leading, topTrailingRadius: trailing, style: .circular)
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 300))
    }
    // 20 and 80: the edge is at 41.27 there.
    #expect(!path(20, 90).contains(CGPoint(x: 90, y: 37)) && path(20, 90).contains(CGPoint(x: 90, y: 42)))
    // 50 and 50.
    #expect(!path(50, 70).contains(CGPoint(x: 99, y: 35)) && path(50, 70).contains(CGPoint(x: 99, y: 45)))
  }

  private func size(_ shape: some Shape) throws -> CGSize {
    let host = TestHost(windowSize: CGSize(width: 60, height: 40)) { shape.fill(Color.red).accessibilityIdentifier("shape") }
    return try host.find(.identifier("shape")).frame.size
  }

  @Test("a circle that is moved, scaled, turned or mapped takes what it is offered")
  func changedCircles() throws {
    let whole = CGSize(width: 60, height: 40)
    #expect(try size(Circle()) == CGSize(width: 40, height: 40))
    #expect(try size(Circle().scale(0.5)) == whole)
    #expect(try size(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading)) == whole)
    #expect(try size(Circle().offset(x: 10, y: 5)) == whole)
    #expect(try size(Circle().rotation(.degrees(30))) == whole)
    #expect(try size(Circle().transform(.identity)) == whole)
    #expect(try size(Circle().trim(from: 0, to: 0.5)) == CGSize(width: 40, height: 40))
  }

  @Test("a cell of a lazy grid whose item names no alignment stands in its column as the columns do in the grid")
  func lazyGridCells() throws {
    func x(_ alignment: HorizontalAlignment, _ item: Alignment? = nil) throws -> CGFloat {
      let host = TestHost(windowSize: CGSize(width: 60, height: 40)) {
        LazyVGrid(columns: [GridItem(.fixed(60), alignment: item)], alignment: alignment) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("cell")
        }
      }
      return try host.find(.identifier("cell")).frame.minX
    }
    #expect(try x(.leading) == 0)
    #expect(try x(.center) == 20)
    #expect(try x(.trailing) == 40)
    #expect(try x(.trailing, .leading) == 0)
  }

  // MARK: Curves

  @Test("the x of control points counts from 0 to 1 only")
  func controlPointsOutside() {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(curve.value(at: 0)) < 1e-6)
    #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-6)
  }

  @Test("a line is 1 fast outside, too, and the usual curves begin and end as fast as their tangents say")
  func ends() {
    #expect(UnitCurve.linear.velocity(at: -0.5) == 1 && UnitCurve.linear.velocity(at: 1.5) == 1)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1) < 0.01 && UnitCurve.easeOut.velocity(at: 1) == 0)
    let step = 1e-4
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      for x in [0.2, 0.5, 0.7] {
        let slope = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
        #expect(abs(curve.velocity(at: x) - slope) < 1e-3)
      }
    }
  }

  @Test("circular curves are quarters of a circle, and the inverse of one is on the same circle")
  func circular() {
    func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-3 }
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.5), 0.134) && isNear(UnitCurve.circularEaseIn.velocity(at: 0.5), 0.577))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.5), 0.866) && isNear(UnitCurve.circularEaseOut.velocity(at: 0.5), 0.577))
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
      #expect(curve.inverse.inverse == curve)
      for x in [0, 0.1, 0.4, 0.5, 0.8, 1] { #expect(isNear(curve.inverse.value(at: curve.value(at: x)), x)) }
    }
  }

  // MARK: Numbers and words

  @Test("what animates an angle is 128 times its radians")
  func angle() {
    var angle = Angle(degrees: 180)
    #expect(angle.animatableData == .pi * 128)
    angle.animatableData = .pi * 64
    #expect(angle == .degrees(90))
    #expect(Rectangle().rotation(.degrees(180)).animatableData.second.first == .pi * 128)
  }

  @Test("colors say their opacity in whole percents")
  func colors() {
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(.nan).description.hasSuffix("nan% red") && Color.red.opacity(.infinity).description == "inf% red")
  }

  @Test("resolved colors say their components, those of Display P3 as sRGB")
  func resolvedColors() {
    let gray = Color.Resolved(colorSpace: .sRGB, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(gray.description == "#4C4C4C4D")
    let wide = Color.Resolved(colorSpace: .displayP3, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748)
    #expect(wide.description == "#6382B4BF")
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(white.description == "#FFFFFFFF")
  }

  @Test("the usual animation says its name")
  func animation() {
    #expect(Animation.default.description == "DefaultAnimation()")
  }
}
