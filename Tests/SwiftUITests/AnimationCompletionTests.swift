import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

/// What follows an animated change in a host that does not animate: that is when the change has been shown.
@MainActor @Suite("withAnimation and its completion") struct AnimationCompletionTests {
  final class Model: ObservableObject {
    @Published var value = 0
    @Published var other = 0
  }

  struct Values: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.value) \(model.other)") }
  }

  @Test("the completion runs once, in the turn after the one that shows the change, and what it changes is not animated")
  func afterChange() async throws {
    let model = Model()
    let host = TestHost { Values(model: model) }
    var count = 0
    let result = withAnimation(.linear) {
      model.value = 1
      return "result"
    } completion: {
      count += 1
      model.other = 1
    }
    #expect(result == "result" && count == 0)
    host.turn()
    #expect(host.texts == ["1 0"] && count == 0)
    host.resetCounts()
    host.turn()
    #expect(host.texts == ["1 1"] && count == 1)
    #expect(host.trace.map(\.animation) == [nil])
    try await host.settle()
    #expect(count == 1)
  }

  @Test("where nothing changes it runs soon, and never at once; so it does where the body throws")
  func withoutChange() async throws {
    struct Failure: Error {}
    var log: [String] = []
    withAnimation {
      log.append("body")
    } completion: {
      log.append("completion")
    }
    #expect(throws: Failure.self) {
      try withAnimation(completionCriteria: .removed) { () throws(Failure) in
        throw Failure()
      } completion: {
        log.append("failed")
      }
    }
    log.append("after")
    let host = TestHost { Text("host") }
    try await host.settle { log.count == 4 }
    #expect(log == ["body", "after", "completion", "failed"])
  }

  @Test("it waits for each graph in which something changed, and for one that ends instead")
  func severalGraphs() async throws {
    let model = Model()
    let hosts = (0..<3).map { _ in TestHost { Values(model: model) } }
    var count = 0
    withAnimation {
      model.value = 1
    } completion: {
      count += 1
    }
    hosts[0].turn()
    hosts[0].turn()
    hosts[1].turn()
    #expect(!hosts[1].turn())
    #expect(count == 0)
    hosts[2].unmount()
    try await hosts[0].settle { count == 1 }
  }

  @Test("one around another waits for the inner one's changes, too; each runs once")
  func nested() async throws {
    let model = Model()
    let host = TestHost { Values(model: model) }
    var log: [String] = []
    withAnimation(.linear) {
      model.value = 1
      withAnimation(.easeIn) {
        model.other = 1
      } completion: {
        log.append("inner")
      }
      model.value = 2
    } completion: {
      log.append("outer")
    }
    try await host.settle { log.count == 2 }
    #expect(log.sorted() == ["inner", "outer"])
    #expect(host.texts == ["2 1"])
    try await host.settle()
    #expect(log.count == 2)
  }

  @Test("changes on another thread come first, and the completion runs on the main actor")
  func otherThread() async throws {
    struct Stated: View {
      @State private var value = 0
      let expose: (Binding<Int>) -> Void
      var body: some View {
        let _ = expose($value)
        Text("\(value)")
      }
    }
    var exposed: Binding<Int>?
    let host = TestHost { Stated { exposed = $0 } }
    let binding = try #require(exposed)
    let isDone = Atomic(false)
    let texts = Mutex<[String]>([])
    await Task.detached {
      withAnimation {
        binding.wrappedValue = 7
      } completion: {
        isDone.store(true, ordering: .relaxed)
        MainActor.assumeIsolated { texts.withLock { $0 = host.texts } }
      }
    }.value
    try await host.settle(within: .seconds(60)) { isDone.load(ordering: .relaxed) }
    #expect(texts.withLock { $0 } == ["7"])
  }

  private struct Counter: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Button("\(count)") {
          withAnimation {
            count = 1
          } completion: {
            count = 2
          }
        }
      }
    }
  }

  @Test("where the app itself holds what changes, every window shows the change before the completion runs")
  func appState() async throws {
    let first = TestHost(app: Counter.self)
    let second = TestHost(anotherWindowOf: first)
    try second.find(.button("0")).press()
    first.turn()
    #expect(first.texts == ["1"])
    second.turn()
    #expect(second.texts == ["1"])
    try await second.settle { second.texts == ["2"] }
    first.turn()
    #expect(first.texts == ["2"])
  }

  @Test("nothing of the completion is kept once it has run")
  func release() async throws {
    final class Held {}
    let model = Model()
    let host = TestHost { Values(model: model) }
    weak var weakHeld: Held?
    do {
      let held = Held()
      weakHeld = held
      withAnimation {
        model.value = 1
      } completion: {
        _ = held
      }
    }
    #expect(weakHeld != nil)
    host.turn()
    host.turn()
    #expect(weakHeld == nil)
  }

  @Test("an animation says when it counts as complete")
  func logicalEnd() {
    #expect(Animation.linear.logicallyComplete(after: 1) != .linear)
    #expect(Animation.linear.logicallyComplete(after: 1) == .linear.logicallyComplete(after: 1))
  }
}
