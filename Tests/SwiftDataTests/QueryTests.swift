import SwiftData
import SwiftUICore
import SwiftUITesting
import Testing
import Waiting

@MainActor @Suite("Queries") struct QueryTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Item.self)
    c = container.mainContext
    c.autosaveEnabled = false
    for (n, name) in ["c", "a", "b"].enumerated() { c.insert(Item(name, n: n)) }
    try c.save()
  }

  func item(_ name: String) throws -> Item {
    try #require(try c.fetch(FetchDescriptor<Item>()).first { $0.name == name })
  }

  struct Row: View {
    let item: Item
    var body: some View { Text("\(item.name)\(item.n)") }
  }

  struct Sorted: View {
    @Query(sort: \Item.name) private var items: [Item]
    var body: some View {
      ForEach(items) { Row(item: $0) }
    }
  }

  struct Filtered: View {
    @Query private var items: [Item]
    let limit: Int

    init(above limit: Int) {
      self.limit = limit
      _items = Query(filter: #Predicate { $0.n > limit }, sort: \.name)
    }

    var body: some View {
      ForEach(items) { Row(item: $0) }
    }
  }

  @Test("7.03, 7.05, test 9: results are there before the body, and an insert shows in the same turn")
  func insert() {
    let host = TestHost { Sorted().modelContainer(container) }
    #expect(host.texts == ["a1", "b2", "c0"])
    c.insert(Item("bb", n: 9))
    host.turn()
    #expect(host.texts == ["a1", "b2", "bb9", "c0"])
    #expect(!host.turn())
  }

  @Test("7.05, 7.07, test 10: an edit of what is sorted by moves the row, which stays the same")
  func reorder() throws {
    let host = TestHost { Sorted().modelContainer(container) }
    host.resetCounts()
    try item("a").name = "z"
    host.turn()
    #expect(host.texts == ["b2", "c0", "z1"])
    #expect(host.evaluations(of: Sorted.self) == 1 && host.evaluations(of: Row.self) == 1)
  }

  @Test("7.06: many edits of what is sorted by, in one turn")
  func shuffle() throws {
    for n in 3..<20 { c.insert(Item("i\(n)", n: n)) }
    let host = TestHost { Sorted().modelContainer(container) }
    let all = try c.fetch(FetchDescriptor<Item>())
    for (item, name) in zip(all, "qwertyuiopasdfghjklz") { item.name = String(name) }
    host.turn()
    #expect(host.texts.map { String($0.prefix(1)) } == "qwertyuiopasdfghjklz".prefix(all.count).sorted().map { String($0) })
  }

  @Test("7.05, test 11: an edit that leaves the filter removes the row, one that enters it adds it")
  func filter() throws {
    let host = TestHost { Filtered(above: 0).modelContainer(container) }
    #expect(host.texts == ["a1", "b2"])
    try item("a").n = 0
    try item("c").n = 5
    host.turn()
    #expect(host.texts == ["b2", "c5"])
  }

  @Test("7.05, test 13: an edit of what is neither filtered nor sorted by evaluates the row alone")
  func unrelated() throws {
    let host = TestHost { Sorted().modelContainer(container) }
    host.resetCounts()
    try item("a").n = 7
    host.turn()
    #expect(host.texts == ["a7", "b2", "c0"])
    #expect(host.evaluations(of: Sorted.self) == 0 && host.evaluations(of: Row.self) == 1)
    try item("a").date = .distantPast
    #expect(!host.turn())
  }

  @Test("4.26, 7.05, test 14: a deleted object leaves at once, and keeps its values for who still shows it")
  func delete() throws {
    let host = TestHost { Sorted().modelContainer(container) }
    let gone = try item("b")
    c.delete(gone)
    host.turn()
    #expect(host.texts == ["a1", "c0"])
    try c.save()
    host.turn()
    #expect(host.texts == ["a1", "c0"] && gone.name == "b")
    c.rollback()
    #expect(!host.turn())
  }

  @Test("4.16, test 39: a rollback shows")
  func rollback() throws {
    let host = TestHost { Sorted().modelContainer(container) }
    try item("a").name = "z"
    c.delete(try item("b"))
    c.insert(Item("new"))
    host.turn()
    #expect(host.texts == ["c0", "new0", "z1"])
    c.rollback()
    host.turn()
    #expect(host.texts == ["a1", "b2", "c0"])
  }

  @Test("4.20, 7.05, test 12: what another context saves shows at the next turn")
  func otherContext() throws {
    let host = TestHost { Sorted().modelContainer(container) }
    let d = ModelContext(container)
    d.insert(Item("aa", n: 4))
    let theirs = try d.fetch(FetchDescriptor<Item>())
    theirs.first { $0.name == "c" }?.n = 8
    d.delete(try #require(theirs.first { $0.name == "b" }))
    #expect(!host.turn())
    try d.save()
    host.turn()
    #expect(host.texts == ["a1", "aa4", "c8"])
  }

  @Test("7.04, test 15: another filter of the parent fetches again, an equal one does not")
  func parameters() throws {
    struct Parent: View {
      @State private var limit = 0
      @State private var other = 0
      var body: some View {
        Text("\(other)")
        Filtered(above: limit)
        Button("limit") { limit += 1 }
        Button("other") { other += 1 }
      }
    }
    let host = TestHost { Parent().modelContainer(container) }
    #expect(host.texts.prefix(3) == ["0", "a1", "b2"])
    host.resetCounts()
    try host.find(.button("other")).press()
    host.turn()
    #expect(host.texts.prefix(3) == ["1", "a1", "b2"])
    #expect(host.evaluations(of: Filtered.self) == 0)
    try host.find(.button("limit")).press()
    host.turn()
    #expect(host.texts.prefix(2) == ["1", "b2"])
    try item("c").n = 3
    host.turn()
    #expect(host.texts.prefix(3) == ["1", "b2", "c3"])
  }

  @Test("7.06: filters over other models, and limits, follow changes, too")
  func others() throws {
    struct Others: View {
      @Query(filter: #Predicate<Item> { $0.owner?.name == "o" }, sort: \Item.name) private var items: [Item]
      @Query(FetchDescriptor<Item>.firstTwo) private var two: [Item]
      var body: some View {
        Text(items.map(\.name).joined())
        Text(two.map(\.name).joined())
      }
    }
    let owner = Owner("x")
    try item("a").owner = owner
    try item("c").owner = owner
    try c.save()
    let host = TestHost { Others().modelContainer(container) }
    #expect(host.texts == ["", "ab"])
    owner.name = "o"
    host.turn()
    #expect(host.texts == ["ac", "ab"])
    try item("a").name = "z"
    host.turn()
    #expect(host.texts == ["cz", "bc"])
    c.delete(owner)
    host.turn()
    #expect(host.texts == ["", "b"])
  }

  @Test("7.02: all call forms compile and find the same")
  func forms() {
    struct Forms: View {
      @Query var a: [Item]
      @Query(animation: .default) var b: [Item]
      @Query(transaction: Transaction()) var c: [Item]
      @Query(FetchDescriptor<Item>()) var d: [Item]
      @Query(FetchDescriptor<Item>(), animation: .default) var e: [Item]
      @Query(filter: #Predicate<Item> { $0.n >= 0 }) var f: [Item]
      @Query(sort: [SortDescriptor(\Item.n)]) var g: [Item]
      @Query(sort: [SortDescriptor(\Item.n)], animation: .bouncy) var h: [Item]
      @Query(filter: #Predicate<Item> { $0.n >= 0 }, sort: \.n, order: .forward, animation: .default) var i: [Item]
      @Query(sort: \Item.date, order: .reverse) private var j: [Item]
      @Query(sort: \Item.owner?.name, animation: .default) private var k: [Item]
      var body: some View {
        let lists = [a, b, c, d, e, f, g, h, i, j, k]
        Text("\(lists.map(\.count)) \(_a.fetchError == nil)")
      }
    }
    let host = TestHost { Forms().modelContainer(container) }
    #expect(host.texts == ["\(Array(repeating: 3, count: 11)) true"])
  }

  @Test("7.08: a change of the data carries the transaction of the write, or the query's")
  func transactions() throws {
    struct Animated: View {
      @Query(sort: \Item.name, animation: .linear(duration: 3)) private var items: [Item]
      var body: some View {
        Text(items.map(\.name).joined()).transaction { Seen.last = $0.animation }
      }
    }
    struct Plain: View {
      @Query(sort: \Item.name) private var items: [Item]
      var body: some View {
        Text(items.map(\.name).joined()).transaction { Seen.last = $0.animation }
      }
    }
    Seen.last = nil
    let animated = TestHost { Animated().modelContainer(container) }
    c.insert(Item("n"))
    animated.turn()
    #expect(Seen.last == .linear(duration: 3))
    animated.unmount()
    let plain = TestHost { Plain().modelContainer(container) }
    c.insert(Item("o"))
    plain.turn()
    #expect(Seen.last == nil)
    withAnimation(.linear(duration: 5)) { c.insert(Item("p")) }
    plain.turn()
    #expect(plain.texts == ["abcnop"] && Seen.last == .linear(duration: 5))
  }

  @Test("7.09: a fetch that fails leaves the results and sets fetchError; the next success clears it")
  func failing() throws {
    struct Failing: View {
      @Query private var nodes: [Node]
      var body: some View { Text("\(nodes.count) \(_nodes.fetchError.map { "\($0)" } ?? "none")") }
    }
    let host = TestHost { Failing().modelContainer(container) }
    #expect(host.texts[0].contains("0 unknownSchema: Node"))
  }

  @Test("7.05: results update without a turn of a scene, too, at the end of the main actor's turn")
  func byItself() async throws {
    let host = TestHost { Sorted().modelContainer(container) }
    c.insert(Item("d", n: 3))
    await Task.yield()
    try await wait(for: "the query has heard") { host.turn() || host.texts.count == 4 }
    #expect(host.texts == ["a1", "b2", "c0", "d3"])
  }

  @Test("A query goes with its view, and keeps neither context nor objects")
  func leaves() throws {
    let container = try SwiftDataTests.container(Item.self)
    weak var context: ModelContext?
    weak var item: Item?
    do {
      let own = ModelContext(container)
      let new = Item("x")
      own.insert(new)
      try own.save()
      let host = TestHost { Sorted().modelContext(own) }
      #expect(host.texts == ["x0"])
      (context, item) = (own, new)
      host.unmount()
    }
    #expect(context == nil && item == nil)
  }
}

@MainActor private enum Seen {
  static var last: Animation?
}

extension FetchDescriptor<Item> {
  static var firstTwo: FetchDescriptor {
    var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = 2
    return descriptor
  }
}
