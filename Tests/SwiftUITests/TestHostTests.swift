import SwiftUI
import SwiftUITesting
import Testing

/// The headless host itself: what it finds, what it refuses, what it tells.
@MainActor @Suite("The test host") struct TestHostTests {
  struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var isLocked = true
    var body: some View {
      Text("Form").font(.title)
      TextField("Name", text: $name)
      Toggle("Enabled", isOn: $isOn)
      List {
        Button("Save") { isLocked = false }.accessibilityIdentifier("save-button")
        Button("×") { name = "" }.accessibilityLabel("Clear")
        Button("Send") {}.disabled(isLocked)
      }
    }
  }

  @Test("9.06: elements are found by role, text, accessibility label and identifier, also inside another one")
  func queries() throws {
    let host = TestHost { Form() }
    #expect(try host.find(.button("Save")).identifier == "save-button")
    #expect(try host.find(.identifier("save-button")).label == "Save")
    #expect(try host.find(.label("Clear")).texts == ["×"])
    #expect(try host.find(.button("×")).label == "Clear")
    #expect(try host.find(.list).findAll(.button()).count == 3)
    #expect(host.findAll(.role(.textField)).count == 1)
    #expect(host.texts == ["Form", "Enabled", "Save", "×", "Send"])
  }

  @Test("what is not there fails with the nearest matches and the tree")
  func notFound() throws {
    let host = TestHost { Form() }
    let error = #expect(throws: ElementNotFound.self) { try host.find(.button("Sav")) }
    #expect(error?.place == "TestHostTests.swift:38")
    #expect(
      error?.description == """
        TestHostTests.swift:38: There is no button “Sav”. Did you mean button “Save” identifier=“save-button”? \
        The element tree is:
        root
          text “Form” font=title
          textField “Name”
          toggle “Enabled”
          list
            button “Save” identifier=“save-button”
            button “×” label=“Clear”
            button “Send” disabled
        """)
  }

  @Test("9.07: what a person cannot do fails: a disabled button, another kind of element, one that is gone")
  func unusable() throws {
    struct Vanishing: View {
      @State private var isShown = true
      var body: some View { if isShown { Button("Vanish") { isShown = false } } }
    }
    let host = TestHost { Form() }
    func message(_ use: @autoclosure () throws -> Void) -> String? {
      #expect(throws: ElementUnusable.self, performing: use)?.reason
    }
    #expect(message(try host.find(.button("Send")).press()) == "button “Send” disabled cannot be pressed: it is disabled")
    #expect(message(try host.find(.text("Form")).press()) == "text “Form” font=title cannot be pressed: only a button can")
    let vanishing = TestHost { Vanishing() }
    let button = try vanishing.find(.button("Vanish"))
    try button.press()
    vanishing.turn()
    #expect(message(try button.press()) == "button “Vanish” is no longer in the tree")
  }

  @Test("settle runs turns and waits for the tasks of views")
  func settle() async throws {
    struct Loading: View {
      @State private var text = "loading"
      @State private var steps = 0
      var body: some View {
        Text(text)
          .task {
            try? await Task.sleep(for: .milliseconds(5))
            text = await Task.detached { "loaded" }.value
          }
          .onChange(of: text) { Task { steps += 1 } }
        Text("\(steps)")
      }
    }
    let host = TestHost { Loading() }
    try await host.settle()
    #expect(host.texts == ["loaded", "1"])
    try await host.settle()
  }

  @Test("settle says why a scene does not come to rest")
  func unsettled() async throws {
    struct Endless: View {
      var body: some View { Text("endless").task { try? await Task.sleep(for: .seconds(600)) } }
    }
    let endless = TestHost { Endless() }
    let running = await #expect(throws: DidNotSettle.self) { try await endless.settle(within: .milliseconds(1)) }
    #expect(running?.reason == .runningTasks(of: ["Endless"]))
    try await endless.settle { endless.texts == ["endless"] }
    endless.unmount()

    let form = TestHost { Form() }
    let waiting = await #expect(throws: DidNotSettle.self) { try await form.settle(within: .milliseconds(1)) { false } }
    let line = #line - 1
    #expect(
      waiting?.reason
        == .conditionDoesNotHold(
          "let waiting = await #expect(throws: DidNotSettle.self) { try await form.settle(within: .milliseconds(1)) { false } }",
          within: .milliseconds(1), runningTasks: [], tree: form.description))
    #expect(waiting?.place == "TestHostTests.swift:\(line)")

    let clock = Clock()
    let ticking = TestHost { Ticking(clock: clock) {} }
    clock.time = 1
    let turning = await #expect(throws: DidNotSettle.self) { try await ticking.settle() }
    guard case .endlessTurns(1000, let last) = turning?.reason else {
      return #expect(Bool(false), "\(String(describing: turning))") as Void
    }
    #expect(last.count == 5 && last.allSatisfy { $0.hasPrefix("Ticking: object") }, "\(last)")
  }

  @Test("turns that a change in another transaction runs in between count: the scene has not come to rest")
  func turnsOfOthers() async {
    let clock = Clock()
    let other = Clock()
    let others = TestHost { Ticking(clock: other) {} }
    let ticking = TestHost { Ticking(clock: clock) { withAnimation { other.objectWillChange.send() } } }
    clock.time = 1
    let turning = await #expect(throws: DidNotSettle.self) { try await ticking.settle() }
    guard case .endlessTurns = turning?.reason else {
      return #expect(Bool(false), "\(String(describing: turning))") as Void
    }
    others.unmount()
  }

  @MainActor private final class Clock: ObservableObject {
    @Published var time = 0
  }

  /// Each change of the time asks for the next one.
  private struct Ticking: View {
    @ObservedObject var clock: Clock
    let afterTick: @MainActor @Sendable () -> Void

    var body: some View {
      Text("\(clock.time)").onReceive(clock.objectWillChange) { _ in }
        .onChange(of: clock.time) {
          DispatchQueue.main.async {
            clock.time += 1
            afterTick()
          }
        }
    }
  }

  struct Careless: View {
    @State private var count = 0
    var body: some View {
      let _ = { count = 1 }()
      Text("\(count)")
      Button("Again") { count = 2 }
    }
  }

  @Test("9.08: warnings are collected once per place; a strict host fails the test with them")
  func warnings() throws {
    let text = "Modifying state during view update, this will cause undefined behavior. (in Careless)"
    let host = TestHost { Careless() }
    try host.find(.button("Again")).press()
    host.turn()
    #expect(host.warnings == [text])
    withKnownIssue {
      _ = TestHost(strict: true) { Careless() }
    } matching: {
      $0.comments.map(\.rawValue) == [text]
    }
  }

  @Observable final class Book {
    var title = "Dune"
    var pages = 412
  }

  final class Shelf: ObservableObject {
    @Published var name = "shelf"
  }

  @Test("9.08: a trace names every cause of an evaluation")
  func trace() throws {
    struct Row: View {
      let book: Book
      @ObservedObject var shelf: Shelf
      @Environment(\.isEnabled) private var isEnabled
      let number: Int
      @State private var count = 0
      var body: some View { Button("\(book.title) \(shelf.name) \(number) \(count) \(isEnabled)") { count += 1 } }
    }
    struct Rows: View {
      let book: Book
      let shelf: Shelf
      @State private var number = 0
      var body: some View {
        Row(book: book, shelf: shelf, number: number).disabled(number > 1)
        Button("Next") { number += 1 }
      }
    }
    let book = Book()
    let shelf = Shelf()
    let host = TestHost { Rows(book: book, shelf: shelf) }
    #expect(host.trace.map(\.description) == ["Rows: first appearance", "Rows › Row: first appearance"])
    host.resetCounts()
    try host.findAll(.button())[0].press()
    book.title = "Emma"
    shelf.name = "top"
    host.turn()
    #expect(
      host.trace[0].causes == [.state("count"), .observable(\Book.title), .object(shelf, property: "name")])
    // An optimized program may have lost the name of the getter, and then says the type alone.
    let names = try Regex(
      "Rows › Row: state count changed, observable TestHostTests.Book(.title)? changed, object TestHostTests.Shelf.name changed")
    #expect(try names.wholeMatch(in: host.trace[0].description) != nil, "\(host.trace)")
    #if DEBUG
      #expect(host.trace[0].description.contains("Book.title"))
    #endif
    host.resetCounts()
    for _ in 0..<2 {
      try host.find(.button("Next")).press()
      host.turn()
    }
    #expect(
      host.trace.filter { $0.view == "TestHostTests.Row" }.map(\.causes) == [
        [.inputChanged(["number"])], [.environment("IsEnabledKey"), .inputChanged(["number"])],
      ])
  }

  @Test("SWIFTUI_TRACE=updates prints the trace of every process")
  func printedTrace() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("SWIFTUI_TRACE", "updates", 1)
      await MainActor.run { _ = TestHost { Careless() } }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("update Careless: first appearance\n"), "\(output)")
  }

  /// Used on the main actor only.
  private nonisolated(unsafe) static var untold = 0

  struct Impure: View {
    var body: some View { Text("\(TestHostTests.untold)") }
  }

  @Test("a host that checks bodies fails the test where one depends on what nobody tells it of")
  func impureBodies() throws {
    struct Beside: View {
      @State private var count = 0
      var body: some View {
        Impure()
        Button("\(count)") { count += 1 }
      }
    }
    let host = TestHost { Beside() }
    host.checksBodies = true
    try host.find(.button("0")).press()
    host.turn()
    try host.find(.button("1")).press()
    Self.untold = 1
    withKnownIssue {
      host.turn()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Evaluating every body once more changed something") == true
    }
  }
}
