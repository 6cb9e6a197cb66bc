import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// How models that wait are tested without waiting.
@MainActor @Suite("Time in tests") struct TimeTests {
  final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var query = ""

    /// The scheduler is the caller's choice.
    init(on scheduler: some Scheduler) {
      $text.debounce(for: .milliseconds(300), scheduler: scheduler).assign(to: &$query)
    }
  }

  struct SearchView: View {
    @ObservedObject var search: Search
    var body: some View {
      TextField("Search", text: $search.text)
      Text("Results for “\(search.query)”")
    }
  }

  @Test("what is typed is searched for")
  func typing() throws {
    let host = TestHost { SearchView(search: Search(on: ImmediateScheduler.shared)) }
    try host.find(.textField("Search")).edit("Dune")
    host.turn()
    #expect(host.texts.contains("Results for “Dune”"))
  }

  @Test("one search follows a pause")
  func debounce() async throws {
    let host = TestHost { SearchView(search: Search(on: DispatchQueue.main)) }
    for text in ["D", "Du", "Dune"] { try host.find(.textField("Search")).edit(text) }
    host.turn()
    #expect(host.texts.contains("Results for “”"))
    try await host.settle { host.texts.contains("Results for “Dune”") }
  }

  @MainActor @Observable final class Toast {
    private(set) var isShown = false
    private let sleep: (Duration) async throws -> Void

    init(sleep: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) { self.sleep = sleep }

    func show() async throws {
      isShown = true
      try await sleep(.seconds(3))
      isShown = false
    }
  }

  struct ToastView: View {
    let toast: Toast
    var body: some View { Text(toast.isShown ? "Saved" : "").task { try? await toast.show() } }
  }

  @Test("a toast goes when its time has come")
  func toast() async throws {
    let (time, clock) = AsyncStream.makeStream(of: Void.self)
    let toast = Toast { _ in for await _ in time { return } }
    let host = TestHost { ToastView(toast: toast) }
    try await host.settle { host.texts == ["Saved"] }
    clock.yield()
    try await host.settle { host.texts == [""] }
  }
}
