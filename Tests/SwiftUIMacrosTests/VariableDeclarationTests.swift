import Testing

extension SourceText {
  fileprivate init(_ source: String) {
    self.init(bytes: Array(source.utf8), fileName: "", offset: 0)
  }
}

@Suite("The parts of a declaration") struct VariableDeclarationTests {
  /// The parts, each between angle quotation marks.
  private func parts(_ declaration: String) -> String? {
    let source = SourceText(declaration)
    return VariableDeclaration(source)?.bindings.map { binding in
      [
        source[binding.pattern], binding.type.map { ": ‹\(source[$0])›" }, binding.value.map { " = ‹\(source[$0])›" },
        binding.accessors.map { " ‹\(source[$0])›" },
      ].compactMap(\.self).joined()
    }.joined(separator: ", ")
  }

  @Test(
    "a value goes on to the end of the declaration, whatever is in it",
    arguments: [
      "Dictionary<String, Int>()", "Pair<A?, (B, C) -> D>.Inner<[E: F], 3>.make(1, 2)", "a as? Dictionary<String, Int>",
      "a is Pair<A, B>",
      "#make<A, B>(1)", "\\Pair<A, B>.first", "make { 1 }", "make(1) { 2 } other: { 3 }", "make(1) { 2 } { 3 }", "make[0] { 1 }",
      "make { get }", "{ 1 }", "{ 1 }()", "{ (a: Int) -> Int in a }", "{ @MainActor in 1 }", "a.is { 1 }", "a.for[0] { 1 }",
      "if a == 1 { 2 } else { 3 }", "switch a { case 1, 2: \"x\"; default: nil }", "a < b", "(a < b, c > d)", "f(a < b, c > d)",
      "a ? b : c",
      "a ?? b", "a! + b!.c", "a?.b?[0]", "a...b", "a==b", "a>=b", "a != b", "-1", "1.5e-3", "x.0.1", "(1, 2)", "[1, 2]",
      "[a: \"}\", b: \"]\"]",
      "\"a, b = c { d\"", "\"\\\"}\"", "\"a \\(b(c, d) { \"e \\(f) }\" }) g\"", "#\"raw \" \\( , \\#(a + \"b, c\") \"#",
      "#\"\"\"#", "##\"a\"#, \"##",
      "\"\"\"\n  a, \"b\" \\(c(\"d\"))\n  \\\"\"\" {\n  \"\"\"", "#\"\"\"\n  a \\(b) \"\"\" \\#(c)\n  \"\"\"#",
      "/a,b[{\\/]\"x/", "/[)(]/", "f(/a,/, /b\"/)", "a / b", "a/b/c", "f(/, 1)", "reduce(1, /)", "[a:/b\"/]",
      "#/a / \", \"/#",
      "#/\n  a, b \"\n  /#",
      "a /* , */ + /* a /* , */ { */ b", "a // , {\n  + b", "`default`", "a.`b c`.d", "é", "\"é, ü\"", "a ≠ b", "日本 + \"日本\"",
      "$a",
      "a\n  .b { 1 }\n  .c", "a\n#if DEBUG && !os(Linux)\n.b { 1 }\n#endif", "[\n  1,\n  2,\n]", "try? await make()", "try! a",
      "nil", "x.map { $0 / 2 }",
      "make { /}/ }", "make { a; /}/ }", "make { // }\n }", "make { \"}\" }", "a\r\n  .b", "1 as Int?", "a as [A] == b { 1 }",
      "a as A ? b : c { 1 }",
    ])
  func value(value: String) {
    #expect(parts("@Entry var a = \(value)") == "a = ‹\(value)›")
    #expect(parts("@Entry var a: Int = \(value)") == "a: ‹Int› = ‹\(value)›")
    #expect(parts("@Entry var a: A<B, C>=/* a */ \(value) // b") == "a: ‹A<B, C>› = ‹\(value)›")
    #expect(parts("@Entry var a = \(value), b: Int = 1") == "a = ‹\(value)›, b: ‹Int› = ‹1›")
    #expect(parts("@Entry var a = \(value)\n{ didSet {} }") == "a = ‹\(value)› ‹{ didSet {} }›")
  }

