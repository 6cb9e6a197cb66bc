import Combine
import SwiftUI
import SwiftUITesting
import Testing
import Waiting

@MainActor @Suite("A7: onAppear, onDisappear, task, onChange, onReceive") struct A7LifecycleTests {
  final class Log {
    var entries: [String] = []
  }

  private func press(_ label: String, in host: TestHost) throws {
    try host.find(.button(label)).press()
    host.turn()
  }

  @Test(
    "children come first, then inside out as written, onAppear and onChange as they come; tasks after the whole tree",
    .behaviour(125))
  func order() async throws {
    struct Ordered: View {
      let log: Log
      var body: some View {
        Group {
          VStack {
            marked(Text("text"), "Text")
          }
          .modifier(Marks(name: "VStack", log: log))
        }
        .modifier(Marks(name: "Group", log: log))
      }
      private func marked(_ view: Text, _ name: String) -> some View { view.modifier(Marks(name: name, log: log)) }
    }
    struct Marks: ViewModifier {
      let name: String
      let log: Log
      func body(content: Content) -> some View {
        content
          .task { log.entries.append("\(name) task") }
          .onChange(of: 0, initial: true) { log.entries.append("\(name) onChange") }
          .onAppear { log.entries.append("\(name) onAppear") }
      }
    }
    let log = Log()
    let host = TestHost { Ordered(log: log) }
    try await host.settle()
    #expect(
      log.entries == [
        "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onChange", "Group onAppear",
        "Text task", "VStack task", "Group task",
      ])
  }

  struct Appearing: View {
    @State private var text = "first"
    var body: some View { Text(text).onAppear { text = "second" } }
  }

  @Test("onAppear runs after the first body and before anything is shown", .behaviour(122))
  func appear() {
    let host = TestHost { Appearing() }
    #expect(host.texts == ["second"] && host.commits.isEmpty)
  }

  @Test("a change of state in onAppear makes two evaluations", .behaviour(123))
  func evaluations() {
    #expect(TestHost { Appearing() }.evaluations(of: Appearing.self) == 2)
  }

  @Test("onDisappear runs when the view has left the tree", .behaviour(124))
  func disappear() throws {
    struct Hiding: View {
      let note: () -> Void
      @State private var isShown = true
      var body: some View {
        if isShown { Text("shown").onDisappear(perform: note) }
        Button("Hide") { isShown = false }
      }
    }
    var texts: [String]?
    weak var weakHost: TestHost?
    let host = TestHost { Hiding { texts = weakHost?.graph.root.texts } }
    weakHost = host
    try press("Hide", in: host)
    #expect(texts == ["Hide"])
  }

  struct Working: View {
    let log: Log
    @State private var isShown = true
    @State private var id = 0
    @State private var other = 0
    var body: some View {
      if isShown {
        Text("\(other)").task(id: id) { [id] in
          log.entries.append("begins \(id)")
          // Ends when it is cancelled, and only then.
          try? await Task.sleep(for: .seconds(600))
          log.entries.append("ends \(id) \(Task.isCancelled)")
        }
      }
      Button("Hide") { isShown = false }
      Button("Same") { id = id }
      Button("Other") { other += 1 }
      Button("Next") { id += 1 }
    }
  }

  @Test("a task begins after onAppear, once for each appearance, and is cancelled when the view disappears", .behaviour(125))
  func taskLifetime() async throws {
    let log = Log()
    let host = TestHost { Working(log: log) }
    #expect(log.entries.isEmpty)
    try await host.settle { log.entries == ["begins 0"] }
    try press("Other", in: host)
    try press("Hide", in: host)
    try await wait(for: "there are 2 entries") { log.entries.count >= 2 }
    #expect(log.entries == ["begins 0", "ends 0 true"])
  }

  @Test("another id cancels the task and begins a new one; an equal id does nothing", .behaviour(126))
  func taskIdentity() async throws {
    let log = Log()
    let host = TestHost { Working(log: log) }
    try await host.settle { log.entries == ["begins 0"] }
    try press("Same", in: host)
    try press("Next", in: host)
    try await wait(for: "there are 3 entries") { log.entries.count >= 3 }
    #expect(log.entries.sorted() == ["begins 0", "begins 1", "ends 0 true"])
    host.unmount()
  }

  struct Changing: View {
    let log: Log
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      Text("\(value) \(other)")
        .onChange(of: value) { old, new in log.entries.append("\(old) to \(new)") }
      Button("Other") { other += 1 }
      Button("Twice") {
        value += 1
        value += 1
      }
      Button("And back") {
        value += 1
        value -= 1
      }
      Button("Split") {
        value += 1
        withAnimation { value += 1 }
      }
    }
  }

  @Test("onChange compares with == to the value at the update before; the first evaluation only remembers it", .behaviour(127))
  func change() throws {
    let log = Log()
    let host = TestHost { Changing(log: log) }
    try press("Other", in: host)
    try press("And back", in: host)
    #expect(log.entries.isEmpty)
    try press("Twice", in: host)
    #expect(log.entries == ["0 to 2"])
  }

  @Test("with initial: true there is another call at the beginning, with the value twice", .behaviour(128))
  func initial() throws {
    struct Counting: View {
      let note: (Int, Int) -> Void
      @State private var value = 0
      var body: some View {
        Button("Next") { value += 1 }.onChange(of: value, initial: true) { note($0, $1) }
      }
    }
    var olds: [Int] = []
    var news: [Int] = []
    let host = TestHost {
      Counting {
        olds.append($0)
        news.append($1)
      }
    }
    try press("Next", in: host)
    try press("Next", in: host)
    #expect(olds == [0, 0, 1] && news == [0, 1, 2])
  }

  @Test(
    "the closure with two parameters or none is the new one and sees new state, the one with one parameter is the old one",
    .behaviour(129))
  func closures() throws {
    let log = Log()
    let host = TestHost { OldAndNew(log: log) }
    try press("Next", in: host)
    #expect(log.entries == ["two: 1", "none: 1", "one: 0"])
  }

  struct OldAndNew: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let captured = value
      deprecated(
        Button("Next") { value += 1 }
          .onChange(of: value) { _, _ in log.entries.append("two: \(captured)") }
          .onChange(of: value) { log.entries.append("none: \(captured)") }, captured)
    }
    @available(*, deprecated)
    private func oldForm(_ view: some View, _ captured: Int) -> some View {
      view.onChange(of: value) { (_: Int) in log.entries.append("one: \(captured)") }
    }
    /// The deprecated form is still part of what is promised.
    private func deprecated(_ view: some View, _ captured: Int) -> some View {
      (self as any DeprecatedForm).apply(AnyView(view), captured)
    }
  }

  @Test(
    "several writes in one turn are one call with the first old and the last new value, split transactions one each",
    .behaviour(130))
  func coalescing() throws {
    let log = Log()
    let host = TestHost { Changing(log: log) }
    try press("Twice", in: host)
    try press("Split", in: host)
    #expect(log.entries == ["0 to 2", "2 to 3", "3 to 4"])
  }

  @Test(
    "onChange runs after the bodies of its transaction and before the frame; what it changes is shown in the same frame",
    .behaviour(131, assuming: "As reverse-engineered implementations do it."))
  func frame() throws {
    struct Following: View {
      @State private var value = 0
      @State private var follower = 0
      var body: some View {
        Text("\(value) \(follower)").onChange(of: value) { follower = value }
        Button("Next") { value += 1 }
      }
    }
    let host = TestHost { Following() }
    host.resetCounts()
    try press("Next", in: host)
    #expect(host.texts.first == "1 1")
    #expect(host.commits.count == 1 && host.evaluationCount == 2)
  }

  @Test(
    "an onChange that changes its own value runs twice in a turn; the third call is dropped with a warning",
    .behaviour(132, assuming: "A turn is a frame."))
  func loop() throws {
    struct Loop: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Button("Next") { value += 1 }
          .onChange(of: value) {
            log.entries.append("called")
            value += 1
          }
      }
    }
    let log = Log()
    let host = TestHost { Loop(log: log) }
    try press("Next", in: host)
    #expect(log.entries.count == 2)
    #expect(host.warnings == ["onChange(of: Int) action tried to update multiple times per frame. (in Loop)"])
  }

  final class Model: ObservableObject {
    @Published var name = "old"
  }

  @Observable final class Observed {
    var name = "old"
  }

  @Test("onChange follows a property of an ObservableObject or an Observable object that the body reads", .behaviour(133))
  func models() {
    struct Both: View {
      @ObservedObject var model: Model
      let observed: Observed
      let log: Log
      var body: some View {
        Text("both")
          .onChange(of: model.name) { log.entries.append("model \($1)") }
          .onChange(of: observed.name) { log.entries.append("observed \($1)") }
      }
    }
    let log = Log()
    let model = Model()
    let observed = Observed()
    let host = TestHost { Both(model: model, observed: observed, log: log) }
    model.name = "new"
    observed.name = "newer"
    host.turn()
    #expect(log.entries == ["model new", "observed newer"])
  }

  struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    let replaying: CurrentValueSubject<Int, Never>
    let log: Log
    @State private var prefix = "a"
    @State private var isShown = true
    var body: some View {
      if isShown {
        Text(prefix)
          .onReceive(subject) { [prefix] in log.entries.append("\(prefix) \($0)") }
          .onReceive(replaying) { log.entries.append("replayed \($0)") }
      }
      Button("Prefix") { prefix = "b" }
      Button("Hide") { isShown = false }
    }
  }

  @Test(
    "onReceive subscribes when the view is there; a publisher that replays fires at once; the newest action runs",
    .behaviour(134, assuming: "As reverse-engineered implementations do it."))
  func receive() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let replaying = CurrentValueSubject<Int, Never>(7)
    let log = Log()
    let host = TestHost { Receiving(subject: subject, replaying: replaying, log: log) }
    #expect(log.entries == ["replayed 7"])
    subject.send(1)
    try press("Prefix", in: host)
    subject.send(2)
    #expect(log.entries == ["replayed 7", "a 1", "b 2"])
    nonisolated(unsafe) let sent = subject
    await Task.detached { sent.send(3) }.value
    try await wait(for: "there are 4 entries") { log.entries.count >= 4 }
    #expect(log.entries.last == "b 3")
    #expect(
      host.warnings == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates. (in Receiving)"
      ])
    try press("Hide", in: host)
    subject.send(4)
    #expect(log.entries.count == 4)
  }

  @Test("onReceive of model.$x sees the new value while model.x is still the old one", .behaviour(135))
  func receivePublished() {
    struct Both: View {
      let model: Model
      let log: Log
      var body: some View {
        Text("both").onReceive(model.$name.dropFirst()) { log.entries.append("\($0), still \(model.name)") }
      }
    }
    let log = Log()
    let model = Model()
    let host = TestHost { Both(model: model, log: log) }
    model.name = "new"
    #expect(log.entries == ["new, still old"])
    withExtendedLifetime(host) {}
  }
}

/// Calls a deprecated form without a warning.
@MainActor
private protocol DeprecatedForm {
  func apply(_ view: AnyView, _ captured: Int) -> AnyView
}

extension A7LifecycleTests.OldAndNew: DeprecatedForm {
  @available(*, deprecated)
  fileprivate func apply(_ view: AnyView, _ captured: Int) -> AnyView { AnyView(oldForm(view, captured)) }
}
