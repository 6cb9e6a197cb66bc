import Dispatch
import SwiftUI
import SwiftUITesting
import Testing
import Waiting

/// What another thread writes to state is there at once, for that thread and for the main actor, and nothing of it is lost.
@MainActor
@Suite("State and threads", .serialized)
struct StateThreadTests {
  @MainActor final class Seen { var values: [Int] = [] }

  struct Waiter: View {
    let seen: Seen
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        let binding = $count
        let read = await Task.detached {
          binding.wrappedValue = 1
          return binding.wrappedValue
        }.value
        seen.values += [read, count]
        await Task.detached { for _ in 0..<20 { binding.wrappedValue += 1 } }.value
        seen.values.append(count)
      }
    }
  }

  @Test("a write from another thread is there at once, for that thread and for who waits for it")
  func waited() async throws {
    let seen = Seen()
    let host = TestHost { Waiter(seen: seen) }
    try await host.settle()
    #expect(seen.values == [1, 1, 21])
    #expect(host.texts == ["21"])
  }

  struct Pair: Equatable {
    var first = 0
    var second = 0
  }

  struct Holder<Value>: View {
    @State var value: Value
    let give: (Binding<Value>) -> Void
    var body: some View { Text("\(value)").onAppear { give($value) } }
  }

  /// A host of one state, and a binding to it.
  private func hold<Value>(_ value: Value) throws -> (TestHost, Binding<Value>) {
    var binding: Binding<Value>?
    let host = TestHost { Holder(value: value) { binding = $0 } }
    return (host, try #require(binding))
  }

  /// Runs `body` on another thread while this one, and so the main actor, stands still.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      body()
      done.signal()
    }
    done.wait()
  }

  @Test("a thread that stands still while another one writes has the value, too, and views get it afterwards")
  func stoodStill() async throws {
    let (host, binding) = try hold(0)
    onAnotherThread { for number in 1...5 { binding.wrappedValue = number } }
    #expect(binding.wrappedValue == 5)
    #expect(host.texts == ["0"])
    try await host.settle { host.texts == ["5"] }
  }

  @Test("what the main actor writes after it has waited for another thread counts, whether it has read before or not")
  func lastWrite() async throws {
    for reads in [false, true] {
      let (host, binding) = try hold(0)
      onAnotherThread { binding.wrappedValue = 1 }
      if reads { #expect(binding.wrappedValue == 1) }
      binding.wrappedValue = 2
      #expect(binding.wrappedValue == 2)
      try await host.settle { host.texts == ["2"] }
      #expect(binding.wrappedValue == 2)
    }
  }

  @Test("what comes in between a read of the main actor and its write is kept")
  func inBetween() async throws {
    let (host, binding) = try hold(Pair())
    let first = binding.first
    var whole = binding.wrappedValue
    onAnotherThread { first.wrappedValue = 7 }
    whole.second = 8
    binding.wrappedValue = whole
    #expect(binding.wrappedValue == Pair(first: 7, second: 8))
    try await host.settle { host.texts == ["\(Pair(first: 7, second: 8))"] }
  }

  @Test("parts of a state are there at once, too, and what several threads add to them is all there")
  func parts() async throws {
    let (host, binding) = try hold(Pair())
    let (first, second) = (binding.first, binding.second)
    let group = DispatchGroup()
    for part in [first, second] {
      DispatchQueue.global().async(group: group) {
        for number in 1...500 {
          part.wrappedValue += 1
          precondition(part.wrappedValue == number, "a thread reads what it has written")
        }
      }
    }
    group.wait()
    #expect(binding.wrappedValue == Pair(first: 500, second: 500))
    try await host.settle { host.texts == ["\(Pair(first: 500, second: 500))"] }
  }

  /// A value whose comparison and whose end use the state that holds it.
  private final class Meddler: Equatable, @unchecked Sendable {
    // Unchecked: constant.
    let number: Int
    let onEnd: @Sendable () -> Void
    let onCompare: @Sendable () -> Void

    init(_ number: Int, onCompare: @escaping @Sendable () -> Void = {}, onEnd: @escaping @Sendable () -> Void = {}) {
      self.number = number
      self.onCompare = onCompare
      self.onEnd = onEnd
    }

    static func == (left: Meddler, right: Meddler) -> Bool {
      left.onCompare()
      return left.number == right.number
    }

    deinit { onEnd() }
  }

  struct MeddlerHolder: View {
    @State private var value = Meddler(0)
    @State private var ends = 0
    let give: (Any, Binding<Int>) -> Void
    var body: some View { Text("\(value.number) \(ends)").onAppear { give($value, $ends) } }
  }

  @Test("comparisons and deinitializers that read and write the same state find no lock, on whichever thread they run")
  func foreignCode() async throws {
    var found: (Any, Binding<Int>)?
    let host = TestHost { MeddlerHolder { found = ($0, $1) } }
    let value = try #require(found?.0 as? Binding<Meddler>)
    let ends = try #require(found?.1)
    let read: @Sendable () -> Void = { _ = (value.wrappedValue.number, ends.wrappedValue) }
    let end: @Sendable () -> Void = {
      read()
      ends.wrappedValue += 1
    }
    for number in 1...3 {
      onAnotherThread { value.wrappedValue = Meddler(number, onCompare: read, onEnd: end) }
    }
    value.wrappedValue = Meddler(4, onCompare: read)
    try await host.settle { host.texts == ["4 3"] }
  }
}
