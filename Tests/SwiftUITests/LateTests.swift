import Combine
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// What comes or is asked when its view has gone.
@MainActor
@Suite("What comes too late")
struct LateTests {
  @Observable final class Model: @unchecked Sendable {
    // Unchecked: one thread at a time uses it.
    var count = 0
  }

  struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Observable final class Stage {
    var isShown = true
  }

  struct Root: View {
    let stage: Stage
    let model: Model
    var body: some View { if stage.isShown { Reader(model: model) } }
  }

  private func changeOnAnotherThread(_ model: Model) {
    let changed = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.count += 1
      changed.signal()
    }
    changed.wait()
  }

  private func arrivals() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("a change on another thread that arrives when its view has gone asks for no turn")
  func changeAfterRemoval() async {
    let stage = Stage()
    let model = Model()
    let host = TestHost { Root(stage: stage, model: model) }
    changeOnAnotherThread(model)
    stage.isShown = false
    host.turn()
    #expect(host.texts.isEmpty)
    await arrivals()
    #expect(!host.turn())
  }

  @Test("a change on another thread that arrives when its scene has gone does nothing")
  func changeAfterEnd() async {
    let model = Model()
    weak var graph: ViewGraph?
    do {
      let host = TestHost { Reader(model: model) }
      graph = host.graph
      changeOnAnotherThread(model)
    }
    #expect(graph == nil)
    await arrivals()
    #expect(model.count == 1)
  }

  final class Classic: ObservableObject {}

  @Test("a missing object that is read when its view has gone stops the process with the message of its place (39)")
  func missingObjectAfterRemoval() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Kept {
          var object: EnvironmentObject<Classic>?
        }
        struct Asking: View {
          @EnvironmentObject var classic: Classic
          let kept: Kept
          var body: some View {
            kept.object = _classic
            return Text("asking")
          }
        }
        let kept = Kept()
        do {
          let host = TestHost { VStack { Asking(kept: kept) } }
          host.unmount()
        }
        _ = kept.object!.wrappedValue
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("No ObservableObject of type Classic found."))
    #expect(message.contains("(in Asking)"))
  }

  @Test("a scene that is ended while a body is evaluated ends when it has been")
  func endInBody() {
    final class Box {
      var host: TestHost?
    }
    struct Ending: View {
      @ObservedObject var model: CountModel
      let box: Box
      var body: some View {
        if model.count == 1 { box.host?.unmount() }
        return VStack {
          Text("count \(model.count)").onDisappear { model.log.append("gone") }
          Text("last")
        }
      }
    }
    let model = CountModel()
    let box = Box()
    let host = TestHost { Ending(model: model, box: box) }
    box.host = host
    model.count = 1
    host.turn()
    #expect(model.log == ["gone"])
    #expect(host.graph.state.isUnmounted && !host.turn())
    #expect(host.leaks.isEmpty)
    box.host = nil
  }

  final class CountModel: ObservableObject {
    @Published var count = 0
    var log: [String] = []
  }

  @Test("two callers may wait at once until nothing is pending")
  func twoWaits() async throws {
    struct Slow: View {
      @State private var isDone = false
      let stage: Stage
      var body: some View {
        Text(isDone ? "done" : "waiting").task {
          while stage.isShown { await Task.yield() }
          isDone = true
        }
      }
    }
    let stage = Stage()
    let host = TestHost { Slow(stage: stage) }
    async let first: Void = host.settle(within: .seconds(100))
    async let second: Void = host.settle(within: .seconds(100))
    for _ in 0..<20 { await Task.yield() }
    stage.isShown = false
    _ = try await (first, second)
    #expect(host.texts == ["done"])
  }

  @Test("texts are reported once, as long as they are among the newest ones")
  func reportedTexts() {
    var reported = ReportedTexts(limit: 3)
    var isNews: [Bool] = []
    for text in ["a", "b", "a", "c", "d", "b", "a"] { isNews.append(reported.insert(text)) }
    #expect(isNews == [true, true, false, true, true, false, true])
    for number in 0..<1000 { isNews.append(reported.insert("text \(number)")) }
    #expect(isNews.suffix(1000).allSatisfy { $0 })
    #expect(reported.count == 3)
    let isNewestNews = reported.insert("text 999")
    let isOlderNews = reported.insert("text 996")
    #expect(!isNewestNews && isOlderNews)
  }
}
