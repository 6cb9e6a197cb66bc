import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct SceneTests {
  @Observable @MainActor
  final class Log {
    static var current = Log()
    var lines: [String] = []
    var isFull = false
  }

  struct Note: Codable, Hashable { var id: Int }

  struct NoteView: View {
    @Binding var note: Note?
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var presses = 0
    var body: some View {
      Text("Note \(note?.id ?? -1), \(presses) presses")
      Button("Press") { presses += 1 }
      Button("Next") { note = note.map { Note(id: $0.id + 1) } }
      Button("Close") { dismissWindow() }
    }
  }

  struct MainView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View {
      Text(supportsMultipleWindows ? "Several" : "One")
      Button("Another") { openWindow(id: "main") }
      Button("Player") { openWindow(id: "player") }
      Button("Note 1") { openWindow(value: Note(id: 1)) }
      Button("Note 2") { openWindow(id: "note", value: Note(id: 2)) }
      Button("No note") { openWindow(id: "note") }
      Button("Count") { openWindow(value: 7) }
      Button("Nobody") { openWindow(id: "nobody") }
      Button("Close note 2") { dismissWindow(value: Note(id: 2)) }
      Button("Close notes") { dismissWindow(id: "note") }
      Button("Settings") { openSettings() }
    }
  }

  struct NotesApp: App {
    var body: some Scene {
      WindowGroup("Notes", id: "main") { MainView() }
      WindowGroup("Note", id: "note", for: Note.self) { $note in NoteView(note: $note) }
      WindowGroup(for: Int.self) { $number in
        Text("Number \(number)")
      } defaultValue: {
        3
      }
      .defaultSize(width: 300, height: 200)
      Window("Player", id: "player") { Text("Music") }
      Settings { Text("Preferences") }
    }
  }

  @Test("4.17: each window of a group has its own state")
  func ownState() throws {
    let host = TestHost(app: NotesApp.self)
    #expect(host.texts.contains("Several") && host.windowTitle == "Notes")
    try host.find(.button("Note 1")).press()
    try host.find(.button("Note 2")).press()
    let (first, second) = (host.windows[1], host.windows[2])
    #expect(first.windowTitle == "Note" && first.texts.contains("Note 1, 0 presses"))
    try first.find(.button("Press")).press()
    first.turn()
    #expect(first.texts.contains("Note 1, 1 presses") && second.texts.contains("Note 2, 0 presses"))
  }

  @Test("4.18: openWindow opens one more window of a group, and brings the only one of a Window to the front")
  func opening() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("Another")).press()
    try host.find(.button("Another")).press()
    #expect(host.windows.map(\.windowTitle) == ["Notes", "Notes", "Notes"])
    try host.find(.button("Player")).press()
    #expect(host.windows.last?.texts == ["Music"])
    try host.find(.button("Another")).press()
    #expect(host.windows.last?.windowTitle == "Notes")
    try host.find(.button("Player")).press()
    #expect(host.windows.count == 5 && host.windows.last?.texts == ["Music"])
  }

  @Test("4.18: a window that shows an equal value comes to the front")
  func equalValues() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("Note 1")).press()
    try host.find(.button("Note 2")).press()
    try host.find(.button("Note 1")).press()
    #expect(host.windows.count == 3 && host.windows.last?.texts.contains("Note 1, 0 presses") == true)
  }

  @Test("4.18: the binding is to the window's value: nil if it was opened without one, and what is written stays with the window")
  func values() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("No note")).press()
    #expect(host.windows.last?.texts.contains("Note -1, 0 presses") == true)
    try host.find(.button("Note 1")).press()
    let note = try #require(host.windows.last)
    try note.find(.button("Next")).press()
    note.turn()
    #expect(note.texts.contains("Note 2, 0 presses"))
    // It is the window for that value now.
    try host.find(.button("Note 2")).press()
    #expect(host.windows.count == 3 && host.windows.last === note)
  }

  @Test("4.18: a group with a default value has no nil, and its windows have the size of its scene")
  func defaultValues() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("Count")).press()
    let window = try #require(host.windows.last)
    #expect(window.texts == ["Number 7"] && window.windowSize == CGSize(width: 300, height: 200))
  }

  @Test("a scene that is not there opens nothing, and is warned of")
  func missing() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("Nobody")).press()
    #expect(host.windows.count == 1)
    #expect(host.warnings.contains { $0.contains("“nobody”") })
  }

  @Test("4.19: dismissWindow closes the window that it is read in, or those of a scene or a value")
  func dismissing() throws {
    let host = TestHost(app: NotesApp.self)
    try host.find(.button("Note 1")).press()
    let note = try #require(host.windows.last)
    try note.find(.button("Close")).press()
    #expect(host.windows.count == 1)
    for name in ["Note 1", "Note 2", "Player"] { try host.find(.button(name)).press() }
    #expect(host.windows.count == 4)
    try host.find(.button("Close note 2")).press()
    #expect(host.windows.map(\.windowTitle) == ["Notes", "Note", "Player"])
    try host.find(.button("Close notes")).press()
    #expect(host.windows.map(\.windowTitle) == ["Notes", "Player"])
  }

  @Test("4.20: Settings adds a command with Command and a comma; openSettings opens them, too, and only once")
  func settings() throws {
    let host = TestHost(app: NotesApp.self)
    #expect(host.commands == ["Settings…", "New Window"])
    #expect(host.press(",", modifiers: .command))
    #expect(host.windows.map(\.windowTitle) == ["Notes", "Settings"])
    try host.find(.button("Settings")).press()
    #expect(host.windows.count == 2 && host.windows.last?.texts == ["Preferences"])
    try host.chooseCommand("New Window")
    #expect(host.windows.map(\.windowTitle) == ["Notes", "Settings", "Notes"])
  }

  struct PhaseApp: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { PhaseView() }
        .onChange(of: phase) { Log.current.lines.append("app \(phase)") }
    }
  }

  struct PhaseView: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)") }
  }

  @Test("4.23: in the app scenePhase is that of its most active window")
  func phases() {
    Log.current = Log()
    let first = TestHost(app: PhaseApp.self)
    let second = TestHost(anotherWindowOf: first)
    func set(_ host: TestHost, _ phase: ScenePhase) {
      host.setScenePhase(phase)
      first.turn()
      second.turn()
    }
    set(first, .background)
    #expect(first.texts == ["background"] && second.texts == ["active"] && Log.current.lines.isEmpty)
    set(second, .inactive)
    #expect(Log.current.lines == ["app inactive"])
    set(second, .background)
    set(first, .active)
    #expect(Log.current.lines == ["app inactive", "app background", "app active"])
  }

  struct SuppressedApp: App {
    var body: some Scene {
      UtilityWindow("Tools", id: "tools") { Text("Tools") }
      WindowGroup("Main") { Text("Main") }
    }
  }

  @Test("a scene whose launch is suppressed does not open when the app begins")
  func launch() {
    #expect(TestHost(app: SuppressedApp.self).windowTitle == "Main")
  }

  @Test("a host that a test lets go ends, with the windows that its app has opened")
  func hostsEnd() throws {
    weak var first: TestHost?
    weak var opened: TestHost?
    do {
      let host = TestHost(app: NotesApp.self)
      try host.find(.button("Note 1")).press()
      host.turn()
      first = host
      opened = host.windows.last
      #expect(host.windows.count == 2)
    }
    #expect(first == nil && opened == nil)
  }
}
