import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.1: Buttons") struct S11ButtonTests {
  let log = Log()

  private func style(_ host: TestHost, _ label: String) throws -> ButtonStyleKind? {
    (try host.find(.button(label)).element.content as? ButtonContent)?.style
  }

  @Test("1.01: a button runs its action once for each activation, by tap, press and key")
  func activation() throws {
    let host = TestHost { Button("Go") { log("go") }.keyboardShortcut(.defaultAction) }
    try host.find(.button("Go")).tap()
    try host.press("Go")
    #expect(host.press(.return))
    #expect(log.entries == ["go", "go", "go"])
  }

  @Test("1.03: a role changes nothing about the action")
  func roles() throws {
    for role in [nil, .destructive, .cancel, .confirm, .close] as [ButtonRole?] {
      let host = TestHost { Button("Go", role: role) { log("go") } }
      try host.press("Go")
      #expect(log.take() == ["go"])
    }
  }

  @Test("1.07: a label whose title is not drawn is still the name of its button, in toolbars too")
  func labels() throws {
    let host = TestHost {
      NavigationStack {
        Button("Plain", systemImage: "plus") {}.labelStyle(.iconOnly)
          .toolbar { Button("Add", systemImage: "plus") { log("add") } }
      }
    }
    _ = try host.find(.button("Plain"))
    try host.press("Add")
    #expect(log.entries == ["add"])
  }

  @Test("1.08, 1.09: a style reaches all buttons below, and controls that are drawn as buttons")
  func styles() throws {
    let host = TestHost {
      VStack {
        Button("A") {}
        HStack { Button("B") {} }
        Menu("Menu") { Button("Item") {} }
        Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button)
        Button("Own") {}.buttonStyle(.plain)
      }
      .buttonStyle(.borderedProminent)
      Button("C") {}
      Button("Link") {}.buttonStyle(.link)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
    }
    #expect(try style(host, "A") == .borderedProminent)
    #expect(try style(host, "B") == .borderedProminent)
    #expect(try style(host, "Own") == .plain)
    #expect((try host.find(.menu("Menu")).element.content as? MenuContent)?.buttonStyle == .borderedProminent)
    #expect((try host.find(.toggle("Toggle")).element.content as? ToggleContent)?.buttonStyle == .borderedProminent)
    #expect(try style(host, "C") == .automatic)
    #expect(try style(host, "Link") == .link)
    #expect(try style(host, "Borderless") == .borderless)
    #expect(try style(host, "Bordered") == .bordered)
  }

  private struct Logging: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      log("\(configuration.isPressed)")
      return configuration.label
    }
  }

  @Test("1.12: at the release the action runs and the press ends in one turn, with one evaluation of the style")
  func release() throws {
    let host = TestHost { Button("Go") { log("action") }.buttonStyle(Logging(log: log)) }
    try host.find(.button("Go")).hold()
    host.turn()
    #expect(log.take() == ["false", "true"])
    try host.press("Go")
    #expect(log.take() == ["action", "false"])
    #expect(!host.turn())
  }

  @Test("1.19: a link opens its destination, and buttons of the system take the style of buttons")
  func systemButtons() throws {
    let host = TestHost {
      Link("Swift", destination: URL(string: "https://swift.org")!)
      EditButton().buttonStyle(.bordered)
    }
    try host.find(.link("Swift")).follow()
    #expect(host.openedURLs.map(\.absoluteString) == ["https://swift.org"])
    #expect(try style(host, "Edit") == .bordered)
  }

  @Test("1.20: a button that its action removes finishes the action, goes, and cannot be pressed again")
  func removesItself() throws {
    struct Subject: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        if isThere {
          Button("Go") {
            isThere = false
            log("action")
          }
          .onDisappear { log("gone") }
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    let button = try host.find(.button("Go"))
    try button.press()
    host.turn()
    #expect(log.entries == ["action", "gone"])
    #expect(throws: ElementUnusable.self) { try button.press() }
  }
}

@MainActor @Suite("1.2: Toggle") struct S12ToggleTests {
  let log = Log()

  struct Subject: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Toggle("Sound", isOn: log.binding("W", $isOn))
      Button("Program") { isOn.toggle() }
    }
  }

  @Test("1.21: a tap writes the other value once, and what the program writes is shown and not written back")
  func writes() throws {
    let host = TestHost { Subject(log: log) }
    try host.find(.toggle("Sound")).toggle()
    host.turn()
    #expect(log.take() == ["W = true"])
    #expect(try host.find(.toggle("Sound")).isOn)
    try host.press("Program")
    #expect(try !host.find(.toggle("Sound")).isOn)
    #expect(log.entries.isEmpty)
  }

  @Test("1.26: a toggle in the style of a button says whether it is on")
  func buttonStyle() throws {
    for isOn in [true, false] {
      let host = TestHost { Toggle("Bold", isOn: .constant(isOn)).toggleStyle(.button) }
      let content = try #require(try host.find(.toggle("Bold")).element.content as? ToggleContent)
      #expect(content.style == .button)
      #expect(content.isOn == isOn)
    }
  }

  @Test("1.27: a toggle in a row that can be selected does not select it")
  func inRow() throws {
    struct Rows: View {
      @State private var selection: Int?
      @State private var isOn = false
      var body: some View {
        List(selection: $selection) { Toggle("Sound", isOn: $isOn).tag(1) }
        Text(selection == nil ? "none" : "selected")
      }
    }
    let host = TestHost { Rows() }
    try host.find(.toggle("Sound")).toggle()
    host.turn()
    #expect(try host.find(.toggle("Sound")).isOn)
    #expect(host.texts.last == "none")
  }
}
