import Foundation
import Testing

@Suite("#Preview") struct PreviewMacroTests {
  private func expansion(of source: String, role: String? = "declaration", location: Compiler.Syntax.Location = .init()) throws
    -> Compiler.Answer
  {
    let message = Compiler.FreestandingMacro(
      macro: Compiler.Macro(typeName: "PreviewMacro", name: "Preview"), macroRole: role,
      syntax: Compiler.Syntax(kind: "expression", source: source, location: location))
    return try Compiler.answer(to: ["expandFreestandingMacro": message])
  }

  @Test(
    "a preview is declared where previews are built, and leaves nothing behind elsewhere",
    arguments: [
      "#Preview", "#Preview(\"Name\")", "#Preview(\"Name\", traits: .portrait)", "@available(iOS 17, *)\n#SwiftUI.Preview(\"}\")",
    ])
  func preview(head: String) throws {
    for role in ["declaration", nil] {
      var location = Compiler.Syntax.Location()
      (location.line, location.fileName) = (40, "/a/\"b\".swift")
      let answer = try expansion(of: "\n\(head) {\n  Text(\"Hello\")\n}", role: role, location: location)
      let line = 41 + head.count { $0 == "\n" }
      let arguments = head.split(separator: "Preview", maxSplits: 1, omittingEmptySubsequences: false)[1]
      #expect(
        answer.expandedSource == """
          #if ORIEL_PREVIEWS
          struct $s7Library7PreviewfMf_7PreviewfMu_: SwiftUICore._PreviewDeclaration {
            static var _path: Swift.String { "/a/\\u{22}b\\u{22}.swift" }
            static var _line: Swift.Int { \(line) }
            static func _make() -> SwiftUICore.Preview {
              SwiftUICore.Preview\(arguments) {
            Text("Hello")
          }
            }
          }
          #endif
          """)
      #expect(answer.diagnostics == [])
    }
  }

  @Test("variables that are @Previewable become properties of a view")
  func properties() throws {
    let answer = try expansion(of: "#Preview { @Previewable @State var count = 0; Counter(count: $count) }")
    #expect(
      answer.expandedSource?.contains(
        """
        SwiftUICore.Preview {
        struct _PreviewedView: SwiftUICore.View {
         @State var count = 0
        var body: some SwiftUICore.View {
          Counter(count: $count) 
        }
        }
        return _PreviewedView()
        }
        """) == true, "\(answer.expandedSource ?? "")")
  }

  @Test(
    "a variable ends where a line begins that does not go on with it",
    arguments: [
      ("@Previewable @State var a = 1", "\nText(\"\")"), ("@Previewable\n@State\nprivate var a: Int?", "\nText(\"\")"),
      ("@State @Previewable var a =\n  1\n  + 2", "\nText(\"\")"),
      ("@Previewable @State var a = Model()\n  .named(\"}\")", "\nif a {}"),
      ("@Previewable @State var a = [\n1,\n2\n], b = \"\"\"\n{\n\"\"\"", "\nlet c = 1"),
      ("@Previewable @Query var a: [Item]", ""),
      ("@Previewable @State var a = b\n  ? 1\n  : 2", "\n!a"), ("@SwiftUI.Previewable @Namespace var a", " // a\nText(a)"),
      ("@Previewable @State var a = if b { 1 }\nelse { 2 }", "\n/* a */ Text(\"\")"),
    ])
  func ends(declaration: String, rest: String) throws {
    let bytes = Array((declaration + rest).utf8)
    let found = SourceScanner.previewables(bytes, in: 0..<bytes.count)
    #expect(found.map(\.range) == [0..<declaration.utf8.count])
  }

  @Test(
    "what is not at the beginning of a statement, or in a statement, is none",
    arguments: [
      "if a { @Previewable @State var a = 1 }", "@State var a = \"@Previewable var b\"", "f(@Previewable: 1)", "", "@",
      "@Previewable",
    ])
  func others(body: String) {
    let bytes = Array(body.utf8)
    let found = SourceScanner.previewables(bytes, in: 0..<bytes.count)
    #expect(found.isEmpty || body == "@Previewable")
  }

  private func previewable(in surroundings: [String]) -> MacroUse {
    MacroUse(
      declaration: "@Previewable @State var count = 0", surroundings: surroundings, type: "PreviewableMacro",
      attribute: "@Previewable")
  }

  @Test(
    "@Previewable in a preview is silent",
    arguments: [
      ["{ }", "\n#Preview(\"Name\") { @Previewable @State var count = 0; Text(\"\") }"], ["\n// A comment.\n#Preview {}"],
      ["func count() ", "{ }", "@available(iOS 17, *) #Preview(traits: .portrait) {}", "struct Counter {}"],
      ["{ }", "#SwiftUI::Preview {}"],
    ])
  func previewableInPreview(surroundings: [String]) throws {
    let answer = try previewable(in: surroundings).answer("peer")
    #expect(answer.expandedSource == "")
    #expect(answer.diagnostics == [])
  }

  @Test(
    "@Previewable outside a preview says so",
    arguments: [["\nstruct Counter: View {}"], [], ["#Previews {}"], ["{ }", "func Preview() "]])
  func previewableOutsidePreview(surroundings: [String]) throws {
    let use = previewable(in: surroundings)
    let answer = try use.answer("peer")
    #expect(answer.expandedSource == "")
    try #require(answer.diagnostics.count == 1 && answer.diagnostics[0].highlights.count == 1)
    #expect(answer.diagnostics[0].message == "@Previewable goes on a variable in the body of '#Preview': remove it here")
    #expect(use.text(at: answer.diagnostics[0].highlights[0]) == "@Previewable")
    #expect(answer.diagnostics[0].position.offset == answer.diagnostics[0].highlights[0].startOffset)
  }
}
