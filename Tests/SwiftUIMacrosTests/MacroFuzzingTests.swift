import Foundation
import RandomInput
import Testing

/// The compiler sends valid source in well-formed messages. Whatever comes instead, the plugin answers, and what it says points
/// into the source.
@Suite("Disturbed messages", .serialized) struct MacroFuzzingTests {
  static let declarations = [
    "@Entry var title: String = \"a \\(b(\"c\", d: [1: \"}\"]) { $0 }) e\" // f",
    "@Entry public var a: Dictionary<String, [Int: (A, B)]>? = nil",
    "/// A { \" comment\n@available(iOS 17, *)\n@Entry private(set) var a = Pair<A, B>(1) { 2 } other: { /}/ }, b: Int",
    "@Entry let a: Int = 1", "@Entry static var a = #\"raw \\#(b) \"#",
    "@Entry var a: (() -> Int)? { get async throws { /* } */ 1 } }",
    "@Entry var a = \"\"\"\n  b \\(c)\n  \"\"\" /* /* d */ */",
    "@Entry\n#if os(Linux)\n@A(1)\n#endif\nvar `a b`: Swift.Optional<() -> Int?>",
    "@Entry var a: Int = b ≠ c { didSet {} }", "@Entry func + (a: Int = #/ \" /#) {}",
    "@Entry var (a, b) = if c == 1 { 2 } else { 3 } as Int?",
    "@Entry var é = a.b { $0 / 2 }\n  .c\r\n", "@Entry class func a() {}",
  ].map { Array($0.utf8) }

  static let contexts = [
    "\nextension EnvironmentValues: P where A == B {}", "@A(\"\") extension SwiftUI.FocusedValues {}", "extension Transaction {}",
    "#Preview(\"a\") { b }", "{ [weak self] in }", "static func <<T>(a: T) -> Int ", "final class A<B> {}", "get async ",
    "init() ",
  ].map { Array($0.utf8) }

  static let words = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "[", "]", "{", "}", "<", ">", "/*", "*/", "//", "\n", "\r\n", "/",
    "#/", "/#", "`", "@",
    "@Entry", "#if ", "#endif\n", "=", "==", ",", ":", "::", ".", "...", "?", "!", "->", "&&", " ", "var ", "let ", "func ",
    "class ", "extension ",
    "EnvironmentValues", "Optional<", "nil", "didSet", "get", "init", "1e", "0x", "é", "≠", "\u{1F34E}", "\u{0}", "$", "_", "as ",
    "if ", "else",
    String(repeating: "(", count: 200), String(repeating: "\"\\(", count: 100), String(repeating: "<", count: 100),
  ].map { Array($0.utf8) }

  /// What holds for each answer to a use of `@Entry`.
  private func check(_ declaration: [UInt8], in surroundings: [UInt8], _ place: @autoclosure () -> String) throws {
    let use = MacroUse(
      declaration: String(decoding: declaration, as: UTF8.self), surroundings: [String(decoding: surroundings, as: UTF8.self)],
      before: "",
      behind: "")
    let (peers, accessors) = (try use.answer("peer"), try use.answer("accessor"))
    #expect(accessors.diagnostics == [], "\(place())")
    #expect(peers.diagnostics.isEmpty != (peers.expandedSource == ""), "\(place())")
    #expect((peers.expandedSource == "") == (accessors.expandedSource == ""), "\(place())")
    let source = MacroUse.offset...MacroUse.offset + use.declaration.utf8.count
    for range in peers.diagnostics.flatMap(\.highlights) {
      #expect(range.startOffset <= range.endOffset, "\(place())")
      #expect(source.contains(range.startOffset) && source.contains(range.endOffset), "\(place())")
    }
    for (type, role) in [("EntryDefaultValueMacro", "accessor"), ("PreviewableMacro", "peer")] {
      var other = use
      other.type = type
      #expect(try other.answer(role).expandedSource != nil, "\(place())")
    }
  }

  @Test("a declaration of which the end or the beginning is missing is answered")
  func truncated() throws {
    for declaration in Self.declarations {
      for length in 0...declaration.count {
        try check(Array(declaration.prefix(length)), in: Self.contexts[0], "the first \(length) bytes")
        try check(Array(declaration.suffix(length)), in: Self.contexts[1], "the last \(length) bytes")
      }
    }
    for context in Self.contexts {
      for length in 0...context.count {
        try check(Self.declarations[0], in: Array(context.prefix(length)), "in the first \(length) bytes")
      }
    }
  }

  @Test("disturbed declarations and surroundings are answered")
  func declarations() throws {
    let fuzzing = Fuzzing("macro-declarations", runs: 300)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let declaration = Self.declarations.randomElement(using: &generator)!
        .disturbed(with: Self.words, and: Self.declarations, using: &generator)
      var context = Self.contexts.randomElement(using: &generator)!
      if generator.flag() { context = context.disturbed(with: Self.words, and: Self.contexts, using: &generator) }
      fuzzing.keep(declaration + [0x0A] + context)
      try check(declaration, in: context, fuzzing.place(run))
    }
    fuzzing.end()
  }

  @Test("disturbed messages are answered")
  func messages() throws {
    let syntax = "{\"kind\":\"declaration\",\"source\":\"@Entry var a = 1\",\"location\":{\"fileName\":\"a\",\"offset\":5}}"
    let corpus = [
      "{\"getCapability\":{\"capability\":{\"protocolVersion\":7}}}", "{\"loadPluginLibrary\":{\"libraryPath\":\"a\"}}",
      "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"EntryMacro\"},\"macroRole\":\"peer\",\"attributeSyntax\":\(syntax),"
        + "\"declSyntax\":\(syntax),\"lexicalContext\":[\(syntax)],\"a\":[null,true,false,-1.5e3,\"\\ud83c\\udf4e\"]}}",
      "{\"expandFreestandingMacro\":{\"macro\":{\"typeName\":\"PreviewMacro\"},\"macroRole\":null,\"syntax\":\(syntax)}}",
    ].map { Array($0.utf8) }
    let words =
      Self.words
      + [
        "\\u", "\\ud800", "null", "true", "9223372036854775807", "-1", "1e999", "\"offset\":", "{}",
        String(repeating: "[", count: 5000),
      ].map {
        Array($0.utf8)
      }
    let fuzzing = Fuzzing("macro-messages", runs: 1_000)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let message = corpus.randomElement(using: &generator)!.disturbed(with: words, and: corpus, using: &generator)
      fuzzing.keep(message)
      let answer = try JSONSerialization.jsonObject(with: Data(MacroPlugin.answer(to: message))) as? [String: Any]
      #expect(answer?.count == 1, "\(fuzzing.place(run))")
    }
    fuzzing.end()
  }

  @Test(
    "nesting without end takes neither the stack nor long",
    arguments: ["(", "[", "{", "\"\\(", "#\"\\#(", "/*", "<", "a<", "@", "{ @A ", "(?", "/"])
  func nesting(opening: String) throws {
    // Interpolations are the ones that recurse.
    let many = String(repeating: opening, count: opening.contains("\"") ? 4_000 : 500)
    for source in ["@Entry var a = ", "@Entry var a: ", "@Entry var ", "@Entry ", "@", ""] {
      try check(Array((source + many).utf8), in: Array("extension \(many)".utf8), opening)
    }
  }
}
