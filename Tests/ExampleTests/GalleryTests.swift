import SymbolDrawings
import Testing

@testable import Gallery

@Suite("The gallery") struct GalleryTests {
  @Test("all symbols that have a drawing of their own are shown")
  func symbols() {
    #expect(SymbolNames.all == SymbolDrawing.names)
  }

  @Test("the titles of the screens are unique, and each has its source")
  @MainActor func screens() {
    #expect(Set(Screen.all.map(\.title)).count == Screen.all.count)
    for screen in Screen.all { #expect(screen.source.contains("Screen(\"\(screen.title)\"")) }
  }
}
