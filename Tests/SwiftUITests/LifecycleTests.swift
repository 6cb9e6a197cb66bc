import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Appearance, change and tasks") struct LifecycleTests {
  final class Log {
    var lines: [String] = []
  }

  /// Lets tasks on the main actor run until `condition` holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }

  @Test("children come first, then inside out as written; tasks begin after the whole tree (122, 125)")
  func order() async {
    struct Ordered: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a")
            .task { log.lines.append("text task") }
            .onChange(of: 1, initial: true) { log.lines.append("text change") }
            .onAppear { log.lines.append("text appear") }
        }
        .task { log.lines.append("stack task") }
        .onChange(of: 1, initial: true) { log.lines.append("stack change") }
        .onAppear { log.lines.append("stack appear") }
      }
    }
    let log = Log()
    let host = TestHost { Ordered(log: log) }
    #expect(log.lines == ["text change", "text appear", "stack change", "stack appear"])
    await wait { log.lines.count == 6 }
    #expect(log.lines.suffix(2) == ["text task", "stack task"])
    host.unmount()
  }

  @Test("state that onAppear sets shows before anything is shown: two evaluations, no frame (122, 123)")
  func appearState() {
    struct Appearing: View {
      @State private var text = "before"
      let log: Log
      var body: some View {
        log.lines.append(text)
        return Text(text).onAppear { text = "after" }
      }
    }
    let log = Log()
    let host = TestHost { Appearing(log: log) }
    #expect(log.lines == ["before", "after"])
    #expect(host.texts == ["after"])
    #expect(host.patchCount == 0)
  }

  @Test("with another id the new view appears before the old one disappears (116)")
  func idOrder() throws {
    struct Swapping: View {
      @State private var id = 0
      let log: Log
      var body: some View {
        Text("text")
          .onAppear { log.lines.append("inner appear") }
          .onDisappear { log.lines.append("inner disappear") }
          .id(id)
          .onAppear { log.lines.append("outer appear") }
        Button("Swap") { id += 1 }
      }
    }
    let log = Log()
    let host = TestHost { Swapping(log: log) }
    log.lines = []
    try host.find(.button("Swap")).press()
    host.turn()
    #expect(log.lines == ["inner appear", "inner disappear"])
    host.unmount()
    #expect(log.lines == ["inner appear", "inner disappear", "inner disappear"])
  }

  struct Changing: View {
    @State private var value = 0
    let log: Log
    var body: some View {
      Text("\(value)")
        .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
      Button("Once") { value += 1 }
      Button("Twice") {
        value += 1
        value += 1
      }
      Button("And back") {
        value += 1
        value -= 1
      }
    }
  }

  @Test("onChange compares with the update before: several writes are one call, and back again is none (127, 130)")
  func changes() throws {
    let log = Log()
    let host = TestHost { Changing(log: log) }
    #expect(log.lines.isEmpty)
    for name in ["Once", "Twice", "And back"] {
      try host.find(.button(name)).press()
      host.turn()
    }
    #expect(log.lines == ["0 to 1", "1 to 3"])
  }

  @Test("a body that changes an object it observes does not hold up the turn for ever (45)")
  func changeInBody() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Misbehaving: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.count < 5 { model.count += 1 }
        return Text("\(model.count)")
      }
    }
    let model = Model()
    let host = TestHost { Misbehaving(model: model) }
    #expect(host.texts == ["5"])
    #expect(!host.turn())
  }

  @Test("an id that changes before tasks begin starts no task twice, and each that is started ends (126)")
  func twoChangesBeforeTasks() async throws {
    struct Worker: View {
      @State private var id = 0
      let log: Log
      var body: some View {
        Text("working")
          .onAppear {
            id = 1
            withAnimation { id = 2 }
          }
          .task(id: id) { [id] in
            log.lines.append("begins \(id)")
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("ends \(id)")
          }
      }
    }
    let log = Log()
    let host = TestHost { Worker(log: log) }
    await wait { log.lines.count == 3 }
    #expect(log.lines.sorted() == ["begins 1", "begins 2", "ends 1"])
    host.unmount()
    await wait { log.lines.count == 4 }
    #expect(log.lines.last == "ends 2")
  }

  @Test("a task ends with its view, and another id starts it anew (125, 126)")
  func tasks() async throws {
    struct Working: View {
      @State private var id = 0
      @State private var isShown = true
      let log: Log
      var body: some View {
        if isShown {
          Text("working").task(id: id) { [id] in
            log.lines.append("begin \(id)")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            log.lines.append("end \(id)")
          }
        }
        Button("Next") { id += 1 }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let host = TestHost { Working(log: log) }
    await wait { log.lines == ["begin 0"] }
    try host.find(.button("Next")).press()
    host.turn()
    await wait { log.lines.count == 3 }
    #expect(Set(log.lines) == ["begin 0", "end 0", "begin 1"])
    try host.find(.button("Hide")).press()
    host.turn()
    await wait { log.lines.count == 4 }
    #expect(log.lines.last == "end 1")
  }

  @Test("onReceive runs for each value while the view is there, with the newest action (134, 135)")
  func receive() throws {
    final class Model: ObservableObject {
      @Published var value = 1
    }
    struct Receiving: View {
      let model: Model
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var factor = 1
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("\(factor)")
            .onReceive(model.$value) { log.lines.append("\($0) while \(model.value)") }
            .onReceive(subject) { log.lines.append("\($0 * factor)") }
        }
        Button("Double") { factor *= 2 }
        Button("Hide") { isShown = false }
      }
    }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TestHost { Receiving(model: model, subject: subject, log: log) }
    model.value = 2
    subject.send(10)
    try host.find(.button("Double")).press()
    host.turn()
    subject.send(10)
    try host.find(.button("Hide")).press()
    host.turn()
    subject.send(10)
    #expect(log.lines.filter { !$0.contains("while") } == ["10", "20"])
    #expect(log.lines.prefix(2) == ["1 while 1", "2 while 1"])
  }
}
