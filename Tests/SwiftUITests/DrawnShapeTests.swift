import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A shape as apps make them.
private struct Triangle: Shape {
  var tip: CGFloat = 0.5

  var animatableData: CGFloat {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: corner(of: rect))
    path.closeSubpath()
    return path
  }

  private func corner(of rect: CGRect) -> CGPoint { CGPoint(x: rect.minX, y: rect.maxY) }
}

private struct Diamond: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      let rect = rect.insetBy(dx: amount, dy: amount)
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape { Diamond(amount: self.amount + amount) }
}

@MainActor @Suite("Drawn shapes") struct DrawnShapeTests {
  private func contents<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [DrawingContent] {
    TestHost(content).findAll(.role(.shape)).compactMap { $0.element.content as? DrawingContent }
  }

  private func drawings<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    contents(content).map { $0.drawing.map { "\($0)" } ?? "none" }
  }

  private static let red = Paint.color(ColorDescription(.named(.red)))

  @Test("a shape of an app's own is its path in the size that it has")
  func ownShape() throws {
    let host = TestHost { Triangle().fill(.red).frame(width: 40, height: 20) }
    func drawing() throws -> String {
      let content = try #require(try host.find(.role(.shape)).element.content as? DrawingContent)
      #expect(content.paint == Self.red && content.measurement == .size)
      return content.drawing.map { "\($0)" } ?? "none"
    }
    #expect(try drawing() == "path(20 0 m 40 20 l 0 20 l h)")
    try host.find(.role(.shape)).setSize(CGSize(width: 100, height: 60))
    host.turn()
    #expect(try drawing() == "path(50 0 m 100 60 l 0 60 l h)")
  }

  @Test("a path is drawn at its coordinates, and nobody asks for a size")
  func path() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let contents = contents {
      path
      path.stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
      Path { $0.addLines([.zero, CGPoint(x: 5, y: 5)]) }.stroke(Color.red, lineWidth: 3)
      path.fill(.red, style: FillStyle(eoFill: true))
      path.offset(x: 10)
    }
    #expect(contents.allSatisfy { $0.measurement == nil })
    #expect(
      contents.map { "\($0.drawing!)" } == [
        "path(1 2 m 4 2 l 4 6 l 1 6 l h)", "path(1 2 m 4 2 l 4 6 l 1 6 l h) stroke(2.0,round,dash=[4.0])",
        "path(0 0 m 5 5 l) stroke(3.0)", "path(1 2 m 4 2 l 4 6 l 1 6 l h) evenOdd", "path(11 2 m 14 2 l 14 6 l 11 6 l h)",
      ])
  }

  @Test("a part of a circle and a dashed rectangle need no size to be drawn in one colour")
  func units() throws {
    let contents = contents {
      Circle().trim(from: 0, to: 0.25).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(.red, lineWidth: 6)
      Rectangle().stroke(.red, style: StrokeStyle(dash: [3, 2]))
    }
    #expect(contents.map(\.measurement) == [nil, nil, nil])
    #expect(contents.map { $0.drawing?.space } == [.unitSquare, .unitSquare, .unit])
    let begin = try #require(contents[1].drawing?.path.boundingRect)
    #expect(abs(begin.minY) < 1e-6 && abs(begin.minX - 0.5) < 1e-6, "it begins at the top and runs to the right")
  }

  @Test("a gradient is cut out in points, so its shape needs a size")
  func gradient() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let contents = contents {
      Circle().trim(from: 0, to: 0.5).stroke(gradient, lineWidth: 6).frame(width: 80, height: 100)
    }
    #expect(contents.map { $0.drawing?.space } == [.points])
    #expect(contents[0].drawing?.path.boundingRect.midX == 40)
  }

  @Test("shapes made from others have their path")
  func derived() {
    #expect(
      drawings {
        Triangle().scale(0.5).frame(width: 40, height: 20)
        Triangle().offset(CGPoint(x: 1, y: 2)).frame(width: 40, height: 20)
        Triangle().transform(CGAffineTransform(translationX: 0, y: 5)).frame(width: 40, height: 20)
        Triangle().size(width: 10, height: 10)
        Diamond().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
        AnyShape(Triangle()).frame(width: 40, height: 20)
        AnyShape(RoundedRectangle(cornerRadius: 0)).frame(width: 40, height: 20)
      } == [
        "path(20 5 m 30 15 l 10 15 l h)", "path(21 2 m 41 22 l 1 22 l h)", "path(20 5 m 40 25 l 0 25 l h)",
        "path(5 0 m 10 10 l 0 10 l h)", "path(20 2 m 38 10 l 20 18 l 2 10 l h) stroke(4.0)", "path(20 0 m 40 20 l 0 20 l h)",
        "path(0 0 m 40 0 l 40 20 l 0 20 l h)",
      ])
  }

  @Test("a turned shape turns around its middle")
  func turned() throws {
    let path = Triangle().rotation(.degrees(180)).path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    let points = [CGPoint(x: 20, y: 18), CGPoint(x: 3, y: 1), CGPoint(x: 37, y: 1), CGPoint(x: 1, y: 19), CGPoint(x: 39, y: 19)]
    #expect(points.map { path.contains($0) } == [true, true, true, false, false])
    #expect(abs(path.boundingRect.width - 40) < 1e-6 && abs(path.boundingRect.minY) < 1e-6)
  }

  @Test("static members name all shapes")
  func names() {
    let host = TestHost {
      Text("a").clipShape(.rect(cornerRadius: 4))
      Text("a").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 2))
      Text("a").clipShape(.capsule(style: .circular))
      Text("a").background(.red, in: .ellipse)
      Text("a").background(.red, in: .rect(cornerRadii: RectangleCornerRadii(topLeading: 3)))
      Text("a").clipShape(.containerRelative)
    }
    #expect(
      host.element.children.map { $0.effects.compactMap(\.summary).joined() } == [
        "clip(roundedRectangle(4.0))", "clip(unevenRoundedRectangle(4.0,0.0,2.0,0.0))", "clip(capsule)",
        "background(red,ellipse)", "background(red,unevenRoundedRectangle(3.0,0.0,0.0,0.0))", "clip(rectangle)",
      ])
  }

  @Test("clips, backgrounds, masks and content shapes have the outline in the size of what they are around")
  func effects() throws {
    let host = TestHost {
      Text("a").frame(width: 40, height: 20).clipShape(Triangle())
      Text("a").frame(width: 30, height: 10).padding(5).background(.red, in: Triangle())
      Text("a").frame(width: 40, height: 20).mask(Triangle())
      Text("a").frame(width: 40, height: 20).contentShape(Triangle())
    }
    let outline = "path(20 0 m 40 20 l 0 20 l h)"
    #expect(
      host.element.children.map { $0.effects.compactMap(\.summary).last ?? "" } == [
        "clip(\(outline))", "background(red,\(outline))", "mask(\(outline),primary)", "contentShape(\(outline))",
      ])
    let effect = try #require(host.element.children[0].effects.last as? ClipEffect)
    host.graph.send(GeometryEvent(size: CGSize(width: 8, height: 4))!, to: try #require(effect.target))
    host.turn()
    #expect(host.element.children[0].effects.compactMap(\.summary).last == "clip(path(4 0 m 8 4 l 0 4 l h))")
  }

  @Test("a mask that is a shape or a paint is an effect; other views are a layer")
  func masks() {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let host = TestHost {
      Text("a").mask { Circle().fill(.black) }
      Text("a").mask(gradient)
      Text("a").mask { Text("b") }
    }
    let effects = host.element.children.map { $0.effects.compactMap(\.summary).joined() }
    #expect(effects[0] == "mask(circle,black)")
    #expect(effects[1].hasPrefix("mask(rectangle,linearGradient("))
    #expect(effects[2] == "mask")
  }

  @Test("another path in the same place is one patch")
  func change() throws {
    struct Subject: View {
      @State private var tip: CGFloat = 0.5
      var body: some View {
        Triangle(tip: tip).frame(width: 40, height: 20)
        Button("Move") { tip = 0 }
      }
    }
    let host = TestHost { Subject() }
    host.resetCounts()
    try host.find(.button("Move")).press()
    host.turn()
    #expect(host.patchCount == 1)
    let content = try #require(try host.find(.role(.shape)).element.content as? DrawingContent)
    #expect("\(content.drawing!)" == "path(0 0 m 40 20 l 0 20 l h)")
  }
}
