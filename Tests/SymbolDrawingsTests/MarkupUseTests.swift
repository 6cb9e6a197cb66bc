import Testing

@testable import SymbolDrawings

/// What hosts rely on when they give a drawing a name and a size of their own.
@Suite("Symbols in pages") struct MarkupUseTests {
  @Test("the markup is one element without a size, to which attributes can be added behind its tag")
  func element() throws {
    let svg = try #require(SymbolDrawing.named("star.fill")).svg(prefix: "star_fill-4")
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
    let tag = svg.prefix { $0 != ">" }
    #expect(!tag.contains(" width=") && !tag.contains(" id="))
  }
}
