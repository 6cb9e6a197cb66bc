import SwiftUI
import SwiftUITesting
import Testing

/// What keeps its state, and what loses it, when the structure around it changes.
@MainActor @Suite("State under structural changes") struct StructureTests {
  struct Cell: View {
    let name: String
    @State private var count = 0
    init(_ name: String) { self.name = name }
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  /// Shows what a test says, and shows it again when the test says something else.
  struct Stage<Value, Content: View>: View {
    let model: Model<Value>
    @ViewBuilder let content: (Value) -> Content
    var body: some View { content(model.value) }
  }

  @Observable final class Model<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Presses every cell once, then shows each value, and returns the cells' names and counts after each.
  private func states<Value, Content: View>(
    _ first: Value, _ later: Value..., @ViewBuilder content: @escaping (Value) -> Content
  ) throws -> [String] {
    let model = Model(first)
    let host = TestHost { Stage(model: model, content: content) }
    host.checksBodies = true
    for button in host.findAll(.button()) { try button.press() }
    host.turn()
    return later.map { value in
      model.value = value
      host.turn()
      #expect(host.leaks.isEmpty)
      return host.texts.joined(separator: " ")
    }
  }

  @Test("insertion, removal, reordering and filtering in a ForEach keep the state of the rows that stay")
  func rows() throws {
    let result = try states(["a", "b", "c"], ["a", "x", "b", "c"], ["c", "a", "x"], ["x", "c", "a"], ["c"], ["a", "c"]) { ids in
      ForEach(ids, id: \.self) { Cell($0) }
    }
    #expect(result == ["a1 x0 b1 c1", "c1 a1 x0", "x0 c1 a1", "c1", "a0 c1"])
  }

  @Test("a nested ForEach keeps state by both ids: a row that moves to another group is another one")
  func nestedRows() throws {
    let result = try states(
      [(1, ["a", "b"]), (2, ["c"])], [(2, ["c"]), (1, ["b", "a"])], [(2, ["c", "a"]), (1, ["b"])]
    ) { groups in
      ForEach(groups, id: \.0) { _, ids in
        Group { ForEach(ids, id: \.self) { Cell($0) } }
      }
    }
    #expect(result == ["c1 b1 a1", "c1 a0 b1"])
  }

  @Test("an if without else begins anew each time, and leaves its neighbours alone")
  func conditions() throws {
    let result = try states(true, false, true) { isShown in
      Cell("before")
      if isShown { Cell("inside") }
      Cell("after")
    }
    #expect(result == ["before1 after1", "before1 inside0 after1"])
  }

  @Test("if and else are two identities, also for the same view")
  func branches() throws {
    let result = try states(true, false, true) { isFirst in
      if isFirst { Cell("cell") } else { Cell("cell") }
    }
    #expect(result == ["cell0", "cell0"])
  }

  @Test("each case of a switch is an identity, whatever its payload")
  func cases() throws {
    enum Choice {
      case none
      case named(String)
      case other
    }
    let result = try states(Choice.named("a"), .named("b"), .other, .none, .named("a")) { choice in
      switch choice {
      case .none: EmptyView()
      case .named(let name): Cell(name)
      case .other: Cell("other")
      }
    }
    #expect(result == ["b1", "other0", "", "a0"])
  }

  @Test("an optional view keeps its state while it is there")
  func optionals() throws {
    let result = try states("a" as String?, "b", nil, "c") { name in
      name.map { Cell($0) }
    }
    #expect(result == ["b1", "", "c0"])
  }

  @Test("an AnyView keeps the state while the type inside stays")
  func erased() throws {
    let result = try states(0, 1, 2, 3) { number in
      number < 2 ? AnyView(Cell("a")) : number == 2 ? AnyView(VStack { Cell("a") }) : AnyView(AnyView(VStack { Cell("a") }))
    }
    #expect(result == ["a1", "a0", "a0"])
  }

  @Test("a Group is no identity of its own: its members keep their places")
  func groups() throws {
    let result = try states(0, 1) { number in
      Group {
        Cell("a")
        if number > 0 { Text("new") }
        Cell("b")
      }
      .padding(CGFloat(number))
    }
    #expect(result == ["a1 new b1"])
  }

  @Test("another id begins anew, the same id keeps, and going back is anew again")
  func identifiers() throws {
    let result = try states(1, 1, 2, 1) { id in Cell("a").id(id) }
    #expect(result == ["a1", "a0", "a0"])
  }

  @Test("a row that moves between sections is another one; sections keep their rows when they move")
  func sections() throws {
    let result = try states(
      [("s", ["a", "b"]), ("t", ["c"])], [("t", ["c"]), ("s", ["a", "b"])], [("t", ["b", "c"]), ("s", ["a"])]
    ) { sections in
      List {
        ForEach(sections, id: \.0) { _, ids in
          Section { ForEach(ids, id: \.self) { Cell($0) } }
        }
      }
    }
    #expect(result == ["c1 a1 b1", "b0 c1 a1"])
  }

  @Observable final class Names {
    var names = ["a", "b"]
  }

