import Combine
import RandomInput
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Rows of lists and lazy containers are made when a host shows them.
@MainActor
@Suite("Rows on demand")
struct LazyRowsTests {
  final class Item: ObservableObject, Identifiable {
    let id: Int
    @Published var name: String

    init(_ id: Int) {
      self.id = id
      name = "row \(id)"
    }
  }

  final class Items: ObservableObject {
    @Published var all: [Item]

    init(_ count: Int) { all = (0..<count).map(Item.init) }
  }

  final class Journal {
    var lines: [String] = []
  }

  struct Row: View {
    @ObservedObject var item: Item
    let journal: Journal
    @State private var note = "-"

    var body: some View {
      HStack {
        Text(verbatim: item.name)
        Text(verbatim: note)
        Button("Note") { note = "noted" }
      }
      .onAppear { journal.lines.append("+\(item.id)") }
      .onDisappear { journal.lines.append("-\(item.id)") }
    }
  }

  struct ItemList: View {
    @ObservedObject var items: Items
    let journal: Journal

    var body: some View {
      List(items.all) { Row(item: $0, journal: journal) }
    }
  }

  func makeHost(_ items: Items, _ journal: Journal = Journal(), rows: Int? = 3) -> TestHost {
    TestHost(visibleRows: rows) { ItemList(items: items, journal: journal) }
  }

  func names(_ host: TestHost) -> [String] { host.texts.filter { $0.hasPrefix("row") } }

  @Test("A host that shows all rows gets all of them")
  func allRows() {
    #expect(names(makeHost(Items(50), rows: nil)).count == 50)
  }

  @Test("2.06: Only the rows that the host shows are made; a gap stands for the others")
  func rowsInSight() throws {
    let host = makeHost(Items(100))
    #expect(names(host) == ["row 0", "row 1", "row 2"])
    #expect(host.evaluations(of: Row.self) == 3)
    #expect(host.description.contains("gap rows=3..<100"))
  }

  @Test("2.02, 2.03: Scrolling makes the rows that come into sight and ends those that leave it, once each")
  func scrolling() throws {
    let journal = Journal()
    let host = makeHost(Items(100), journal)
    journal.lines = []
    try host.find(.list).scroll(to: 2..<5)
    host.turn()
    #expect(names(host) == ["row 2", "row 3", "row 4"])
    #expect(journal.lines.sorted() == ["+3", "+4", "-0", "-1"])
    #expect(host.description.contains("gap rows=0..<2"))
    #expect(host.description.contains("gap rows=5..<100"))
    try host.find(.list).scroll(to: 50..<52)
    host.turn()
    #expect(names(host) == ["row 50", "row 51"])
    try host.find(.list).scroll(to: 97..<200)
    host.turn()
    #expect(names(host) == ["row 97", "row 98", "row 99"])
    try host.find(.list).scroll(to: 0..<2)
    host.turn()
    #expect(names(host) == ["row 0", "row 1"])
  }