  @Test(
    "a type ends before a value, accessors and the next variable",
    arguments: [
      "Int", "[Int]", "[String: Int]", "Dictionary<String, Int>", "A<B<C, D>>.E<F, G>", "(Int, String)", "(a: Int, b: String)",
      "() -> Int",
      "@Sendable (Int, A<B, C>) async throws(E) -> [Int]", "(() -> Int)?", "any P<A, B> & Q", "Int?", "Int??", "A<B>?",
      "A<B<C>>!", "A.B.Type",
      "A::B", "[3 of Int]", "InlineArray<-3, Int>", "~Copyable", "A</* , */ B, C>", "A /* { */ . B",
      "nonisolated(nonsending) () async -> Void",
      "(inout A, B...) -> C",
    ])
  func type(type: String) {
    #expect(parts("@Entry var a: \(type)") == "a: ‹\(type)›")
    #expect(parts("@Entry var a:\(type) // , = {") == "a: ‹\(type)›")
    #expect(parts("@Entry var a: \(type)=1") == "a: ‹\(type)› = ‹1›")
    #expect(parts("@Entry var a: /* = */ \(type) /* { */ = b { 1 }") == "a: ‹\(type)› = ‹b { 1 }›")
    #expect(parts("@Entry var a: \(type) { 1 }") == "a: ‹\(type)› ‹{ 1 }›")
    #expect(parts("@Entry var a: \(type), b: \(type)") == "a: ‹\(type)›, b: ‹\(type)›")
  }

  @Test(
    "attributes, modifiers and comments are before the name",
    arguments: [
      "@Entry var", "@Entry() var", "@SwiftUI.Entry var", "@SwiftUI::Entry var", "public var", "private(set) var",
      "public internal(set) let",
      "nonisolated(unsafe) var", "@available(iOS 17, *) @MainActor @Entry public lazy var",
      "@available(*, deprecated, message: \"a ) var \") var",
      "@A<B, C>(1, 2) var", "@A<B> var", "@objc(a:b:) dynamic open var", "@Entry /* var x = */ var /* y: */",
      "@Entry // var x =\n  var",
      "/// var x = {\n/** \" */\n@Entry\nvar",
      "@Entry\n#if os(Linux) && (A || B)\n@A(1)\n#elseif compiler(>=6)\n@B\n#else\n#endif\nvar", "static var",
      "final class override var", "@Entry\r\n  var", "unowned(unsafe) var", "weak package var",
    ])
  func head(head: String) {
    #expect(parts("\(head) a: Int = 1") == "a: ‹Int› = ‹1›")
    #expect(parts("\(head) `a` = 1, (b, (c, d)), _: Int") == "`a` = ‹1›, (b, (c, d)), _: ‹Int›")
  }

  @Test("a slash that is an operator does not hide the comma behind it")
  func slashes() {
    #expect(parts("var a = f(c, /), b = g(d,/)") == "a = ‹f(c, /)›, b = ‹g(d,/)›")
    #expect(parts("var a = c / 2, b = d / 2") == "a = ‹c / 2›, b = ‹d / 2›")
    #expect(parts("var a = c/2, b = d/2") == "a = ‹c/2›, b = ‹d/2›")
    #expect(parts("var a = /c/, b = /d/") == "a = ‹/c/›, b = ‹/d/›")
  }

  @Test("a name loses its backticks")
  func names() {
    for (name, plain) in [("a", "a"), ("`default`", "default"), ("`a b`", "a b"), ("é", "é"), ("get", "get"), ("$a", "$a")] {
      #expect(VariableDeclaration(SourceText("var \(name) = 1"))?.bindings.map(\.name) == [plain])
    }
    #expect(VariableDeclaration(SourceText("var (a, b) = 1, _ = 2"))?.bindings.map(\.name) == [nil, nil])
  }

