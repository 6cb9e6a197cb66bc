import Foundation
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// What goes over the wire for a change: no more than the change.
@Suite("Commit encoder") struct CommitEncoderTests {
  private func message(_ patches: Patch...) -> String {
    var definitions = DOMDefinitions()
    return String(buffer: CommitEncoder.message(number: 3, event: 2, Commit(patches: patches), nil, &definitions))
  }

  private let id = ElementID(7)

  @Test("a text that changes is its characters")
  func text() {
    #expect(message(.update(id, from: TextContent("a"), to: TextContent("b"))) == #"[3,2,[["t",7,"b"]]]"#)
  }

  @Test("a text that gets another style is what differs in it")
  func style() {
    let bold = TextStyle.make(font: FontDescription(size: .style(.title), weight: 700), foreground: nil)
    let title = TextStyle.make(font: FontDescription(size: .style(.title)), foreground: nil)
    #expect(
      message(.update(id, from: TextContent("a", style: title), to: TextContent("a", style: bold)))
        == #"[3,2,[["s",7,"font-weight","700"]]]"#)
  }

  @Test("a control that is disabled is one attribute, and one of its node where that looks otherwise")
  func disabled() {
    let patch = Patch.update(id, from: ToggleContent(isOn: true), to: ToggleContent(isOn: true, isEnabled: false))
    #expect(message(patch) == #"[3,2,[["k",7,"disabled",""],["a",7,"data-disabled",""]]]"#)
  }

  @Test("an effect that changes its value leaves the boxes where they are")
  func opacity() {
    let padding = PaddingEffect(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(
      message(.surround(id, from: [padding, OpacityEffect(1)], to: [padding, OpacityEffect(0.5)]))
        == #"[3,2,[["b",7,0,{"class":"box","style":"padding:1px 1px 1px 1px;opacity:0.5"}]]]"#)
  }

  @Test("a label of an element that goes away is taken away")
  func label() {
    let patch = Patch.surround(id, from: [AccessibilityEffect(label: "a")], to: [AccessibilityEffect(identifier: "b")])
    #expect(message(patch) == #"[3,2,[["k",7,"aria-label",null],["a",7,"data-identifier","b"]]]"#)
  }

  @Test("effects share a box as long as what is drawn later is outside: nothing is drawn in another order")
  func boxes() {
    func boxes(_ effects: ElementEffects) -> Int { DOMSurroundings(effects).boxes.count }
    let padding = PaddingEffect(top: 1, leading: 1, bottom: 1, trailing: 1)
    let red = BackgroundEffect.red
    #expect(boxes([padding, red]) == 1)
    #expect(boxes([red, padding]) == 2)
    #expect(boxes([red, red]) == 2)
    #expect(boxes([padding, red, OpacityEffect(0.5)]) == 1)
    #expect(boxes([OpacityEffect(0.5), red]) == 2)
    #expect(boxes([AccessibilityEffect(label: "a")]) == 0)
    let overlay = LayerEffect(place: .overlay, alignment: Alignment(horizontal: .center, vertical: .center), slot: id)
    #expect(boxes([padding, red, overlay]) == 1)
    #expect(boxes([ClipEffect(ShapeOutline(.circle)), overlay]) == 2)
    #expect(boxes([OpacityEffect(0.5), overlay]) == 2)
  }
}

extension BackgroundEffect {
  fileprivate static var red: BackgroundEffect {
    BackgroundEffect(paint: .color(ColorDescription(.named(.red))), outline: nil)
  }
}
