import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Styles of text fields") struct TextFieldStyleTests {
  private struct Boxed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    var word = "boxed"
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration
        Text(isEnabled ? word : "disabled")
      }
    }
  }

  private struct Form: View {
    @State private var name = "Ada"
    @State private var isBoxed = true
    var body: some View {
      if isBoxed { TextField("Name", text: $name).textFieldStyle(Boxed()) } else { TextField("Name", text: $name) }
      Text("Hello \(name)")
      Button("Change") { isBoxed.toggle() }
    }
  }

  @Test("a style of the app's own makes a view from the field, which works as without it")
  func ownStyle() throws {
    let host = TestHost { Form() }
    #expect(host.texts.contains("boxed"))
    try host.find(.textField("Name")).edit("Grace")
    host.turn()
    #expect(host.texts.contains("Hello Grace"))
    try host.find(.button("Change")).press()
    host.turn()
    #expect(!host.texts.contains("boxed"))
    #expect(try host.find(.textField("Name")).value == "Grace")
  }

  @Test("it reads the environment, nests, and is that of secure fields, too")
  func nesting() {
    let host = TestHost {
      SecureField("Word", text: .constant("")).textFieldStyle(Boxed()).disabled(true)
      TextField("Name", text: .constant("")).textFieldStyle(Boxed(word: "inner")).textFieldStyle(Boxed(word: "outer"))
      TextField("Plain", text: .constant("")).textFieldStyle(.plain)
    }
    #expect(host.texts.filter { ["disabled", "inner", "outer"].contains($0) } == ["disabled", "outer", "inner"])
    #expect(host.findAll(.textField()).count + host.findAll(.secureField()).count == 3)
  }
}