  @Test(
    "of an optional type, the type that it wraps is known in each spelling",
    arguments: [
      ("Int?", "Int"), ("Int!", "Int"), ("Int??", "Int?"), ("Optional<Int>", "Int"), ("Swift.Optional<Int>", "Int"),
      ("Swift::Optional<Int>", "Int"), ("Optional</* a */ Dictionary<A, B> /* b */>", "Dictionary<A, B>"),
      ("Optional<any P>", "any P"),
      ("Optional<(A) -> B?>", "(A) -> B?"), ("(() -> Int)?", "() -> Int"), ("(any P)?", "any P"), ("(A & B)?", "A & B"),
      ("((Int))?", "(Int)"),
      ("(a: Int)?", "(a: Int)"), ("(Int, Int)?", "(Int, Int)"), ("()?", "()"), ("[A: B]?", "[A: B]"), ("A<B, C>.D?", "A<B, C>.D"),
      ("A.Type?", "A.Type"), ("Optional<Int>?", "Optional<Int>"), ("(@escaping () -> Void)?", "@escaping () -> Void"),
    ])
  func optional(type: String, wrapped: String) {
    #expect(TypeSpelling(type).wrapped?.text == wrapped)
  }

  @Test(
    "a type that only ends in a question mark is not optional, and neither is one that only contains Optional",
    arguments: [
      "Int", "() -> Int?", "(Int) -> (Int) -> Int?", "any P?", "A & B?", "@MainActor Int?", "(Int?)", "[Int?]", "A<Int?>",
      "Optional",
      "Optional<Int>.Inner", "Other.Optional<Int>", "Optional<3>", "~Copyable?", "",
    ])
  func notOptional(type: String) {
    #expect(!TypeSpelling(type).isOptional)
  }
}

@Suite("What a declaration stands in") struct LexicalContextTests {
  @Test(
    "is called as it is declared",
    arguments: [
      ("extension A {}", .extension(TypeSpelling("A"))), ("extension A.B: P, Q {}", .extension(TypeSpelling("A.B"))),
      ("@A(\"{\") public extension A<B, C> where B: P {}", .extension(TypeSpelling("A<B, C>"))),
      ("extension [String: Int] {}", .extension(TypeSpelling("[String: Int]"))), ("struct A<B>: C {}", .declaration("A")),
      ("final class A {}", .declaration("A")), ("class final {}", .declaration("final")),
      ("indirect enum A {}", .declaration("A")),
      ("distributed actor A {}", .declaration("A")), ("protocol `P` {}", .declaration("`P`")),
      ("class func f() ", .declaration("f")),
      ("func + (a: Int) ", .declaration("+")), ("func <<T>(a: T) ", .declaration("<")),
      ("func /(a: Int, b: /* / */ Int) ", .declaration("/")),
      ("func ≠<T>(a: T) ", .declaration("≠")), ("static func `a b`() ", .declaration("`a b`")),
      ("func ⚙\u{FE0F}(a: Int) ", .declaration("⚙\u{FE0F}")),
      ("#Preview {}", .macro("Preview")),
      ("@A #A::Preview(\"\")", .macro("Preview")), ("{ [weak self] a in }", .unnamed), ("init?() ", .unnamed),
      ("deinit ", .unnamed),
      ("subscript(a: Int) -> Int ", .unnamed), ("get async throws ", .unnamed), ("a: Int", .unnamed), ("try _", .unnamed),
      ("", .unnamed),
    ] as [(String, LexicalContext)])
  func context(source: String, context: LexicalContext) {
    #expect(LexicalContext(SourceText(source)) == context)
    #expect(LexicalContext(SourceText("\r\n/// struct B { \"\n/* # */\n\(source)")) == context)
  }
}
