import SwiftUI
import SwiftUITesting
import Testing

private struct MoodKey: EnvironmentKey {
  static var defaultValue: String { "calm" }
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

@MainActor @Suite("7: Environment and accessibility") struct S71EnvironmentTests {
  let log = Log()

  @Test("7.02: what an action leaves to the system goes to the host, past the actions around it")
  func openURL() throws {
    let host = TestHost {
      VStack {
        VStack { Link("Link", destination: URL(string: "https://a.b")!) }
          .environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "https://c.d")!) })
      }
      .environment(
        \.openURL,
        OpenURLAction { _ in
          log("outer")
          return .handled
        })
    }
    try host.find(.link("Link")).follow()
    #expect(log.entries.isEmpty)
    #expect(host.openedURLs.map(\.absoluteString) == ["https://c.d"])
  }

  struct Mood: View {
    let name: String
    @Environment(\.mood) private var mood
    var body: some View { Text("\(name) \(mood)") }
  }

  @Test("7.11: a key that is set around a container reaches its pages, tabs, sheets and toolbars; one on a page that page alone")
  func customKeys() throws {
    struct Subject: View {
      @State private var isPresented = false
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Mood(name: "root").environment(\.mood, "bright")
              .toolbar { Mood(name: "bar") }
              .navigationDestination(for: Int.self) { _ in Mood(name: "page") }
          }
          .tabItem { Text("Tab") }
        }
        .sheet(isPresented: $isPresented) { Mood(name: "sheet") }
        .environment(\.mood, "gay")
        Button("Push") { path = [1] }
        Button("Present") { isPresented = true }
      }
    }
    let host = TestHost { Subject() }
    #expect(host.texts.contains("root bright"))
    #expect(host.texts.contains("bar gay"))
    try host.press("Push")
    #expect(host.texts.contains("page gay"))
    try host.press("Present")
    #expect(host.texts.contains("sheet gay"))
  }

  @Test("7.05: whether a view is enabled can be read everywhere, in styles too")
  func isEnabled() throws {
    struct Style: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(isEnabled ? "on" : "off")
      }
    }
    let host = TestHost {
      Button("A") {}.buttonStyle(Style())
      Button("B") {}.buttonStyle(Style()).disabled(false).disabled(true)
    }
    #expect(host.texts == ["A", "on", "B", "off"])
  }

  @Test("7.07: a range keeps the size of the type in it")
  func typeSize() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    let host = TestHost {
      Reader()
      Reader().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility3)
      Reader().dynamicTypeSize(.xSmall)
    }
    #expect(host.texts == ["large", "large", "xSmall"])
  }

  @Test("7.09: what acts in the environment does nothing where nothing is there to act on")
  func inertActions() throws {
    struct Subject: View {
      let log: Log
      @Environment(\.dismiss) private var dismiss
      @Environment(\.dismissSearch) private var dismissSearch
      @Environment(\.isPresented) private var isPresented
      @Environment(\.isSearching) private var isSearching
      @Environment(\.isFocused) private var isFocused
      @Environment(\.refresh) private var refresh
      var body: some View {
        Button("Act") {
          dismiss()
          dismissSearch()
          log("\(isPresented) \(isSearching) \(isFocused) \(refresh == nil)")
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.press("Act")
    #expect(log.entries == ["false false false true"])
    #expect(host.texts == ["Act"])
  }

  @Test("7.12: a preferred scheme reaches the window, and the views in it read it")
  func colorScheme() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Dark: App {
      var body: some Scene { WindowGroup { Reader().preferredColorScheme(.dark) } }
    }
    let host = TestHost(app: Dark.self)
    host.turn()
    #expect(host.texts == ["dark"])
  }

  @Test("7.15: an element made of one other is that one, with what the app says of it")
  func singleChild() throws {
    let host = TestHost { HStack { Button("Go") {} }.accessibilityElement(children: .combine).accessibilityIdentifier("one") }
    #expect(try host.find(.identifier("one")).label == "Go")
  }

  @Test("7.17: a button is called as all texts in its label, and not as its image")
  func buttonName() throws {
    let host = TestHost {
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text("A")
          Text("B")
        }
      }
      Button {
      } label: {
        Image(systemName: "star.fill")
      }
    }
    #expect(host.findAll(.button()).map(\.label) == ["A B", "star fill"])
  }

  @Test("7.18, 7.13: what is in a row stays apart; stacks are no elements of their own")
  func rows() throws {
    let host = TestHost {
      List {
        HStack {
          Text("Name")
          Button("Call") { log("call") }
        }
      }
    }
    try host.press("Call")
    #expect(log.entries == ["call"])
    #expect(try host.find(.row(containing: "Name")).texts == ["Name", "Call"])
  }

  @Test("7.22: a view that represents another is what assistive technology uses")
  func representation() throws {
    struct Subject: View {
      @State private var volume = 0.0
      var body: some View {
        Text("volume \(Int(volume * 10))").accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.5)
    host.turn()
    #expect(host.texts.contains("volume 5"))
    #expect(try host.find(.text("volume 5")).isAccessibilityHidden)
  }

  @Test("7.23: a heading has a level, and the trait makes it one")
  func heading() throws {
    let host = TestHost { Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
    let text = try host.find(.text("Title"))
    #expect(text.accessibilityHeadingLevel == 2)
    #expect(text.accessibilityTraits.contains(.isHeader))
  }

  @Test("7.19: of several labels, values and hints the outermost counts")
  func outermost() throws {
    let host = TestHost {
      Button("Go") {}.accessibilityLabel("inner").accessibilityValue("1").accessibilityHint("low")
        .accessibilityLabel("outer").accessibilityValue("2").accessibilityHint("high")
    }
    let button = try host.find(.button("outer"))
    #expect(button.accessibilityValue == "2")
    #expect(button.accessibilityHint == "high")
    let one = TestHost { HStack { Text("a") }.accessibilityElement().accessibilityLabel("named").accessibilityIdentifier("one") }
    #expect(try one.find(.identifier("one")).label == "named")
  }

  @Test("7.21: a priority among neighbours is told")
  func sortPriority() throws {
    let host = TestHost { Text("A").accessibilitySortPriority(2) }
    let details = try host.find(.text("A")).element.effects.compactMap { ($0 as? AccessibilityEffect)?.details }
    #expect(details.map(\.sortPriority) == [2])
  }

  @Test("7.24: an identifier is never the name, and a hidden label is")
  func identifiers() throws {
    let host = TestHost { Toggle("Sound", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("sound-toggle") }
    #expect(try host.find(.identifier("sound-toggle")).label == "Sound")
    #expect(host.texts.isEmpty)
  }

  @Test("7.26: what is behind a sheet or an alert cannot be used")
  func modal() throws {
    struct Subject: View {
      @State private var isPresented = true
      var body: some View {
        Button("Behind") {}.alert("Alert", isPresented: $isPresented) { Button("OK") {} }
      }
    }
    let host = TestHost { Subject() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Behind")).press() }
    try host.press("OK")
    try host.press("Behind")
  }

  @Test("7.27: a view with a tap is not called a button")
  func tapIsNoButton() throws {
    let host = TestHost { Text("a").onTapGesture {} }
    #expect(try host.find(.text("a")).accessibilityTraits.isEmpty)
    #expect(host.findAll(.button()).isEmpty)
  }
}
