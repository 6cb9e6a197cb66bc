import SwiftUI
import SwiftUITesting
import Testing

/// Who has the focus and who gets the keys, by the numbers of the specification of structure (6.01 and the following).
@Suite("Focus and keys") @MainActor struct FocusTests {
  enum Field: Hashable { case first, second, missing }

  private struct Form: View {
    @State private var text = ""
    @FocusState private var field: Field?
    var report: (Field?, Field?) -> Void = { _, _ in }
    var isDisabled = false
    var body: some View {
      Text("focus: \(field.map { "\($0)" } ?? "none")").onChange(of: field) { report($0, $1) }
      TextField("first", text: $text).focused($field, equals: .first).disabled(isDisabled)
      TextField("second", text: $text).focused($field, equals: .second)
      Button("to second") { field = .second }
      Button("to nobody") { field = nil }
      Button("to a missing one") { field = .missing }
    }
  }

  @Test("6.01, 6.03: the person's focus is the state's, from one field to the next without nil in between")
  func person() throws {
    var changes: [String] = []
    let host = TestHost { Form(report: { changes.append("\($0.map { "\($0)" } ?? "nil") → \($1.map { "\($0)" } ?? "nil")") }) }
    #expect(host.texts.first == "focus: none")
    try host.find(.textField("first")).focus()
    host.turn()
    try host.find(.textField("second")).focus()
    host.turn()
    #expect(host.texts.first == "focus: second")
    #expect(changes == ["nil → first", "first → second"])
  }

  @Test("6.01, 6.02: the program moves the focus and takes it away")
  func program() throws {
    let host = TestHost { Form() }
    try host.find(.button("to second")).press()
    host.turn()
    #expect(host.texts.first == "focus: second")
    #expect(host.focusedElement?.label == "second")
    try host.find(.button("to nobody")).press()
    host.turn()
    #expect(host.texts.first == "focus: none")
    #expect(host.focusedElement == nil)
  }

  @Test("6.05: a value that no view has falls back to nil")
  func missing() throws {
    let host = TestHost { Form() }
    try host.find(.button("to a missing one")).press()
    host.turn()
    host.turn()
    #expect(host.texts.first == "focus: none")
  }

  @Test("6.05: a view that comes in the same turn takes the focus")
  func comesLater() throws {
    struct Rows: View {
      @State private var rows = [1]
      @FocusState private var row: Int?
      var body: some View {
        ForEach(rows, id: \.self) { number in TextField("row \(number)", text: .constant("")).focused($row, equals: number) }
        Button("Add") {
          rows.append(2)
          row = 2
        }
      }
    }
    let host = TestHost { Rows() }
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.focusedElement?.label == "row 2")
  }

  @Test("6.07, 6.08: the focus that a view wants when it appears")
  func appearance() throws {
    struct Subject: View {
      @FocusState private var isFocused: Bool
      let usesDefault: Bool
      var body: some View {
        let field = TextField("name", text: .constant("")).focused($isFocused)
        if usesDefault { field.defaultFocus($isFocused, true) } else { field.onAppear { isFocused = true } }
      }
    }
    for usesDefault in [true, false] {
      let host = TestHost { Subject(usesDefault: usesDefault) }
      #expect(host.focusedElement?.label == "name")
    }
  }

  @Test("6.10: a field that goes loses the focus")
  func goes() throws {
    struct Subject: View {
      @State private var isThere = true
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isFocused ? "focused" : "not")
        if isThere { TextField("name", text: .constant("")).focused($isFocused) }
        Button("Remove") { isThere = false }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("name")).focus()
    host.turn()
    #expect(host.texts.contains("focused"))
    try host.find(.button("Remove")).press()
    host.turn()
    #expect(host.texts.contains("not"))
  }

  @Test("6.16, 6.17: keys go to the views around the focus, from inside to outside, until one handles them")
  func keys() throws {
    var lines: [String] = []
    let host = TestHost {
      HStack {
        Text("inner").focusable().onKeyPress(.upArrow) {
          lines.append("inner")
          return .ignored
        }
        Text("beside").focusable()
      }.onKeyPress { press in
        lines.append("outer \(press.key == .upArrow ? "up" : press.characters)")
        return .handled
      }
    }
    #expect(!host.press(.upArrow))
    try host.find(.text("inner")).focus()
    #expect(host.press(.upArrow))
    #expect(lines == ["inner", "outer up"])
    try host.find(.text("beside")).focus()
    host.press("x")
    #expect(lines.last == "outer x")
    #expect(!host.press("x", phase: .up))
  }

  @Test("6.21: a value is published while the focus is in the view, and for the scene always")
  func focusedValues() throws {
    struct Reader: View {
      @FocusedValue(\.note) private var note
      @FocusedValue(\.title) private var title
      var body: some View { Text("\(title ?? "-") \(note ?? "-")") }
    }
    let host = TestHost {
      Reader()
      TextField("name", text: .constant("")).focusedValue(\.note, "note")
      Text("").focusedSceneValue(\.title, "title")
    }
    #expect(host.texts.first == "title -")
    try host.find(.textField("name")).focus()
    host.turn()
    #expect(host.texts.first == "title note")
  }

  @Test("6.22: a view knows whether the focus is on the nearest one around that takes it")
  func isFocused() throws {
    struct Inner: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "not") }
    }
    let host = TestHost { HStack { Inner() }.focusable().accessibilityIdentifier("stack") }
    let stack = try host.find(.identifier("stack"))
    try stack.focus()
    host.turn()
    #expect(host.texts == ["focused"])
  }

  @Test("a shortcut presses the first enabled button of its view")
  func shortcut() throws {
    var lines: [String] = []
    let host = TestHost {
      Button("Save") { lines.append("save") }.keyboardShortcut("s")
      HStack { Button("Done") { lines.append("done") } }.keyboardShortcut(.defaultAction)
      Button("Off") { lines.append("off") }.keyboardShortcut("o").disabled(true)
    }
    #expect(host.press("s", modifiers: .command))
    #expect(host.press(.return))
    #expect(!host.press("s"))
    #expect(!host.press("o", modifiers: .command))
    #expect(lines == ["save", "done"])
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
