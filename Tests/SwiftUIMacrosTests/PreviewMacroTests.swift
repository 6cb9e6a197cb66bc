import Testing

@Suite("#Preview") struct PreviewMacroTests {
  @Test(
    "a preview leaves nothing behind",
    arguments: ["#Preview", "#Preview(\"Name\")", "#Preview(\"Name\", traits: .portrait)"])
  func preview(head: String) throws {
    for role in ["declaration", nil] {
      let message = Compiler.FreestandingMacro(
        macro: Compiler.Macro(typeName: "PreviewMacro", name: "Preview"), macroRole: role,
        syntax: Compiler.Syntax(kind: "expression", source: "\n\(head) {\n  Text(\"Hello\")\n}"))
      let answer = try Compiler.answer(to: ["expandFreestandingMacro": message])
      #expect(answer.expandedSource == "")
      #expect(answer.diagnostics == [])
    }
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
