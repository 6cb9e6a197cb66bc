import Foundation
import Testing

@testable import SourceCheck

@Suite("Property lists of projects") struct PropertyListTests {
  private func parse(_ text: String) throws -> PropertyList { try PropertyList(parsing: Data(text.utf8)) }

  @Test("tables, lists, texts in quotes and without, data and comments are read")
  func everything() throws {
    let list = try parse(
      """
      // !$*UTF8*$!
      { a = b.c/d; "e f" = ( one, "two \\"2\\"", ); /* g */ h = { i = <00 ff>; }; }
      """)
    #expect(list["a"]?.string == "b.c/d")
    #expect(list["e f"]?.strings == ["one", "two \"2\""])
    #expect(list["h"]?["i"]?.string == "00 ff")
  }

  @Test(
    "what is no list is an error with its line",
    arguments: ["", "{", "{\n a = ;\n}", "{ a = b }", "( a b )", "{ a = \"b; }", "{} x", "/* {}"])
  func broken(text: String) {
    let error = #expect(throws: PropertyList.SyntaxError.self) { try parse(text) }
    #expect((1...3).contains(error?.line ?? 0))
  }

  @Test("lists nested beyond reason are an error and end nothing")
  func nesting() {
    #expect(throws: PropertyList.SyntaxError.self) { try parse(String(repeating: "(", count: 1_000_000)) }
  }

  @Test("XML is read too")
  func xml() throws {
    let list = try parse(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><string>b</string></array></dict></plist>")
    #expect(list["a"]?.strings == ["b"])
  }
}
