import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Canvas") struct CanvasTests {
  private func operations(
    _ size: CGSize = CGSize(width: 100, height: 50), _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DrawingOperation] {
    let host = TestHost { Canvas(renderer: renderer).frame(width: size.width, height: size.height) }
    return try #require(try host.find(.role(.canvas)).element.content as? CanvasContent).operations
  }

  private static let red = DrawingPaint.paint(.color(ColorDescription(.named(.red))), in: CGRect(x: 0, y: 0, width: 9, height: 9))
  private static let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))

  @Test("the renderer gets the size, and what it draws is a list")
  func drawing() throws {
    let operations = try operations { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Self.square, with: .style(.blue), lineWidth: 2)
      context.draw(Text("hello"), at: CGPoint(x: 50, y: 25))
      context.draw(Text("lines"), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(operations.count == 4)
    guard case .fill(let path, _, _) = operations[0].kind, case .stroke(_, let paint, let style) = operations[1].kind,
      case .text(let text, nil, let point, let anchor) = operations[2].kind
    else { return #expect(Bool(false), "\(operations)") }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(paint == .paint(.color(ColorDescription(.named(.blue))), in: CGRect(x: -1, y: -1, width: 11, height: 11)))
    #expect(style == StrokeStyle(lineWidth: 2))
    #expect(text.string == "hello" && point == CGPoint(x: 50, y: 25) && anchor == .center)
  }

  @Test("a copy of the context draws on the same canvas, and keeps what is set on it to itself")
  func copies() throws {
    let operations = try operations { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.rotate(by: .degrees(0))
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.clip(to: Self.square)
      copy.addFilter(.blur(radius: 3))
      copy.fill(Self.square, with: .color(.red))
      context.fill(Self.square, with: .color(.red))
    }
    let fill = DrawingOperation.Kind.fill(Self.square, Self.red, isEvenOdd: false)
    #expect(operations.map(\.kind) == [fill, fill])
    let state = operations[0].state
    #expect(state.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    #expect(state.opacity == 0.5 && state.blendMode == .multiply && state.filters == [.blur(radius: 3)] && state.clips.count == 1)
    #expect(operations[1].state == DrawingState())
  }

  @Test("a layer is one operation, and a clip knows its rectangle")
  func layers() throws {
    var rect = CGRect.null
    let operations = try operations { context, _ in
      context.drawLayer { layer in
        layer.fill(Self.square, with: .color(.red))
        layer.fill(Self.square, with: .color(.red))
      }
      context.clipToLayer { $0.fill(Self.square, with: .color(.red)) }
      context.translateBy(x: 5, y: 5)
      context.clip(to: Self.square)
      rect = context.clipBoundingRect
      context.fill(Self.square, with: .color(.red))
    }
    #expect(operations.count == 2)
    guard case .layer(let inner) = operations[0].kind else { return #expect(Bool(false)) }
    #expect(inner.count == 2)
    #expect(operations[1].state.clips.count == 2)
    #expect(rect == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Observable final class Model {
    var radius = 1.0
  }

  @Test("a canvas without a size draws nothing, and what the renderer reads makes it draw again")
  func reading() throws {
    let model = Model()
    var calls = 0
    let host = TestHost {
      Canvas { context, size in
        calls += 1
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: model.radius, height: 4)), with: .foreground)
      }
    }
    #expect(calls == 1)
    model.radius = 2
    host.turn()
    #expect(calls == 2 && host.patchCount == 1)
    try host.find(.role(.canvas)).setSize(.zero)
    host.turn()
    #expect(calls == 2)
    #expect((try host.find(.role(.canvas)).element.content as? CanvasContent)?.operations.isEmpty == true)
  }
}
