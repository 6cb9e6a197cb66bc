import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("#Preview") struct PreviewMacroTests {
  @Test(
    "a preview leaves nothing behind",
    arguments: ["#Preview", "#Preview(\"Name\")", "#Preview(\"Name\", traits: .portrait)"])
  func preview(head: String) {
    expectExpansion(of: "\(head) {\n  Text(\"Hello\")\n}", is: "")
  }

  @Test("@Previewable outside a preview says so")
  func previewableOutsidePreview() {
    expectExpansion(
      of: """
        struct Counter: View {
          @Previewable @State var count = 0
        }
        """,
      is: """
        struct Counter: View {
          @State var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "@Previewable goes on a variable in the body of '#Preview': remove it here", line: 2, column: 3)
      ])
  }
}
