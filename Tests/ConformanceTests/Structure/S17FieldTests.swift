import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.7: Text fields") struct S17FieldTests {
  let log = Log()

  private func content(_ host: TestHost, _ label: String) throws -> TextFieldContent {
    try #require(try host.find(.textField(label)).element.content as? TextFieldContent)
  }

  @Test("1.69: actions for texts do not hear of searches, nor those for searches of texts")
  func triggers() throws {
    struct Subject: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Text("content").searchable(text: $text)
        }
        .onSubmit { log("text") }
        .onSubmit(of: .search) { log("search") }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.textField("Name")).submit()
    try host.find(.textField("Search")).submit()
    #expect(log.entries == ["text", "search"])
  }

  @Test("1.70: the label is the name of a field, whatever its prompt is")
  func prompt() throws {
    let host = TestHost { TextField("Name", text: .constant(""), prompt: Text("Ada")) }
    #expect(try content(host, "Name").prompt == "Ada")
  }

  @Test("1.71: a field with a vertical axis grows, and others are one line")
  func axis() throws {
    let host = TestHost {
      TextField("Long", text: .constant(""), axis: .vertical)
      TextField("Short", text: .constant(""))
    }
    #expect(try content(host, "Long").kind == .growing)
    #expect(try content(host, "Short").kind == .line)
  }

  @Test("1.71: a field that grows has at most as many lines as its limit says, and at least those that it reserves")
  func limits() throws {
    func height<Field: View>(_ text: String, @ViewBuilder _ field: (Binding<String>) -> Field) throws -> CGFloat {
      let view = field(.constant(text))
      return try TestHost(windowSize: CGSize(width: 200, height: 800)) { view }.find(.textField("Note")).frame.height
    }
    let one = try height("a") { TextField("Note", text: $0, axis: .vertical) }
    let line = try height("a\nb") { TextField("Note", text: $0, axis: .vertical) } - one
    let six = "a\nb\nc\nd\ne\nf"
    #expect(line > 0)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical) } == one + 5 * line)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical).lineLimit(1) } == one)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical).lineLimit(3) } == one + 2 * line)
    #expect(try height("a") { TextField("Note", text: $0, axis: .vertical).lineLimit(3) } == one)
    #expect(try height("") { TextField("Note", text: $0, axis: .vertical).lineLimit(3, reservesSpace: true) } == one + 2 * line)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical).lineLimit(3, reservesSpace: true) } == one + 2 * line)
    #expect(try height("") { TextField("Note", text: $0, axis: .vertical).lineLimit(2...4) } == one + line)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical).lineLimit(2...4) } == one + 3 * line)
    #expect(try height(six) { TextField("Note", text: $0, axis: .vertical).lineLimit(...4) } == one + 3 * line)
    #expect(try height("a\n") { TextField("Note", text: $0, axis: .vertical).lineLimit(4...) } == one + 3 * line)
  }

  @Test("1.71: a field grows and shrinks while a person types, and what is below it makes room")
  func typing() throws {
    struct Subject: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Note", text: $text, axis: .vertical)
          Text("Below")
        }
      }
    }
    let host = TestHost(windowSize: CGSize(width: 200, height: 800)) { Subject() }
    func frames() throws -> (field: CGRect, below: CGRect) {
      let field = try host.find(.textField("Note")).frame
      let below = try host.find(.text("Below")).frame
      return (field, below)
    }
    let one = try frames()
    try host.find(.textField("Note")).edit("a\nb\nc")
    host.turn()
    let three = try frames()
    #expect(three.field.height == one.field.height + 40 && three.below.minY == three.field.maxY)
    try host.find(.textField("Note")).edit("a")
    host.turn()
    #expect(try frames().field == one.field && frames().below == one.below)
  }

  @Test("1.72: a secure field is another view than a text field, and what is typed is not shown")
  func secure() throws {
    struct Subject: View {
      @State private var isShown = false
      @State private var text = "secret"
      var body: some View {
        if isShown { TextField("Password", text: $text) } else { SecureField("Password", text: $text) }
        Button("Show") { isShown.toggle() }
      }
    }
    let host = TestHost { Subject() }
    #expect(!host.description.contains("secret"))
    #expect(try host.find(.secureField("Password")).value == "secret")
    let before = try host.find(.secureField("Password")).element.id
    try host.press("Show")
    #expect(try host.find(.textField("Password")).element.id != before)
  }

  @Test("1.75: a field shows what its binding makes of the text")
  func changingBinding() throws {
    struct Subject: View {
      @State private var text = ""
      var body: some View {
        TextField("Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) }))
      }
    }
    let host = TestHost { Subject() }
    for (typed, shown) in [("a", "A"), ("Ab", "AB"), ("ABcd", "ABC"), ("ABCd", "ABC")] {
      try host.find(.textField("Code")).edit(typed)
      host.turn()
      #expect(try host.find(.textField("Code")).value == shown)
    }
  }

  @Test("1.79: a disabled field loses the focus, a disabled link does not push, and items of a toolbar are disabled")
  func disabled() throws {
    struct Subject: View {
      @State private var isDisabled = false
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: .constant("")).focused($isFocused)
            Text(isFocused ? "focused" : "not focused")
            NavigationLink("Go") { Text("Page") }
          }
          .toolbar { Button("Add") {} }
          .disabled(isDisabled)
        }
        Button("Disable") { isDisabled = true }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("Name")).focus()
    host.turn()
    #expect(host.texts.contains("focused"))
    try host.press("Disable")
    host.turn()
    #expect(host.texts.contains("not focused"))
    #expect(host.focusedElement == nil)
    #expect(throws: ElementUnusable.self) { try host.find(.navigationLink("Go")).push() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Add")).press() }
  }

  @Test("1.80: a control size reaches the controls below, and changes nothing else")
  func controlSize() throws {
    let host = TestHost { VStack { HStack { Button("Go") { log("go") } } }.controlSize(.large) }
    #expect((try host.find(.button("Go")).element.content as? ButtonContent)?.size == .large)
    try host.press("Go")
    #expect(log.entries == ["go"])
  }

  @Test("1.81: of several that want one shortcut the first gets it, and the standard ones are Return and Escape")
  func sameShortcut() throws {
    let host = TestHost {
      Button("First") { log("first") }.keyboardShortcut(.defaultAction)
      Button("Second") { log("second") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
    }
    #expect(host.press(.return))
    #expect(host.press(.escape))
    #expect(log.entries == ["first", "cancel"])
  }

  @Test("1.82, 1.83: a shortcut works in a closed menu, and not behind a sheet, nor when its view has gone")
  func reach() throws {
    struct Subject: View {
      let log: Log
      @State private var isPresented = false
      @State private var isThere = true
      var body: some View {
        Menu("More") { Button("Save") { log("save") }.keyboardShortcut("s") }
        if isThere { Button("Bare") { log("bare") }.keyboardShortcut("b", modifiers: []) }
        Button("Remove") { isThere = false }
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
    let host = TestHost { Subject(log: log) }
    #expect(host.press("s", modifiers: .command))
    #expect(!host.press("b", modifiers: .command))
    #expect(host.press(KeyEquivalent("b")))
    #expect(log.take() == ["save", "bare"])
    try host.press("Remove")
    #expect(!host.press(KeyEquivalent("b")))
    try host.press("Present")
    #expect(!host.press("s", modifiers: .command))
    #expect(log.entries.isEmpty)
  }

  @Test("1.84: a button in a view with a tap keeps its taps, and one that is closed to taps is still pressed by its key")
  func tapAround() throws {
    let host = TestHost {
      HStack {
        Button("Inner") { log("button") }
        Text("Beside")
      }
      .onTapGesture { log("around") }
      Button("Closed") { log("closed") }.allowsHitTesting(false).keyboardShortcut("k")
    }
    try host.find(.button("Inner")).tap()
    try host.find(.text("Beside")).tap()
    #expect(throws: ElementUnusable.self) { try host.find(.button("Closed")).tap() }
    #expect(host.press("k", modifiers: .command))
    #expect(log.entries == ["button", "around", "closed"])
  }

  @Test("1.85: help says what an element is for")
  func help() throws {
    let host = TestHost { Button("Go") {}.help("Goes on") }
    #expect(try host.find(.button("Go")).help == "Goes on")
  }
}
