import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3.3: Lifecycles of pages") struct S33LifecycleTests {
  let model = NumberStack.Model()
  let log = Log()

  @Test("3.27, 3.28: a page appears before the one below disappears, on the way up and on the way back")
  func order() throws {
    let host = TestHost { NumberStack(model: model, log: log) }
    try host.find(.navigationLink("Go to 7")).push()
    host.turn()
    #expect(log.entries == ["root+", "7+", "root-"])
    log.entries = []
    try host.back()
    host.turn()
    #expect(log.entries == ["root+", "7-"])
  }

  @Test("3.29: a task is cancelled when its page is covered, and begins again on the way back")
  func tasks() async throws {
    struct Stack: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text("page") }
            .task {
              log("begin")
              while !Task.isCancelled { await Task.yield() }
              log("end")
            }
        }
      }
    }
    let host = TestHost { Stack(log: log) }
    try await host.settle(until: { log.entries == ["begin"] })
    try host.find(.navigationLink("Go")).push()
    try await host.settle(until: { log.entries == ["begin", "end"] })
    try host.back()
    try await host.settle(until: { log.entries == ["begin", "end", "begin"] })
    host.unmount()
  }

  @Test("3.31: covered pages keep their state, popped ones lose it")
  func state() throws {
    let host = TestHost { NumberStack(model: model, log: log) }
    try host.find(.button("Count")).press()
    host.turn()
    model.path = [1]
    host.turn()
    try host.find(.button("Count")).press()
    host.turn()
    try host.back()
    host.turn()
    #expect(host.texts.first == "root: 1")
    model.path = [1]
    host.turn()
    #expect(host.texts.first == "1: 0")
  }

  @MainActor final class Owned: ObservableObject {
    let log: Log
    init(_ log: Log) { self.log = log }
    isolated deinit { log("deinit") }
  }

  @Test("3.32: what a popped page owns goes after onDisappear")
  func owned() throws {
    struct Page: View {
      @StateObject private var model: Owned
      let log: Log
      init(log: Log) {
        self.log = log
        _model = StateObject(wrappedValue: Owned(log))
      }
      var body: some View { Text("page").onDisappear { log("page-") } }
    }
    let host = TestHost { NavigationStack { [log] in NavigationLink("Go") { Page(log: log) } } }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.back()
    host.turn()
    #expect(log.entries.first == "page-")
  }

  @Observable final class Counter { var count = 0 }

  @Test("3.33: covered pages are evaluated when what they read changes")
  func covered() throws {
    struct Stack: View {
      let counter: Counter
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text("page") }
          Text("count \(counter.count)").onChange(of: counter.count) { log("changed") }
        }
      }
    }
    let counter = Counter()
    let host = TestHost { Stack(counter: counter, log: log) }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    counter.count = 1
    host.turn()
    #expect(log.entries == ["changed"])
    #expect(host.texts == ["page"])
    try host.back()
    host.turn()
    #expect(host.texts == ["Go", "count 1"])
  }

  @Test("3.34: of a deep link only the page on top appears; the others when they are first seen")
  func deepLink() throws {
    let host = TestHost { NumberStack(model: model, log: log) }
    log.entries = []
    model.path = [1, 2, 3]
    host.turn()
    #expect(log.entries == ["3+", "root-"])
    try host.back()
    host.turn()
    #expect(log.entries == ["3+", "root-", "2+", "3-"])
  }

  @Test("3.36: state that a page sets in onAppear is in its first picture")
  func firstFrame() throws {
    struct Page: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let host = TestHost { NavigationStack { NavigationLink("Go") { Page() } } }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.texts == ["after"])
    #expect(host.commits.count == 1)
  }

  @Test("3.37, 3.38: when a stack leaves, each page has disappeared once")
  func leaving() throws {
    struct Screen: View {
      @State private var isThere = true
      let model: NumberStack.Model
      let log: Log
      var body: some View {
        Button("Leave") { isThere = false }
        if isThere { NumberStack(model: model, log: log) }
      }
    }
    model.path = [1]
    let host = TestHost { Screen(model: model, log: log) }
    #expect(log.entries == ["1+"] || log.entries == ["root+", "1+", "root-"])
    log.entries = []
    try host.find(.button("Leave")).press()
    host.turn()
    #expect(log.entries == ["1-"])
  }
}
