import Testing

@testable import BrowserHosting

@Suite("Entries of headers") struct HeaderEntriesTests {
  @Test("entries are cut at their separator, without the blanks around them")
  func entries() {
    #expect(Array(HeaderEntries(" a, b\t,,c d ")) == ["a", "b", "", "c d"])
    #expect(Array(HeaderEntries("")) == [""])
    #expect(Array(HeaderEntries("x=1; y=2", separatedBy: UInt8(ascii: ";"))) == ["x=1", "y=2"])
    // A character may be a comma with a mark on it.
    #expect(Array(HeaderEntries("a\u{600},b")).count == 2)
  }

  @Test("no more are read than people and proxies write")
  func bounds() {
    let many = (1...500).map(String.init)
    #expect(HeaderEntries.first([many.joined(separator: ",")]) == many.prefix(100).map { Substring($0) })
    #expect(HeaderEntries.last([many.joined(separator: ",")]) == many.suffix(100).map { Substring($0) })
    #expect(HeaderEntries.last(many) == many.suffix(100).map { Substring($0) })
    let long = String(repeating: "x", count: 20_000)
    #expect(HeaderEntries.first([long])[0].utf8.count == HeaderEntries.mostBytes)
    #expect(HeaderEntries.last([long, "b"]) == ["b"])
    #expect(HeaderEntries.last(["\(long), a", "b"]) == ["a", "b"])
  }
}
