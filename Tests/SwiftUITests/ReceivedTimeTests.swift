import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("What comes later: schedulers, timers and debouncing in views") struct ReceivedTimeTests {

  @Test("onReceive gets the dates of a timer on the main run loop", .timeLimit(.minutes(5)))
  func timer() async throws {
    struct Clock: View {
      @State private var ticks = 0
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      var body: some View {
        Text("\(min(ticks, 3)) ticks").onReceive(timer) { _ in ticks += 1 }
      }
    }
    let host = TestHost { Clock() }
    #expect(host.texts == ["0 ticks"])
    try await host.settle { host.texts == ["3 ticks"] }
    #expect(host.warnings.isEmpty)
    host.unmount()
  }

  final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []

    init(_ scheduler: some Scheduler) {
      $text.dropFirst().debounce(for: .milliseconds(1), scheduler: scheduler).map { [$0, $0 + "s"] }.receive(on: RunLoop.main)
        .assign(to: &$results)
    }
  }

  struct SearchView: View {
    @StateObject var search: Search
    var body: some View {
      TextField("Search", text: $search.text)
      ForEach(search.results, id: \.self) { Text($0) }
    }
  }

  /// Types, and waits for what a debounced search shows.
  func search(on scheduler: some Scheduler) async throws {
    let host = TestHost { SearchView(search: Search(scheduler)) }
    for text in ["f", "fi", "fig"] { try host.find(.textField("Search")).edit(text) }
    host.turn()
    #expect(!host.texts.contains("figs"))
    try await host.settle { host.texts.contains("figs") }
    #expect(!host.texts.contains("fis"))
    #expect(host.warnings.isEmpty)
    host.unmount()
  }

  @Test("a debounced search shows its results, on each scheduler of the main thread", .timeLimit(.minutes(5)))
  func debounce() async throws {
    try await search(on: RunLoop.main)
    try await search(on: DispatchQueue.main)
    try await search(on: OperationQueue.main)
  }

  @Test("throttle, delay and receive(on:) reach onReceive on the main run loop", .timeLimit(.minutes(5)))
  func others() async throws {
    struct Log: View {
      @State private var received: [String] = []
      let source: PassthroughSubject<Int, Never>
      var body: some View {
        Text(received.sorted().joined(separator: " "))
          .onReceive(source.receive(on: RunLoop.main)) { received.append("at once \($0)") }
          .onReceive(source.delay(for: .milliseconds(1), scheduler: RunLoop.main)) { received.append("delayed \($0)") }
          .onReceive(source.throttle(for: 0.001, scheduler: RunLoop.main, latest: true)) { received.append("throttled \($0)") }
      }
    }
    let source = PassthroughSubject<Int, Never>()
    let host = TestHost { Log(source: source) }
    source.send(1)
    try await host.settle { host.texts == ["at once 1 delayed 1 throttled 1"] }
    #expect(host.warnings.isEmpty)
    host.unmount()
  }
}
