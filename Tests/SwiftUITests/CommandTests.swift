import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct CommandTests {
  @Observable @MainActor
  final class Model {
    static var current = Model()
    var done: [String] = []
    var hasMore = false
    var isOn = false
  }

  struct NameKey: FocusedValueKey { typealias Value = String }

  struct NameCommands: Commands {
    @FocusedValue(\.commandTestName) private var name
    let model: Model
    var body: some Commands {
      CommandMenu("Names") {
        Button("Greet \(name ?? "nobody")") { model.done.append("greet \(name ?? "")") }
          .keyboardShortcut("g", modifiers: [.command, .shift])
          .disabled(name == nil)
      }
    }
  }

  struct ContentView: View {
    let model: Model
    @State private var name: String?
    var body: some View {
      Text("Content")
      Button("Name") { name = "Ann" }
      Button("Greet Ann") { model.done.append("button") }
        .focusedSceneValue(\.commandTestName, name)
    }
  }

  struct CommandApp: App {
    @State private var model = Model.current
    var body: some Scene {
      WindowGroup { ContentView(model: model) }
        .commands {
          NameCommands(model: model)
          CommandGroup(after: .newItem) { Button("Import") { model.done.append("import") } }
          CommandGroup(before: .newItem) { Button("Recent") {} }
          SidebarCommands()
          if model.hasMore {
            CommandMenu("More") {
              Toggle("Switch", isOn: Bindable(model).isOn)
            }
          }
        }
    }
  }

  struct ReplacingApp: App {
    var body: some Scene {
      WindowGroup { Text("Content") }
        .commands {
          CommandGroup(replacing: .newItem) {}
          CommandGroup(replacing: .help) { Button("Manual") {} }
        }
      Settings { Text("") }
    }
  }

  struct RemovedApp: App {
    var body: some Scene {
      WindowGroup { Text("Content") }
        .commands { CommandMenu("Gone") { Button("Gone") {} } }
        .commandsReplaced { CommandMenu("Other") { Button("Other") {} } }
    }
  }

  private func host() -> TestHost {
    Model.current = Model()
    return TestHost(app: CommandApp.self)
  }

  @Test("4.21: groups stand before and after the standard commands, menus of the app behind them")
  func order() {
    let host = host()
    #expect(host.commands == ["Recent", "New Window", "Import", "Greet nobody"])
    #expect(host.texts == ["Content", "Name", "Greet Ann"])
  }

  @Test("4.21: a group in place of the standard commands takes them away")
  func replacing() {
    #expect(TestHost(app: ReplacingApp.self).commands == ["Settings…", "Manual"])
    #expect(TestHost(app: RemovedApp.self).commands == ["Other"])
  }

  @Test("4.22: commands read what the window's views publish")
  func focusedValues() throws {
    let host = host()
    #expect(throws: ElementUnusable.self) { try host.chooseCommand("Greet nobody") }
    #expect(!host.press("g", modifiers: [.command, .shift]))
    try host.find(.button("Name")).press()
    host.turn()
    #expect(host.commands.last == "Greet Ann")
    try host.chooseCommand("Greet Ann")
    #expect(host.press("g", modifiers: [.command, .shift]))
    #expect(Model.current.done == ["greet Ann", "greet Ann"])
    // Another window has nobody.
    #expect(TestHost(anotherWindowOf: host).commands.last == "Greet nobody")
  }

  @Test("commands follow the app's state in every window")
  func changes() throws {
    let host = host()
    let other = TestHost(anotherWindowOf: host)
    Model.current.hasMore = true
    host.turn()
    other.turn()
    for host in [host, other] { #expect(host.commands.suffix(2) == ["Greet nobody", "Switch"]) }
    try other.chooseCommand("Switch")
    other.turn()
    #expect(Model.current.isOn)
    Model.current.hasMore = false
    host.turn()
    other.turn()
    for host in [host, other] { #expect(host.commands.last == "Greet nobody") }
  }

  @Test("a command that is not there cannot be chosen")
  func missing() {
    let host = host()
    #expect(throws: ElementUnusable.self) { try host.chooseCommand("Paste") }
  }

  struct PlainApp: App {
    var body: some Scene { WindowGroup { Text("Content") } }
  }

  @Test("an app without commands has no menu of them")
  func none() {
    let host = TestHost(app: PlainApp.self)
    #expect(host.commands.isEmpty && host.description.split(separator: "\n").count == 2)
  }
}

extension FocusedValues {
  fileprivate var commandTestName: String? {
    get { self[CommandTests.NameKey.self] }
    set { self[CommandTests.NameKey.self] = newValue }
  }
}
