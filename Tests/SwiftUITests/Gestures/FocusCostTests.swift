import SwiftUI
import SwiftUITesting
import Testing

/// What the focus costs where many views listen, in counts.
@Suite("Focus: what it costs", .serialized) @MainActor struct FocusCostTests {
  /// An id that counts how often two are compared.
  private struct CountedID: Hashable {
    let number: Int
    nonisolated(unsafe) static var comparisons = 0

    static func == (left: CountedID, right: CountedID) -> Bool {
      comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Rows: View {
    @State private var rows = Array(0..<1000)
    @FocusState private var focus: CountedID?

    var body: some View {
      Text("focus \(focus?.number ?? -1)")
      ForEach(rows, id: \.self) { row in
        TextField("row \(row)", text: .constant("")).focused($focus, equals: CountedID(number: row))
      }
      Button("Remove") { rows.removeAll { $0 > 500 } }
    }
  }

  @Test("rows that go while another has the focus are not compared with all others")
  func removal() throws {
    let host = TestHost { Rows() }
    try host.find(.textField("row 3")).focus()
    host.turn()
    CountedID.comparisons = 0
    try host.find(.button("Remove")).press()
    host.turn()
    #expect(host.texts.first == "focus 3")
    #expect(CountedID.comparisons < 10_000)
  }

  @Test("the row with the focus that goes with many others leaves nobody with it")
  func removalOfFocus() throws {
    let host = TestHost { Rows() }
    try host.find(.textField("row 700")).focus()
    host.turn()
    #expect(host.texts.first == "focus 700")
    try host.find(.button("Remove")).press()
    host.turn()
    #expect(host.texts.first == "focus -1")
  }

  private struct Arrivals: View {
    @State private var count = 0
    @FocusState private var focus: CountedID?

    var body: some View {
      TextField("name", text: .constant("")).focused($focus, equals: CountedID(number: 1))
      ForEach(0..<count, id: \.self) { Text("\($0)").focusable() }
      Button("Add") { count = 1000 }
    }
  }

  @Test("views that listen and come in one turn are told of the focus at once")
  func arrivals() throws {
    let host = TestHost { Arrivals() }
    try host.find(.textField("name")).focus()
    host.turn()
    CountedID.comparisons = 0
    try host.find(.button("Add")).press()
    host.turn()
    #expect(CountedID.comparisons < 20)
  }

  @MainActor private final class Counter {
    var count = 0
  }

  private struct Reader: View {
    @FocusedValue(\.costTitle) private var title
    @FocusedValue(\.costNote) private var note
    let counter: Counter

    var body: some View {
      counter.count += 1
      return Text("\(title ?? "-") \(note ?? "-")")
    }
  }

  private struct Values: View {
    @State private var note = "note"
    @State private var title = "title"
    let counter: Counter

    var body: some View {
      Reader(counter: counter)
      TextField("a", text: .constant("")).focusable()
      TextField("b", text: .constant("")).focusable()
      TextField("c", text: .constant("")).focusedValue(\.costNote, note)
      Text("").focusedSceneValue(\.costTitle, title)
      Button("Note") { note += "!" }
      Button("Title") { title += "!" }
    }
  }

  @Test("6.21: a focus that moves among views which publish nothing evaluates no reader, and a value that nobody sees none")
  func readers() throws {
    let counter = Counter()
    let host = TestHost { Values(counter: counter) }
    #expect(host.texts.first == "title -")
    counter.count = 0
    for field in ["a", "b", "a"] {
      try host.find(.textField(field)).focus()
      host.turn()
    }
    try host.find(.button("Note")).press()
    host.turn()
    #expect(counter.count == 0)
    try host.find(.button("Title")).press()
    host.turn()
    #expect(counter.count == 1)
    #expect(host.texts.first == "title! -")
    try host.find(.textField("c")).focus()
    host.turn()
    #expect(host.texts.first == "title! note!")
    try host.find(.button("Note")).press()
    host.turn()
    #expect(host.texts.first == "title! note!!")
    #expect(counter.count == 3)
    try host.find(.textField("a")).focus()
    host.turn()
    #expect(host.texts.first == "title! -")
    #expect(counter.count == 4)
  }
}

private struct CostTitleKey: FocusedValueKey {
  typealias Value = String
}

private struct CostNoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var costTitle: String? {
    get { self[CostTitleKey.self] }
    set { self[CostTitleKey.self] = newValue }
  }
  fileprivate var costNote: String? {
    get { self[CostNoteKey.self] }
    set { self[CostNoteKey.self] = newValue }
  }
}
