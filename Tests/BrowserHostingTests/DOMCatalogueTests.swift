import SwiftUICore
import Testing

@testable import BrowserHosting

/// This host shows everything that elements and modifiers say, or lists it with a reason.
@Suite("DOM catalogue") struct DOMCatalogueTests {
  @Test("every kind of element is shown, or listed as unsupported")
  func contents() {
    for entry in ElementCatalogue.contents {
      let isListed = DOMCatalogue.unsupported["\(entry.type)"] != nil
      #expect(entry.type is any DOMContent.Type != isListed, "\(entry.type)")
    }
  }

  @Test("every effect is shown, or listed as unsupported")
  func effects() {
    for entry in ElementCatalogue.effects {
      let isListed = DOMCatalogue.unsupported["\(entry.type)"] != nil
      #expect(entry.type is any DOMEffect.Type != isListed, "\(entry.type)")
    }
  }

  @Test("no two events have one name")
  func events() {
    let names =
      ElementCatalogue.contents.compactMap { ($0.type as? any DOMContent.Type)?.events }.joined().map(\.name)
      + ElementCatalogue.effects.compactMap { ($0.type as? any DOMEffect.Type)?.events }.joined().map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(DOMCatalogue.events.keys))
  }

  private struct Strange: ElementContent {
    var role: ElementRole { ElementRole("strange") }
  }

  @Test("what this host does not know is a placeholder that says so")
  func unknown() {
    var html = ""
    DOMMapping.node(for: Element(id: ElementID(7), Strange()), in: DOMPlace()).writeHTML(to: &html)
    #expect(html == #"<div class="unknown" data-id="7">strange</div>"#)
  }
}
