import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A8: Skipping and dynamic properties") struct A8SkippingTests {
  /// Counts how often a comparison was called. Used on the main actor only.
  final class Counter: @unchecked Sendable {
    static let shared = Counter()
    var count = 0
  }

  /// A parent whose body a press evaluates again.
  struct Parent<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var count = 0
    var body: some View {
      content(count)
      Button("Again") { count += 1 }
    }
  }

  private func evaluations<Content: View, Child: View>(
    of type: Child.Type, @ViewBuilder in content: @escaping (Int) -> Content
  ) throws -> Int {
    let host = TestHost { Parent(content: content) }
    host.resetCounts()
    try host.find(.button("Again")).press()
    host.turn()
    return host.evaluations(of: type)
  }

  struct Plain: View {
    let number: Int
    let name: String
    var body: some View { Text("\(number) \(name)") }
  }

  @Test("a child is skipped if its value compares equal and nothing that it read has changed", .behaviour(136))
  func skipping() throws {
    #expect(try evaluations(of: Plain.self) { _ in Plain(number: 1, name: "a") } == 0)
    #expect(try evaluations(of: Plain.self) { Plain(number: $0, name: "a") } == 1)
  }

  struct PlainBits: View, @MainActor Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  struct Described: View, @MainActor Equatable {
    let number: Int
    let name: String
    var body: some View { Text("\(number)") }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  }

  @Test(
    "plain bits are compared as bits even with an ==, all else with its == or field by field; equatable() forces ==",
    .behaviour(137))
  func rule() throws {
    #expect(try evaluations(of: PlainBits.self) { PlainBits(number: $0) } == 1)
    #expect(try evaluations(of: PlainBits.self) { PlainBits(number: $0).equatable() } == 0)
    #expect(try evaluations(of: Described.self) { Described(number: $0, name: "a") } == 0)
    #expect(try evaluations(of: Described.self) { Described(number: 1, name: "\($0)") } == 1)
  }

  struct Acting: View {
    let action: () -> Void
    var body: some View { Text("acting") }
  }

  @Test(
    "a closure that captures something new makes its view different",
    .behaviour(138, assuming: "One that captures nothing is the same."))
  func closures() throws {
    #expect(try evaluations(of: Acting.self) { number in Acting { Counter.shared.count = number } } == 1)
    #expect(try evaluations(of: Acting.self) { _ in Acting {} } == 0)
  }

  final class Model: ObservableObject {
    @Published var name = "model"
  }

  struct Holding: View {
    let model: Model
    var body: some View { Text("holding") }
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
  }

  @Test(
    "a reference is compared by identity; an observed object that has published makes its view different",
    .behaviour(139, assuming: "Its announcement evaluates the view, whatever the parent does."))
  func references() throws {
    let model = Model()
    #expect(try evaluations(of: Holding.self) { _ in Holding(model: model) } == 0)
    #expect(try evaluations(of: Holding.self) { _ in Holding(model: Model()) } == 1)
    #expect(try evaluations(of: Observing.self) { _ in Observing(model: model) } == 0)
    let host = TestHost { Parent { _ in Observing(model: model) } }
    host.resetCounts()
    model.name = "renamed"
    try host.find(.button("Again")).press()
    host.turn()
    #expect(host.evaluations(of: Observing.self) == 1 && host.texts.first == "renamed")
  }

  enum Outer {
    struct Stateful: View {
      @State private var name = 0
      @Environment(\.isEnabled) private var isEnabled
      let input: Int
      var body: some View {
        let _ = Self._printChanges()
        Button("Name \(name)") { name += 1 }
      }
    }
    struct Stateless: View {
      let input: Int
      var body: some View {
        let _ = Self._printChanges()
        Text("\(input)")
      }
    }
    struct Logging: View {
      var body: some View {
        let _ = Self._logChanges()
        Text("logging")
      }
    }
  }

  @Test(
    "_printChanges names every reason of the first body, then what has changed, with the types around the view", .behaviour(140))
  func printChanges() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await MainActor.run {
        let host = TestHost {
          Parent { number in
            Outer.Stateful(input: number).disabled(number > 1)
            Outer.Stateless(input: number)
          }
        }
        try host.find(.button("Name 0")).press()
        host.turn()
        for _ in 0..<2 {
          try host.find(.button("Again")).press()
          host.turn()
        }
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("changed.") }
    #expect(
      lines == [
        "A8SkippingTests.Outer.Stateful: @self, @identity, _name, _isEnabled changed.",
        "A8SkippingTests.Outer.Stateless: @self changed.",
        "A8SkippingTests.Outer.Stateful: _name changed.",
        "A8SkippingTests.Outer.Stateful: @self changed.",
        "A8SkippingTests.Outer.Stateless: @self changed.",
        "A8SkippingTests.Outer.Stateful: @self, _isEnabled changed.",
        "A8SkippingTests.Outer.Stateless: @self changed.",
      ])
  }

  @Test("_logChanges logs the same for the subsystem com.apple.SwiftUI and the category Changed Body Properties", .behaviour(141))
  func logChanges() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Outer.Logging() } }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("info [com.apple.SwiftUI: Changed Body Properties] A8SkippingTests.Outer.Logging: @self changed.\n"))
  }

  /// A dynamic property with state of its own, that says when it was updated.
  struct Tracked: DynamicProperty {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    let log: Log
    var seen = -1

    final class Log {
      var entries: [String] = []
    }

    mutating func update() {
      seen = count
      log.entries.append("update \(count) \(isEnabled)")
    }

    func add() { count += 1 }
  }

  enum Choice {
    case none
    case some(Tracked)
    case both(Int, Tracked)
  }

  struct Using: View {
    struct Nested {
      let name = "nested"
      let tracked: Tracked
    }
    let log: Tracked.Log
    let plain: Tracked
    let nested: Nested
    let tuple: (Int, Tracked)
    let optional: Tracked?
    let choice: Choice

    init(_ log: Tracked.Log, choice: Choice) {
      self.log = log
      plain = Tracked(log: log)
      nested = Nested(tracked: Tracked(log: log))
      tuple = (1, Tracked(log: log))
      optional = Tracked(log: log)
      self.choice = choice
    }

    private var chosen: Tracked? {
      switch choice {
      case .none: nil
      case .some(let tracked), .both(_, let tracked): tracked
      }
    }

    var body: some View {
      let _ = log.entries.append("body")
      Text([plain, nested.tracked, tuple.1, optional, chosen].map { $0.map { "\($0.seen)" } ?? "-" }.joined(separator: " "))
      Button("Plain") { plain.add() }
      Button("Nested") { nested.tracked.add() }
      Button("Tuple") { tuple.1.add() }
      Button("Optional") { optional?.add() }
      Button("Chosen") { chosen?.add() }
    }
  }

  @Test(
    "a custom dynamic property is updated before each body, what is inside it first, also in structs, tuples, optionals and enums",
    .behaviour(142, assuming: "A payload's state ends when the enum has another case."))
  func dynamicProperties() throws {
    let log = Tracked.Log()
    let host = TestHost {
      Parent { number in
        Using(log, choice: [.some(Tracked(log: log)), .none, .both(1, Tracked(log: log))][number])
      }
    }
    #expect(log.entries == Array(repeating: "update 0 true", count: 5) + ["body"])
    for label in ["Plain", "Nested", "Tuple", "Optional", "Chosen"] {
      try host.find(.button(label)).press()
      host.turn()
    }
    #expect(host.texts.first == "1 1 1 1 1")
    try host.find(.button("Again")).press()
    host.turn()
    #expect(host.texts.first == "1 1 1 1 -")
    try host.find(.button("Again")).press()
    host.turn()
    #expect(host.texts.first == "1 1 1 1 0")
    try host.find(.button("Chosen")).press()
    host.turn()
    #expect(host.texts.first == "1 1 1 1 1")
  }

  @Test("calling the body of a primitive view stops the process with SwiftUI's message", .behaviour(143))
  func primitiveBody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Text("").body }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("body() should not be called on Text."))
  }
}
