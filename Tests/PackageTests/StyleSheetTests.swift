import Testing

/// Style sheets say how things look, and guess nothing: contents say what is in them, and layers what counts more.
@Suite("Style sheets") struct StyleSheetTests {
  private static let sheets = Repository.files(below: "Sources/BrowserHosting/Resources", endingWith: ".css")

  private func count(of words: String) throws -> Int {
    try Self.sheets.map { try Repository.text(of: $0).ranges(of: words).count }.reduce(0, +)
  }

  @Test("they look into elements only for what nobody but the browser or the page knows")
  func lookingInto() throws {
    #expect(Self.sheets.count > 20)
    #expect(try count(of: ":has(") <= 10)
  }

  @Test("they overrule only what stands at nodes")
  func overruling() throws {
    #expect(try count(of: "!important") <= 5)
  }
}