  @Test("a removed child's body does not run again, though an index into what is gone waits in it")
  func removedChild() throws {
    struct Row: View {
      let names: Names
      let index: Int
      // Out of range once the name is gone.
      var body: some View { Text(names.names[index]) }
    }
    struct Rows: View {
      let names: Names
      var body: some View { ForEach(names.names.indices, id: \.self) { Row(names: names, index: $0) } }
    }
    let names = Names()
    let host = TestHost { Rows(names: names) }
    names.names = ["c"]
    host.turn()
    #expect(host.texts == ["c"])
  }

  final class Shared: ObservableObject {
    @Published var count = 0
  }

  @Test("a parent and a child that observe the same object are evaluated once each")
  func parentAndChild() {
    struct Child: View {
      @ObservedObject var shared: Shared
      let number: Int
      var body: some View { Text("\(shared.count) \(number)") }
    }
    struct Parent: View {
      @ObservedObject var shared: Shared
      var body: some View { Child(shared: shared, number: shared.count) }
    }
    let shared = Shared()
    let host = TestHost { Parent(shared: shared) }
    host.resetCounts()
    shared.count = 1
    host.turn()
    #expect(host.evaluations(of: Parent.self) == 1 && host.evaluations(of: Child.self) == 1)
    #expect(host.texts == ["1 1"])
  }

  @Test("an object that is replaced while changes of the old one are in flight does no harm")
  func replacedInFlight() async throws {
    struct Reader: View {
      @ObservedObject var shared: Shared
      var body: some View { Text("\(shared.count)") }
    }
    let old = Shared()
    let model = Model(old)
    let host = TestHost { Stage(model: model) { Reader(shared: $0) } }
    nonisolated(unsafe) let sent = old
    let changes = Task.detached { for number in 1...100 { sent.count = number } }
    let new = Shared()
    new.count = 500
    model.value = new
    await changes.value
    try await host.settle()
    #expect(host.texts == ["500"])
    old.count = 5
    #expect(!host.turn())
  }

  @Test("changes from other threads arrive in the end, while turns run, views come and go and are evaluated for other reasons")
  func threads() async throws {
    struct Reader: View {
      let counter: SharedCounter
      let step: Int
      var body: some View { Text("\(step) \(counter.first) \(counter.second)") }
    }
    let counter = SharedCounter()
    let steps = Model(0)
    let host = TestHost {
      Stage(model: steps) { step in
        Reader(counter: counter, step: step)
        if step.isMultiple(of: 2) { Reader(counter: counter, step: 0) }
        if step.isMultiple(of: 3) { Reader(counter: counter, step: step) }
      }
    }
    async let first: Void = Task.detached { for number in 1...900 { counter.first = number } }.value
    async let second: Void = Task.detached { for number in 1...900 { counter.second = number } }.value
    for step in 1...200 {
      steps.value = step
      host.turn()
      await Task.yield()
    }
    _ = await (first, second)
    try await host.settle { host.texts == ["200 900 900", "0 900 900"] }
    counter.first = 0
    counter.second = 0
    host.turn()
    #expect(host.texts == ["200 0 0", "0 0 0"])
    #expect(registrationCount(of: counter) == 2)
    host.unmount()
    #expect(registrationCount(of: counter) <= 2)
  }

  @Test("ten thousand changes before a turn are one evaluation and one patch")
  func manyChanges() {
    let model = Model(0)
    let host = TestHost { Stage(model: model) { Text(verbatim: "\($0)") } }
    host.resetCounts()
    for _ in 0..<10_000 { model.value += 1 }
    host.turn()
    #expect(host.texts == ["10000"] && host.evaluationCount == 1 && host.patchCount == 1)
  }

  final class Numbers {
    var last = 0
    var evaluated: [Int] = []
  }

  final class Numbered: ObservableObject {
    let number: Int
    init(_ numbers: Numbers) {
      numbers.last += 1
      number = numbers.last
    }
  }

  @Test("content that stands in several places of a modifier is updated in the order in which it came there")
  func placeholders() {
    struct Part: View {
      let version: Int
      let numbers: Numbers
      @StateObject private var own: Numbered
      init(version: Int, numbers: Numbers) {
        self.version = version
        self.numbers = numbers
        _own = StateObject(wrappedValue: Numbered(numbers))
      }
      var body: some View {
        numbers.evaluated.append(own.number)
        return Text("\(own.number): \(version)")
      }
    }
    struct Many: ViewModifier {
      func body(content: Content) -> some View { VStack { ForEach(0..<20) { _ in content } } }
    }
    struct Root: View {
      @ObservedObject var model: CountModel
      let numbers: Numbers
      var body: some View { Part(version: model.count, numbers: numbers).modifier(Many()) }
    }
    let model = CountModel()
    let numbers = Numbers()
    let host = TestHost { Root(model: model, numbers: numbers) }
    #expect(numbers.evaluated == Array(1...20))
    numbers.evaluated = []
    model.count = 1
    host.turn()
    #expect(numbers.evaluated == Array(1...20))
    #expect(host.texts.last == "20: 1")
  }

  final class CountModel: ObservableObject {
    @Published var count = 0
  }
}
