import Testing

@testable import SwiftUICore

@Suite("Element catalogue") struct ElementCatalogueTests {
  @Test("no type is listed twice")
  func once() {
    let contents = ElementCatalogue.contents.map { ObjectIdentifier($0.type) }
    let effects = ElementCatalogue.effects.map { ObjectIdentifier($0.type) }
    #expect(Set(contents).count == contents.count)
    #expect(Set(effects).count == effects.count)
  }

  @Test("the content of texts and stacks needs no memory of its own as any content: it takes 24 bytes at most")
  func sizes() {
    #expect(MemoryLayout<TextContent>.size <= 24)
    #expect(MemoryLayout<StackContent>.size <= 24)
  }
}
