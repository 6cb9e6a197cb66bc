import Testing

@testable import SourceCheck

@Suite("What the compiler misses") struct ComplaintTests {
  @Test(
    "is read from its errors",
    arguments: [
      ("value of type 'some View' has no member 'foo'", .member("foo", owner: "some View")),
      ("type 'Color' has no member 'foo'", .member("foo", owner: "Color")),
      ("cannot infer contextual base in reference to member 'foo'", .member("foo", owner: nil)),
      ("cannot find 'Foo' in scope; did you mean 'Bar'?", .name("Foo")), ("cannot find type 'Foo' in scope", .type("Foo")),
      ("unknown attribute 'Foo'", .attribute("Foo")), ("no macro named 'Foo'", .macro("Foo")),
      ("extra argument 'x' in call", .form), ("generic parameter 'T' could not be inferred", .consequence),
      ("the compiler is unable to type-check this expression in reasonable time", .tooComplex), ("anything", .other),
    ] as [(String, Complaint)])
  func messages(message: String, complaint: Complaint) { #expect(Complaint(message) == complaint) }

  @Test(
    "a type's head is its name without what it holds",
    arguments: [
      ("some View", "View"), ("List<Never, Text>", "List"), ("SwiftUICore.Font", "Font"), ("[Int]", "Array"),
      ("[Int : String]", "Dictionary"),
      ("any Shape", "Shape"), ("A.B<C>", "A.B"),
    ])
  func heads(type: String, head: String) { #expect(type.typeHead == head) }

  @Test("every family of what cannot be says a sentence, and no symbol has two reasons")
  func families() {
    var seen: Set<String> = []
    for family in LinuxLimits.families {
      #expect(family.reason.hasSuffix("."))
      for name in family.symbols.union(family.modules) { #expect(seen.insert(name).inserted, "\(name)") }
    }
  }

  @Test("names that begin like Apple's are Apple's where a word begins")
  func prefixes() {
    #expect(LinuxLimits.reason(forForeignName: "UIColor") != nil)
    #expect(LinuxLimits.reason(forForeignName: "UInt128") == nil)
    #expect(LinuxLimits.reason(forForeignName: "Ultimate") == nil)
  }

  @Test("the lists of names hold what SwiftUI and Combine are known for")
  func lists() {
    #expect(SymbolTable.swiftUI.has("padding", of: "View") && SymbolTable.swiftUI.hasTopLevel("NavigationStack"))
    #expect(SymbolTable.combine.has("debounce", of: "Publisher") && SymbolTable.combine.hasTopLevel("Just"))
    #expect(SymbolTable.apple.owners(of: "openURL").contains("EnvironmentValues"))
  }
}
