import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Shapes and styles") struct ShapeTests {
  private func shapes<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [ShapeContent] {
    TestHost(content).findAll(.role(.shape)).compactMap { $0.element.content as? ShapeContent }
  }

  private static let red = Paint.color(ColorDescription(.named(.red)))
  private static let blue = Paint.color(ColorDescription(.named(.blue)))

  @Test("a shape by itself is filled with the foreground style")
  func foreground() {
    #expect(shapes { Rectangle() } == [ShapeContent(ShapeOutline(.rectangle), .color(ColorDescription(.named(.primary))))])
    #expect(shapes { Circle().foregroundStyle(.red) } == [ShapeContent(ShapeOutline(.circle), Self.red)])
  }

  @Test("fill, stroke and strokeBorder say the area, the line, and the line inside")
  func paint() {
    let round = ShapeOutline.Kind.roundedRectangle(width: 8, height: 8)
    #expect(
      shapes {
        Capsule().fill(.red)
        Ellipse().stroke(.blue, lineWidth: 3)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4)
        RoundedRectangle(cornerRadius: 8).inset(by: 2).fill(.blue)
        Circle().stroke(lineWidth: 2).foregroundStyle(.blue)
      } == [
        ShapeContent(ShapeOutline(.capsule), Self.red), ShapeContent(ShapeOutline(.ellipse, lineWidth: 3), Self.blue),
        ShapeContent(ShapeOutline(round, inset: 2, lineWidth: 4), Self.red),
        ShapeContent(ShapeOutline(round, inset: 2), Self.blue), ShapeContent(ShapeOutline(.circle, lineWidth: 2), Self.blue),
      ])
  }

  @Test("the container's shape is what containerShape says, inset and stroked as the shape in it asks")
  func containerShape() {
    #expect(shapes { ContainerRelativeShape().fill(.red) } == [ShapeContent(ShapeOutline(.rectangle), Self.red)])
    #expect(
      shapes {
        VStack {
          ContainerRelativeShape().fill(.red)
          ContainerRelativeShape().inset(by: 3).stroke(.blue, lineWidth: 2)
        }
        .containerShape(.rect(cornerRadius: 20).inset(by: 1))
      } == [
        ShapeContent(ShapeOutline(.roundedRectangle(width: 20, height: 20), inset: 1), Self.red),
        ShapeContent(ShapeOutline(.roundedRectangle(width: 20, height: 20), inset: 4, lineWidth: 2), Self.blue),
      ])
    let host = TestHost {
      Text("a").background(.red, in: .containerRelative).clipShape(ContainerRelativeShape()).containerShape(.capsule)
    }
    #expect(
      host.element.children[0].effects == [
        BackgroundEffect(paint: Self.red, outline: ShapeOutline(.capsule)), ClipEffect(ShapeOutline(.capsule)),
      ])
  }

  private struct Changing: View {
    @State private var isRound = false

    var body: some View {
      Button("Change") { isRound.toggle() }
      Text("a").clipShape(.containerRelative).containerShape(RoundedRectangle(cornerRadius: isRound ? 8 : 2))
    }
  }

  @Test("another shape of the container changes what follows it")
  func changedContainerShape() throws {
    let host = TestHost { Changing() }
    try host.find(.button("Change")).press()
    host.turn()
    #expect(host.element.children[1].effects == [ClipEffect(ShapeOutline(.roundedRectangle(width: 8, height: 8)))])
  }

  @Test("a filled shape takes a line, in front of it")
  func fillAndStroke() throws {
    let host = TestHost { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
    let fill = host.element.children[0]
    #expect(fill.content.isSame(as: ShapeContent(ShapeOutline(.circle), Self.red)))
    let line = try #require(fill.layers.first?.children.first)
    #expect(line.content.isSame(as: ShapeContent(ShapeOutline(.circle, lineWidth: 2), Self.blue)))
  }

  @Test("colours and gradients are views, and styles of text")
  func styles() throws {
    let gradient = LinearGradient(colors: [.red, .blue, .red], startPoint: .top, endPoint: .bottom)
    let red = ColorDescription(.named(.red))
    let paint = Paint.gradient(
      GradientDescription(
        [.init(red, at: 0), .init(ColorDescription(.named(.blue)), at: 0.5), .init(red, at: 1)],
        .linear(start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))))
    let host = TestHost {
      Color.red
      gradient
      Text("text").foregroundStyle(gradient)
    }
    #expect(host.element.children[0].content.isSame(as: PaintContent(paint: Self.red)))
    #expect(host.element.children[1].content.isSame(as: PaintContent(paint: paint)))
    #expect((host.element.children[2].content as? TextContent)?.style?.foreground == paint)
  }

  struct Alarm: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isEnabled ? Color.red : Color.blue
    }
  }

  @Test("an app's own style may read the environment, and its users change with it")
  func ownStyle() throws {
    struct Subject: View {
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Circle().fill(Alarm())
          Text("a").background(Alarm())
        }
        .disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
    let host = TestHost { Subject() }
    func paints() throws -> [Paint?] {
      let stack = host.element.children[0]
      return [(stack.children[0].content as? ShapeContent)?.paint, (stack.children[1].effects.first as? BackgroundEffect)?.paint]
    }
    #expect(try paints() == [Self.red, Self.red])
    try host.find(.button("Disable")).press()
    host.turn()
    #expect(try paints() == [Self.blue, Self.blue])
  }

  @Test("the opacity of a style is multiplied")
  func opacity() {
    let half = Paint.color(ColorDescription(.named(.secondary), opacity: 0.5))
    #expect(shapes { Circle().fill(.secondary.opacity(0.5)) } == [ShapeContent(ShapeOutline(.circle), half)])
  }
}