  @Test("2.02, 2.03: A row that comes back has its state, and appears again (behaviour 121)")
  func stateSurvives() throws {
    let journal = Journal()
    let host = makeHost(Items(100), journal)
    try host.findAll(.button())[1].press()
    host.turn()
    try host.find(.list).scroll(to: 40..<43)
    host.turn()
    journal.lines = []
    try host.find(.list).scroll(to: 0..<3)
    host.turn()
    #expect(host.texts.filter { $0 == "noted" }.count == 1)
    #expect(
      host.texts[4...5] == ["row 1", "noted"] || host.texts.firstIndex(of: "noted")! == host.texts.firstIndex(of: "row 1")! + 1)
    #expect(journal.lines.filter { $0.hasPrefix("+") } == ["+0", "+1", "+2"])
  }

  @Test("The state of very many rows is kept, and that of those that were seen longest ago goes for more")
  func stateOfVeryMany() throws {
    // Nothing here waits, so no other test sees it.
    let usual = RowsOutOfSight.limit
    defer { RowsOutOfSight.limit = usual }
    RowsOutOfSight.limit = 40
    let host = makeHost(Items(100))
    func show(_ rows: Range<Int>) throws {
      try host.find(.list).scroll(to: rows)
      host.turn()
    }
    func note(_ row: Int) throws {
      try show(row..<row + 1)
      try host.findAll(.button())[0].press()
      host.turn()
    }
    func isNoted(_ row: Int) throws -> Bool {
      try show(row..<row + 1)
      return host.texts[1] == "noted"
    }
    try note(0)
    try note(1)
    try show(2..<32)
    #expect(try isNoted(0))
    // That one was seen again, and the other one longest ago of all.
    try show(32..<52)
    try show(62..<63)
    #expect(try isNoted(0) && !isNoted(1))
    try note(99)
    for row in 0..<20 { try show(row..<row + 1) }
    #expect(try isNoted(99))
  }

  @Test("The state of an element that is removed while out of sight ends with it")
  func stateEnds() throws {
    let items = Items(100)
    let host = makeHost(items)
    let first = items.all[0]
    try host.findAll(.button())[0].press()
    host.turn()
    try host.find(.list).scroll(to: 40..<43)
    host.turn()
    items.all.removeFirst()
    host.turn()
    items.all.insert(first, at: 0)
    host.turn()
    try host.find(.list).scroll(to: 0..<3)
    host.turn()
    #expect(names(host) == ["row 0", "row 1", "row 2"])
    #expect(!host.texts.contains("noted"))
  }

  @Test("So does the state of one that is removed while in sight")
  func stateEndsInSight() throws {
    let items = Items(100)
    let host = makeHost(items)
    let first = items.all[0]
    try host.findAll(.button())[0].press()
    host.turn()
    items.all.removeFirst()
    host.turn()
    items.all.insert(first, at: 0)
    host.turn()
    #expect(names(host) == ["row 0", "row 1", "row 2"])
    #expect(!host.texts.contains("noted"))
  }

  @Test("2.07: A change in a row that is out of sight evaluates nothing")
  func changesOutOfSight() throws {
    let items = Items(1_000)
    let host = makeHost(items)
    host.resetCounts()
    items.all[500].name = "row five hundred"
    host.turn()
    #expect(host.evaluationCount == 0)
    items.all[1].name = "row one"
    host.turn()
    #expect(host.evaluationCount == 1)
    #expect(host.patchCount == 1)
    try host.find(.list).scroll(to: 500..<501)
    host.turn()
    #expect(names(host) == ["row five hundred"])
  }

  @Test("Changes of the data keep what is in sight, and evaluate only rows that are new there")
  func dataChanges() throws {
    let items = Items(100)
    let host = makeHost(items)
    host.resetCounts()
    items.all.insert(Item(1_000), at: 1)
    host.turn()
    #expect(names(host) == ["row 0", "row 1000", "row 1"])
    #expect(host.evaluations(of: Row.self) == 1)
    items.all.removeSubrange(0..<98)
    host.turn()
    #expect(names(host) == ["row 97", "row 98", "row 99"])
    #expect(!host.description.contains("gap"))
    items.all = (0..<5).map(Item.init)
    host.turn()
    #expect(names(host) == ["row 0", "row 1", "row 2"])
    #expect(host.description.contains("gap rows=3..<5"))
    items.all = []
    host.turn()
    #expect(names(host) == [])
    #expect(!host.description.contains("gap"))
  }

  @Test("Random scrolling and changes of the data leave what a new host would show")
  func randomSteps() throws {
    var generator = SeededGenerator(seed: 1)
    let items = Items(30)
    let host = makeHost(items)
    var next = 1_000
    for _ in 0..<300 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let first = Int.random(in: 0..<max(1, items.all.count), using: &generator)
        try host.find(.list).scroll(to: first..<(first + Int.random(in: 1...6, using: &generator)))
      case 1:
        items.all.insert(Item(next), at: Int.random(in: 0...items.all.count, using: &generator))
        next += 1
      case 2 where !items.all.isEmpty: items.all.remove(at: Int.random(in: items.all.indices, using: &generator))
      default: items.all.shuffle(using: &generator)
      }
      host.turn()
      let shown = names(host)
      let all = items.all.map(\.name)
      let start = shown.first.map { all.firstIndex(of: $0)! } ?? 0
      #expect(Array(all[start..<(start + shown.count)]) == shown)
    }
  }

  @Test("2.06: A million rows cost what is in sight")
  func manyRows() throws {
    let host = TestHost(visibleRows: 20) { List(0..<1_000_000) { Text(verbatim: "row \($0)") } }
    #expect(host.texts.count == 20)
    try host.find(.list).scroll(to: 999_990..<1_000_020)
    host.turn()
    #expect(host.texts.first == "row 999990")
    #expect(host.texts.last == "row 999999")
    // A host cannot ask for more than a screen.
    try host.find(.list).scroll(to: 0..<1_000_000)
    host.turn()
    #expect(host.texts.count == RowLimit.largest)
  }

  @Test("Lazy stacks and grids, sections and groups of lists make rows on demand; other containers make all")
  func containers() {
    func count(@ViewBuilder _ content: () -> some View) -> Int { TestHost(visibleRows: 4, content).texts.count }
    let rows = ForEach(0..<10) { Text(verbatim: "\($0)") }
    #expect(count { ScrollView { LazyVStack { rows } } } == 4)
    #expect(count { ScrollView(.horizontal) { LazyHStack { rows } } } == 4)
    let columns = [GridItem(), GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))]
    #expect(count { ScrollView { LazyVGrid(columns: columns) { rows } } } == 4)
    // Nothing scrolls there.
    #expect(count { LazyVGrid(columns: columns) { rows } } == 10)
    #expect(count { List { Section { rows } } } == 4)
    #expect(count { List { Group { rows }.padding() } } == 4)
    #expect(count { List { VStack { rows } } } == 10)
    #expect(count { VStack { rows } } == 10)
  }

  @Test("Only lists and lazy containers scroll to rows")
  func wrongElement() throws {
    let host = TestHost { VStack { Text("One") } }
    #expect(throws: ElementUnusable.self) { try host.find(.role(.verticalStack)).scroll(to: 0..<1) }
  }

  /// Counts how often it is asked for its id.
  struct CountedItem: Identifiable {
    final class Count {
      var value = 0
    }

    let number: Int
    let count: Count
    var id: Int {
      count.value += 1
      return number
    }
  }

  final class CountedItems: ObservableObject {
    @Published var all: [CountedItem] = []
    let count = CountedItem.Count()
  }

  struct CountedRow: View {
    @State private var note = "-"
    let number: Int
    var body: some View { Button("\(number) \(note)") { note = "noted" } }
  }

  struct CountedList: View {
    @ObservedObject var items: CountedItems
    var body: some View { List(items.all) { CountedRow(number: $0.number) } }
  }

  @Test("an update looks at the elements in sight and at those whose rows have left state, not at all data")
  func updateCost() throws {
    let items = CountedItems()
    items.all = (0..<10_000).map { CountedItem(number: $0, count: items.count) }
    let host = TestHost(visibleRows: 3) { CountedList(items: items) }
    try host.find(.button("1 -")).press()
    host.turn()
    try host.find(.list).scroll(to: 5_000..<5_003)
    host.turn()
    /// How many elements an edit looks at.
    func cost(_ edit: () -> Void) -> Int {
      edit()
      items.count.value = 0
      host.turn()
      return items.count.value
    }
    #expect(cost { items.all.swapAt(7_000, 7_001) } < 50)
    #expect(cost { items.all.removeLast() } < 50)
    #expect(cost { items.all.insert(CountedItem(number: 20_000, count: items.count), at: 0) } < 50)
    #expect(cost { items.all.removeSubrange(100..<200) } < 50)
    // What has gone, or has moved anywhere, is looked for.
    #expect(cost { items.all.removeAll { $0.number == 0 } } > 9_000)
    #expect(cost { items.all.swapAt(1, 9_000) } > 8_000)
    #expect(cost { items.all.swapAt(10, 20) } < 50)
    try host.find(.list).scroll(to: 8_999..<9_002)
    host.turn()
    #expect(host.findAll(.button()).contains { $0.label == "1 noted" })
  }
}
