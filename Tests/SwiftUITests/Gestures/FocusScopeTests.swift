import Combine
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Focus scopes and focused objects") struct FocusScopeTests {
  @Test("6.20: a scope that appears puts the focus on the view that prefers it, and so does resetFocus")
  func scope() throws {
    struct Subject: View {
      @Namespace var form
      @Environment(\.resetFocus) var resetFocus
      @State var first = ""
      @State var second = ""
      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second).prefersDefaultFocus(in: form)
        }
        .focusScope(form)
        Button("Reset") { resetFocus(in: form) }
      }
    }
    let host = TestHost { Subject() }
    #expect(host.focusedElement?.label == "Second")
    try host.find(.textField("First")).focus()
    host.turn()
    #expect(host.focusedElement?.label == "First")
    try host.find(.button("Reset")).press()
    host.turn()
    #expect(host.focusedElement?.label == "Second")
  }

  final class Document: ObservableObject {
    @Published var name = "a"
  }

  @Test("A focused object is that of the view with the focus, and its changes reach who reads it")
  func object() throws {
    struct Reader: View {
      @FocusedObject var document: Document?
      var body: some View {
        Text(verbatim: "document \(document?.name ?? "none")")
        Button("Rename") { document?.name = "b" }
      }
    }
    struct Subject: View {
      @StateObject var document = Document()
      var body: some View {
        TextField("Text", text: .constant("")).focusedObject(document)
        Reader()
      }
    }
    let host = TestHost { Subject() }
    _ = try host.find(.text("document none"))
    try host.find(.textField("Text")).focus()
    host.turn()
    _ = try host.find(.text("document a"))
    try host.find(.button("Rename")).press()
    host.turn()
    _ = try host.find(.text("document b"))
  }

  @Test("An object of the scene is there whatever has the focus")
  func sceneObject() throws {
    struct Reader: View {
      @FocusedObject var document: Document?
      var body: some View { Text(verbatim: "document \(document?.name ?? "none")") }
    }
    let document = Document()
    let host = TestHost {
      Text("view").focusedSceneObject(document)
      Reader()
    }
    _ = try host.find(.text("document a"))
  }
}
