import SwiftUI
import SwiftUITesting
import Testing

private enum SourceKey: TransactionKey {
  static var defaultValue: String { "nobody" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@MainActor @Suite("A9: Transactions and animation") struct A9TransactionTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Watcher: View {
    @Binding var number: Int
    let log: Log
    var body: some View {
      Text("\(number)").transaction { [number] in
        log.entries.append("\(number) \($0.animation.map { "\($0)" } ?? "none") \($0.source)")
      }
    }
  }

  private struct Counter: View {
    let log: Log
    let action: @MainActor (Binding<Int>) -> Void
    @State private var number = 0
    var body: some View {
      Watcher(number: $number, log: log)
      Button("Act") { action($number) }
    }
  }

  private func log(_ action: @escaping @MainActor (Binding<Int>) -> Void) throws -> [String] {
    let log = Log()
    let host = TestHost { Counter(log: log, action: action) }
    log.entries = []
    try host.find(.button("Act")).press()
    host.turn()
    return log.entries
  }

  @Test(
    "withTransaction and withAnimation apply to their closure; nested ones merge, and what the inner one says counts",
    .behaviour(144, assuming: "As reverse-engineered implementations do it."))
  func nested() throws {
    var transaction = Transaction(animation: .linear)
    transaction.source = "outer"
    let outer = transaction
    let entries = try log { number in
      withTransaction(outer) {
        withAnimation(.easeIn) { number.wrappedValue = 1 }
      }
    }
    #expect(entries == ["1 \(Animation.easeIn) outer"])
  }

  @Test(
    "a change belongs to the transaction in which it is made; work that starts there and runs later does not", .behaviour(145))
  func captured() async throws {
    let log = Log()
    let host = TestHost {
      Counter(log: log) { number in
        withAnimation(.linear) {
          number.wrappedValue = 1
          Task { number.wrappedValue = 2 }
        }
      }
    }
    log.entries = []
    try host.find(.button("Act")).press()
    try await host.settle()
    #expect(log.entries == ["1 \(Animation.linear) nobody", "2 none nobody"])
  }

  @Test(
    "two pending changes share an update only if their transactions say the same",
    .behaviour(146, assuming: "Transactions that say the same are the same, however often they were made."))
  func shared() throws {
    #expect(
      try log { number in
        withAnimation(.linear) { number.wrappedValue = 1 }
        withAnimation(.linear) { number.wrappedValue = 2 }
      } == ["2 \(Animation.linear) nobody"])
    #expect(
      try log { number in
        withAnimation(.linear) { number.wrappedValue = 1 }
        withAnimation(.easeOut) { number.wrappedValue = 2 }
        number.wrappedValue = 3
      } == ["1 \(Animation.linear) nobody", "2 \(Animation.easeOut) nobody", "3 none nobody"])
  }

  @Test(
    "transaction changes what is below it, animation(_:value:) only when its value changes and nothing disables it",
    .behaviour(147))
  func modifiers() throws {
    struct Animated: View {
      let log: Log
      @State private var number = 0
      @State private var other = 0
      var body: some View {
        Text("\(number) \(other)")
          .transaction { [number, other] in
            log.entries.append("\(number) \(other) \($0.animation.map { "\($0)" } ?? "none") \($0.source)")
          }
          .animation(.easeIn, value: number)
          .transaction { if number == 2 { $0.disablesAnimations = true } }
        Button("Number") { number += 1 }
        Button("Other") { withTransaction(\.source, "me") { other += 1 } }
      }
    }
    let log = Log()
    let host = TestHost { Animated(log: log) }
    log.entries = []
    for name in ["Number", "Other", "Number"] {
      try host.find(.button(name)).press()
      host.turn()
    }
    #expect(log.entries == ["1 0 \(Animation.easeIn) nobody", "1 1 none me", "2 1 none nobody"])
  }

  @Test(
    "a write through a binding with an animation carries it into the write to the model",
    .behaviour(148, assuming: "As reverse-engineered implementations do it."))
  func bindings() throws {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    struct Editor: View {
      @StateObject private var model = Model()
      let log: Log
      var body: some View {
        Watcher(number: $model.number, log: log)
        Button("Act") { $model.number.animation(.linear).wrappedValue = 1 }
      }
    }
    let log = Log()
    let host = TestHost { Editor(log: log) }
    log.entries = []
    try host.find(.button("Act")).press()
    host.turn()
    #expect(log.entries == ["1 \(Animation.linear) nobody"])
  }

  @Test("a host event and a trace know the animation of the transaction")
  func trace() throws {
    let host = TestHost { Counter(log: Log()) { number in withAnimation(.bouncy) { number.wrappedValue = 1 } } }
    host.resetCounts()
    try host.find(.button("Act")).press()
    host.turn()
    #expect(host.trace.map(\.animation) == [.bouncy])
  }
}
