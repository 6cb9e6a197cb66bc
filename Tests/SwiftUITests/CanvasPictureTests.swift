import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Images and views that are drawn on a canvas.
@MainActor @Suite("Pictures on a canvas") struct CanvasPictureTests {
  private func operations(_ host: TestHost) throws -> [DrawingOperation.Kind] {
    try #require(try host.find(.role(.canvas)).element.content as? CanvasContent).operations.map(\.kind)
  }

  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [DrawingOperation.Kind] {
    try operations(TestHost { Canvas(renderer: renderer).frame(width: 100, height: 50) })
  }

  @Test("a symbol is as large as beside the font, and has the color that is asked for, or the foreground")
  func symbols() throws {
    var size = CGSize.zero
    var baseline = 0.0
    let operations = try drawn { context, _ in
      var star = context.resolve(Image(systemName: "star"))
      (size, baseline) = (star.size, star.baseline)
      context.draw(star, at: CGPoint(x: 50, y: 25))
      star.shading = .color(.red)
      context.draw(star, in: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(abs(size.height - 17 * 1.2) < 0.01 && size.width > 10)
    #expect(baseline > size.height / 2 && baseline < size.height)
    guard case .image(let image, let foreground?, let rect) = operations[0], case .image(_, let red?, let other) = operations[1]
    else {
      return #expect(Bool(false), "\(operations)")
    }
    #expect(image.label == "star")
    #expect(abs(rect.midX - 50) < 0.01 && abs(rect.midY - 25) < 0.01 && rect.size == size)
    #expect(foreground == .paint(.color(ColorDescription(.named(.primary))), in: rect))
    #expect(red == .paint(.color(ColorDescription(.named(.red))), in: other))
    #expect(other == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("an image is repeated from a point on")
  func tiles() throws {
    let operations = try drawn { context, size in
      let part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      let shading = GraphicsContext.Shading.tiledImage(
        Image(systemName: "star"), origin: CGPoint(x: 3, y: 4), sourceRect: part, scale: 2)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
    }
    guard case .fill(_, .tiles(let image, let origin, let part, let scale), _) = operations[0] else {
      return #expect(Bool(false), "\(operations)")
    }
    #expect(image.label == "star" && origin == CGPoint(x: 3, y: 4) && part.width == 0.5 && scale == 2)
  }

  @Observable final class Model {
    var name = "one"
    var tag = 1
  }

  private struct Drawing: View {
    let model: Model
    let seen: Seen

    var body: some View {
      Canvas { context, _ in
        seen.runs += 1
        seen.hasUnknown = context.resolveSymbol(id: "nobody") != nil
        guard let symbol = context.resolveSymbol(id: model.tag) else { return }
        if seen.readsSize { seen.sizes.append(symbol.size) }
        context.draw(symbol, at: CGPoint(x: 5, y: 6), anchor: .topLeading)
        context.drawLayer { layer in
          if let symbol = layer.resolveSymbol(id: 2) { layer.draw(symbol, in: CGRect(x: 0, y: 0, width: 8, height: 9)) }
        }
      } symbols: {
        Text(model.name).tag(1)
        Circle().frame(width: 20, height: 10).tag(2)
      }
      .frame(width: 100, height: 50)
    }
  }

  final class Seen {
    var runs = 0
    var hasUnknown = false
    var readsSize = false
    var sizes: [CGSize] = []
  }

  @Test("views of a canvas are found by their tags and drawn, and are its children")
  func views() throws {
    let (model, seen) = (Model(), Seen())
    let host = TestHost { Drawing(model: model, seen: seen) }
    #expect(!seen.hasUnknown)
    let children = try host.find(.role(.canvas)).element.children
    #expect(children.map(\.role.description) == ["text", "shape"])
    let operations = try operations(host)
    #expect(operations[0] == .view(children[0].id, at: CGPoint(x: 5, y: 6), anchor: .topLeading, size: nil))
    guard case .layer(let inner) = operations[1] else { return #expect(Bool(false), "\(operations)") }
    #expect(inner.map(\.kind) == [.view(children[1].id, at: .zero, anchor: .topLeading, size: CGSize(width: 8, height: 9))])
    let runs = seen.runs
    model.name = "two"
    host.turn()
    #expect(host.texts == ["two"])
    model.tag = 2
    host.turn()
    #expect(seen.runs > runs)
    #expect(try self.operations(host)[0] == .view(children[1].id, at: CGPoint(x: 5, y: 6), anchor: .topLeading, size: nil))
    #expect(host.element == host.graph.root)
  }

  @Test("a renderer that asks for the size of a view runs again when the host has reported it, and no other")
  func sizes() throws {
    for readsSize in [false, true] {
      let (model, seen) = (Model(), Seen())
      seen.readsSize = readsSize
      let host = TestHost { Drawing(model: model, seen: seen) }
      host.turn()
      let runs = seen.runs
      try host.find(.text("one")).setSize(CGSize(width: 33, height: 11))
      host.turn()
      #expect(seen.runs == (readsSize ? runs + 1 : runs))
      if readsSize { #expect(seen.sizes.last == CGSize(width: 33, height: 11)) }
      #expect(host.element == host.graph.root)
    }
  }
}
