import Foundation
import NIOCore
import SwiftUICore
import Testing

@testable import BrowserHosting

/// What pages get for images and symbols.
@Suite("Images in pages") struct ImageElementTests {
  private func html(_ element: Element) -> String {
    var html = ""
    DOMMapping.node(for: element, in: DOMPlace()).writeHTML(to: &html)
    return html
  }

  private func symbol(_ name: String, label: String? = "star", change: (inout ShownSymbol) -> Void = { _ in }) -> ImageContent {
    var symbol = ShownSymbol(name)
    change(&symbol)
    return ImageContent(ShownImage(.symbol(symbol), label: label), style: nil)
  }

  @Test("a symbol is a reference to its drawing, with a name")
  func reference() {
    let text = html(Element(id: ElementID(7), symbol("star")))
    #expect(text.hasPrefix("<span "))
    #expect(text.contains(#"role="img""#) && text.contains(#"aria-label="star""#) && text.contains(#"data-id="7""#))
    #expect(text.contains("<use href=\"#star-4\"></use></svg>"))
    #expect(!text.contains("<path"))
  }

  @Test("a decorative image has neither role nor name, unless a modifier names it")
  func decorative() {
    #expect(!html(Element(id: ElementID(7), symbol("star", label: nil))).contains("role="))
    let named = html(Element(id: ElementID(7), symbol("star", label: nil), effects: [AccessibilityEffect(label: "Rating")]))
    #expect(named.contains(#"role="img""#) && named.contains(#"aria-label="Rating""#))
  }

  @Test("a name that a modifier gives goes before the image's own")
  func name() {
    let text = html(Element(id: ElementID(7), symbol("star"), effects: [AccessibilityEffect(label: "Rating")]))
    #expect(text.contains(#"aria-label="Rating""#) && !text.contains(#"aria-label="star""#))
  }

  @Test("a drawing is told once, with the first nodes that show it, and is well-formed")
  func definitions() throws {
    let patches = (1...1000).map { number in
      Patch.insert(Element(id: ElementID(UInt32(number)), symbol("star")), into: ElementID(0), before: nil)
    }
    var definitions = DOMDefinitions()
    let first = String(buffer: CommitEncoder.message(number: 1, event: 0, Commit(patches: patches), nil, &definitions))
    #expect(first.components(separatedBy: "<svg id=").count == 2)
    let again = Commit(patches: Array(patches.prefix(1)))
    let second = String(buffer: CommitEncoder.message(number: 2, event: 0, again, nil, &definitions))
    #expect(!second.contains("<svg id="))
    let change = Patch.update(ElementID(1), from: symbol("star"), to: symbol("star.fill"))
    let third = String(buffer: CommitEncoder.message(number: 3, event: 0, Commit(patches: [change]), nil, &definitions))
    #expect(third.contains("<svg id=\\\"star.fill-4\\\""))
    let fourth = String(buffer: CommitEncoder.message(number: 4, event: 0, Commit(patches: [change]), nil, &definitions))
    #expect(fourth.utf8.count < 140, "\(fourth)")
  }

  @Test("weights, scales, layers and values have drawings of their own; what is unknown shares one")
  func keys() {
    func name(_ change: (inout ShownSymbol) -> Void, of symbol: String = "star") -> String {
      DOMMapping.node(for: Element(id: ElementID(7), self.symbol(symbol, change: change)), in: DOMPlace()).definitions[0].name
    }
    #expect(name { _ in } == "star-4")
    #expect(name { $0.weight = 700 } == "star-7")
    #expect(name { $0.scale = .large } == "star-4l")
    #expect(name { $0.mode = .hierarchical } == "star-4-layers")
    #expect(name { $0.value = 0.51 } == "star-4-v10")
    #expect(name({ _ in }, of: "no.such.symbol") == "missing-4")
    #expect(name({ _ in }, of: "\"><script>") == "missing-4")
  }

  @Test("each drawing has its name as its id and is one element")
  func markup() {
    for name in ["star", "bell.slash.fill", "person.crop.circle.badge.plus"] {
      for mode in [SymbolRenderingMode.Mode.monochrome, .palette] {
        let node = DOMMapping.node(for: Element(id: ElementID(7), symbol(name) { $0.mode = mode }), in: DOMPlace())
        let markup = node.definitions[0].markup
        #expect(markup.hasPrefix("<svg id=\"\(node.definitions[0].name)\" viewBox="))
        #expect(markup.hasSuffix("</svg>") && markup.components(separatedBy: "<svg").count == 2)
      }
    }
  }
}
