import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("6: Focus and keyboard") struct S61FocusTests {
  let log = Log()

  @Test("6.04: what is written is read at once, and a value that no view has falls back in the same turn")
  func readingWrites() throws {
    struct Subject: View {
      let log: Log
      @FocusState private var field: Int?
      var body: some View {
        TextField("one", text: .constant("")).focused($field, equals: 1)
        Button("Write") {
          field = 1
          log("\(field ?? 0)")
        }
        Button("Write 9") {
          field = 9
          log("\(field ?? 0)")
        }
        Text("is \(field ?? 0)")
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.press("Write")
    #expect(host.texts.last == "is 1")
    try host.press("Write 9")
    host.turn()
    #expect(log.entries == ["1", "9"])
    #expect(host.texts.last != "is 9")
  }

  @Test("6.06: of two views with one value the program focuses the first, a person either")
  func sameValue() throws {
    struct Subject: View {
      @FocusState private var field: Int?
      var body: some View {
        TextField("first", text: .constant("")).focused($field, equals: 1)
        TextField("second", text: .constant("")).focused($field, equals: 1)
        Button("Write") { field = 1 }
        Text("is \(field ?? 0)")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("second")).focus()
    host.turn()
    #expect(host.texts.last == "is 1")
    try host.find(.textField("second")).unfocus()
    host.turn()
    #expect(host.texts.last == "is 0")
    try host.press("Write")
    #expect(host.focusedElement?.label == "first")
  }

  @Test("6.09: nothing has the focus at first")
  func noFocus() {
    let host = TestHost {
      TextField("name", text: .constant(""))
      Button("Go") {}
    }
    #expect(host.focusedElement == nil)
  }

  @Test("6.11: a binding to a focus state does what the state does, and each change is one")
  func passedOn() throws {
    struct Field: View {
      let name: String
      @FocusState.Binding var focus: String?
      var body: some View { TextField(name, text: .constant("")).focused($focus, equals: name) }
    }
    struct Subject: View {
      let log: Log
      @FocusState private var focus: String?
      var body: some View {
        Field(name: "a", focus: $focus)
        Field(name: "b", focus: $focus)
        Button("To b") { focus = "b" }
        Text("").onChange(of: focus) { log("\($1 ?? "nil")") }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.textField("a")).focus()
    host.turn()
    try host.press("To b")
    #expect(host.focusedElement?.label == "b")
    #expect(log.entries == ["a", "b"])
  }

  @Test("6.13, 6.14: controls take the focus, other views where they are focusable, and none that is disabled")
  func whoTakesFocus() throws {
    let host = TestHost {
      Button("Button") {}
      Toggle("Toggle", isOn: .constant(true))
      Text("plain")
      Text("focusable").focusable()
      Text("activated").focusable(interactions: .activate)
      Text("off").focusable().disabled(true)
      TextField("disabled", text: .constant("")).disabled(true)
    }
    for query in [.button("Button"), .toggle("Toggle"), .text("focusable"), .text("activated")] as [ElementQuery] {
      try host.find(query).focus()
    }
    for query in [.text("plain"), .text("off"), .textField("disabled")] as [ElementQuery] {
      #expect(throws: ElementUnusable.self) { try host.find(query).focus() }
    }
  }

  @Test("6.17: a handler on the field itself comes before those around it")
  func fieldFirst() throws {
    let host = TestHost {
      VStack {
        TextField("name", text: .constant("")).onKeyPress(.tab) {
          log("field")
          return .handled
        }
      }
      .onKeyPress(.tab) {
        log("around")
        return .handled
      }
    }
    try host.find(.textField("name")).focus()
    host.press(.tab)
    #expect(log.entries == ["field"])
  }

  @Test("6.18: a key has its characters, what is held and its phase; its release is told where that is asked for")
  func keyPress() throws {
    let host = TestHost {
      Text("a").focusable().onKeyPress(phases: .all) { press in
        log("\(press.characters) \(press.modifiers.contains(.shift)) \(press.phase == .up ? "up" : "down")")
        return .handled
      }
    }
    try host.find(.text("a")).focus()
    host.press("x", modifiers: .shift)
    host.press("x", phase: .up)
    #expect(log.entries == ["x true down", "x false up"])
  }

  @Test("6.19: arrows, Escape and Delete are commands")
  func commands() throws {
    let host = TestHost {
      Text("a").focusable().onMoveCommand { log("\($0)") }.onExitCommand { log("exit") }.onDeleteCommand { log("delete") }
    }
    try host.find(.text("a")).focus()
    for key in [KeyEquivalent.upArrow, .leftArrow, .escape, .delete] { #expect(host.press(key)) }
    #expect(log.entries == ["up", "left", "exit", "delete"])
  }

  @Test("6.24: a field says what its Return key is called, and nothing else changes")
  func submitLabel() throws {
    let host = TestHost { TextField("name", text: .constant("")).submitLabel(.search).onSubmit { log("text") } }
    let content = try #require(try host.find(.textField("name")).element.content as? TextFieldContent)
    #expect(content.traits.submitLabel == .search)
    try host.find(.textField("name")).submit()
    #expect(log.entries == ["text"])
  }

  @Test("6.26: the focus of assistive technology is written and moves like that of the keyboard")
  func accessibilityFocus() throws {
    struct Subject: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Text("heading").accessibilityFocused($isFocused)
        Button("Move") { isFocused = true }
        Text(isFocused ? "focused" : "not")
      }
    }
    let host = TestHost { Subject() }
    try host.press("Move")
    host.turn()
    #expect(host.texts.last == "focused")
    #expect(host.focusedElement?.label == "heading")
  }

  @Test("6.27: a container has the focus where something in it has it")
  func container() throws {
    struct Subject: View {
      @FocusState private var isInside: Bool
      var body: some View {
        VStack {
          TextField("name", text: .constant(""))
          Button("Go") {}
        }
        .focused($isInside)
        Text(isInside ? "inside" : "outside")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("name")).focus()
    host.turn()
    #expect(host.texts.last == "inside")
    try host.find(.button("Go")).focus()
    host.turn()
    #expect(host.texts.last == "inside")
    try host.find(.button("Go")).unfocus()
    host.turn()
    #expect(host.texts.last == "outside")
  }

  @Test("6.12: two windows of an app have a focus of their own")
  func windows() throws {
    struct Root: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "focused" : "not")
      }
    }
    struct Windows: App {
      var body: some Scene { WindowGroup { Root() } }
    }
    let first = TestHost(app: Windows.self)
    let second = TestHost(anotherWindowOf: first)
    try first.find(.textField("name")).focus()
    first.turn()
    second.turn()
    #expect(first.texts.last == "focused")
    #expect(second.texts.last == "not")
  }
}
