import Foundation
import Testing

@testable import SwiftData

/// What a file is asked for: predicates and orders of all kinds read no more rows than they find.
@MainActor @Suite("Fetches in SQL") struct FetchSQLTests {
  let folder = Folder()
  let container: ModelContainer
  let store: SQLiteStore
  let c: ModelContext

  init() throws {
    container = try folder.container(Item.self, Post.self, Account.self)
    store = try #require(container.body.store(of: EntityLayout.of(Item.self)) as? SQLiteStore)
    let context = ModelContext(container)
    let owner = Owner("o")
    for n in 0..<100 {
      let item = Item(["a", "É", "c%", "K"][n % 4] + "\(n)", n: n, owner: n < 3 ? owner : nil)
      if n % 10 == 0 { item.date = Date(timeIntervalSinceReferenceDate: Double(n)) }
      context.insert(item)
    }
    context.insert(Owner("empty"))
    try context.save()
    c = ModelContext(container)
  }

  /// What is found, where the file reads nothing else.
  private func found(_ predicate: Predicate<Item>, place: SourceLocation = #_sourceLocation) throws -> [Int] {
    let before = (store.rowCount, store.statementCount)
    let items = try c.fetch(FetchDescriptor(predicate: predicate))
    #expect(store.rowCount - before.0 == items.count, "rows", sourceLocation: place)
    #expect(store.statementCount - before.1 == 1, "statements", sourceLocation: place)
    return items.map(\.n)
  }

  @Test("6.10 to 6.14: comparisons, logic, optionals and conditions")
  func comparisons() throws {
    let limit = 97
    #expect(try found(#Predicate { $0.n == 1 || $0.n > limit }) == [1, 98, 99])
    #expect(try found(#Predicate { !($0.n >= 2) && $0.name != "a0" }) == [1])
    #expect(try found(#Predicate { $0.date == nil && $0.n < 3 }) == [1, 2])
    let date = Date(timeIntervalSinceReferenceDate: 75)
    #expect(try found(#Predicate { ($0.date ?? date) > date }) == [80, 90])
    #expect(
      try found(
        #Predicate { item in
          if let day = item.date { day > date } else { false }
        }) == [80, 90])
    #expect(try found(#Predicate { $0.n < 50 ? $0.n == 3 : $0.n == 70 }) == [3, 70])
  }

  @Test("6.15 to 6.17: relationships and identifiers")
  func relationships() throws {
    #expect(try found(#Predicate { $0.owner?.name == "o" }) == [0, 1, 2])
    #expect(try found(#Predicate { $0.owner != nil && $0.n > 0 }) == [1, 2])
    let item = try #require(try c.fetch(FetchDescriptor<Item>()).first)
    let (id, owner) = (item.persistentModelID, try #require(item.owner?.persistentModelID))
    #expect(try found(#Predicate { $0.persistentModelID == id }) == [0])
    #expect(try found(#Predicate { $0.id == id }) == [0])
    #expect(try found(#Predicate { $0.owner?.persistentModelID == owner }) == [0, 1, 2])
    let ids: Set = [id, owner]
    #expect(try found(#Predicate { ids.contains($0.persistentModelID) }) == [0])
  }

  @Test("6.18: arithmetic; where there is no result, nothing matches, here as in memory")
  func arithmetic() throws {
    #expect(try found(#Predicate { $0.n * 2 + 1 == 7 }) == [3])
    #expect(try found(#Predicate { 100 / $0.n == 50 }) == [2])
    #expect(try found(#Predicate { !(100 / $0.n == 50) && $0.n < 4 }) == [1, 3])
    let huge = Int.max
    #expect(try found(#Predicate { $0.n + huge > 0 }) == [0])
    #expect(try found(#Predicate { $0.n % 50 == 1 && -$0.n < -50 }) == [51])
    #expect(try found(#Predicate { $0.owner!.name == "o" && $0.n < 2 }) == [0, 1])
    let memory = try SwiftDataTests.container(Item.self).mainContext
    for n in 0..<4 { memory.insert(Item("", n: n)) }
    let counts = try [
      #Predicate<Item> { 100 / $0.n == 50 }, #Predicate { !(100 / $0.n == 50) }, #Predicate { $0.n + huge > 0 },
      #Predicate { $0.owner!.name == "o" }, #Predicate { $0.n != 0 && 100 / $0.n > 0 },
    ].map { try memory.fetchCount(FetchDescriptor(predicate: $0)) }
    #expect(counts == [1, 2, 1, 0, 3])
  }

  @Test("6.19 to 6.22: texts are Swift's, whatever their form in Unicode")
  func texts() throws {
    #expect(try found(#Predicate { $0.name.contains("%9") }) == [90, 94, 98])
    #expect(try found(#Predicate { $0.name.starts(with: "a1") }) == [12, 16])
    #expect(try found(#Predicate { $0.name == "E\u{301}1" }) == [1])
    #expect(try found(#Predicate { $0.name == "\u{212A}3" }) == [3])
    #expect(try found(#Predicate { $0.name.localizedStandardContains("e1") }) == [1, 13, 17])
    let same = ComparisonResult.orderedSame
    #expect(try found(#Predicate { $0.name.caseInsensitiveCompare("A4") == same }) == [4])
    #expect(try found(#Predicate { $0.name.localizedCompare("a4") == same }) == [4])
    // Nothing of a text becomes SQL.
    let hostile = "\" OR 1=1; DROP TABLE Item; --\0'"
    #expect(try found(#Predicate { $0.name == hostile || $0.name.contains(hostile) }) == [])
    #expect(try c.fetchCount(FetchDescriptor<Item>()) == 100)
  }

  @Test("6.23, 6.29, test 25: lists of any size and ranges")
  func lists() throws {
    let (none, some, many): ([Int], Set<Int>, [Int]) = ([], [1, 5, 1000], Array(90...20_000))
    #expect(try found(#Predicate { none.contains($0.n) }) == [])
    #expect(try found(#Predicate { some.contains($0.n) }) == [1, 5])
    #expect(try found(#Predicate { many.contains($0.n) && $0.n > 97 }) == [98, 99])
    #expect(try found(#Predicate { (2...3).contains($0.n) }) == [2, 3])
    let range = 4..<6
    #expect(try found(#Predicate { range.contains($0.n) }) == [4, 5])
    let names = ["a0", "\u{212A}3"]
    #expect(try found(#Predicate { names.contains($0.name) }) == [0, 3])
    // More than a statement takes: Swift's.
    let huge = Array(0...40_000)
    #expect(try c.fetchCount(FetchDescriptor<Item>(predicate: #Predicate { huge.contains($0.n) })) == 100)
  }

  @Test("6.25, 6.26: to-many relationships, of both kinds")
  func toMany() throws {
    func owners(_ predicate: Predicate<Owner>, place: SourceLocation = #_sourceLocation) throws -> [String] {
      let before = store.rowCount
      let owners = try c.fetch(FetchDescriptor(predicate: predicate))
      #expect(store.rowCount - before == owners.count, sourceLocation: place)
      return owners.map(\.name)
    }
    #expect(try owners(#Predicate { $0.items.isEmpty }) == ["empty"])
    #expect(try owners(#Predicate { $0.items.isEmpty == false }) == ["o"])
    #expect(try owners(#Predicate { $0.items.count > 2 }) == ["o"])
    #expect(try owners(#Predicate { $0.items.contains { $0.n > 1 } }) == ["o"])
    #expect(try owners(#Predicate { owner in owner.items.contains { $0.name > owner.name } }) == ["o"])
    #expect(try owners(#Predicate { $0.items.filter { $0.n < 2 }.count >= 2 }) == ["o"])
    #expect(try owners(#Predicate { $0.items.allSatisfy { $0.n > 5 } }) == ["empty"])
    let (post, tag) = (Post("p"), Tag("t"))
    post.tags = [tag]
    c.insert(post)
    c.insert(Post("q"))
    try c.save()
    #expect(try c.fetch(FetchDescriptor<Post>(predicate: #Predicate { $0.tags?.isEmpty ?? true })).map(\.title) == ["q"])
    let tagged = #Predicate<Post> { $0.tags?.contains { $0.name == "t" } ?? false }
    #expect(try c.fetch(FetchDescriptor(predicate: tagged)).map(\.title) == ["p"])
    #expect(
      try c.fetch(FetchDescriptor<Tag>(predicate: #Predicate { $0.posts.contains { $0.title == "p" } })).map(\.name) == ["t"])
  }

  @Test("6.50 to 6.52: orders and pages; ties by creation; what is no order of SQL's is Swift's")
  func orders() throws {
    var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 1
    var before = store.rowCount
    #expect(try c.fetch(descriptor).map(\.name) == ["É93", "É9", "É89"])
    #expect(store.rowCount - before == 3)
    descriptor.sortBy = [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.n)]
    #expect(try c.fetch(descriptor).map(\.n) == [80, 70, 60])
    descriptor.sortBy = [SortDescriptor(\.name, comparator: .localizedStandard)]
    before = store.rowCount
    #expect(try c.fetch(descriptor).map(\.name) == ["a4", "a8", "a12"])
    #expect(store.rowCount - before == 100)
  }

  @Test("6.40, test 32: a part without SQL is evaluated on what the others leave")
  func leftover() throws {
    let before = store.rowCount
    let predicate = #Predicate<Item> { $0.n > 95 && $0.note == "none" && $0.name.count == 3 }
    #expect(try c.fetch(FetchDescriptor(predicate: predicate)).map(\.n) == [96, 97, 99])
    #expect(store.rowCount - before == 4)
  }

  @Test("4.31, 4.32: counts and identifiers load no object, and see what waits")
  func counts() throws {
    let descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.n > 90 })
    var before = store.rowCount
    #expect(try c.fetchCount(descriptor) == 9 && store.rowCount - before == 1)
    #expect(try c.fetchIdentifiers(descriptor).count == 9 && c.core.registeredModels.isEmpty)
    let all = try c.fetch(descriptor)
    all[0].n = 0
    c.delete(all[1])
    for n in [5, 95] { c.insert(Item("new", n: n)) }
    before = store.rowCount
    #expect(try c.fetchCount(descriptor) == 8 && store.rowCount - before == 1)
    #expect(try c.fetch(descriptor).count == 8)
  }

  @Test("4.35: objects of a model that waits: what reads it is evaluated here")
  func otherModels() throws {
    let owner = try #require(try c.fetch(FetchDescriptor<Owner>()).first)
    owner.name = "new"
    #expect(try c.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.owner?.name == "new" })).map(\.n) == [0, 1, 2])
    c.delete(owner)
    #expect(try c.fetchCount(FetchDescriptor<Item>(predicate: #Predicate { $0.owner?.name == "new" })) == 0)
  }

  @Test("#Index: an equality is found by it, of texts, too")
  func indices() throws {
    let plans = try folder.connection.rows(
      "EXPLAIN QUERY PLAN SELECT * FROM Account AS t0 WHERE (t0.title IN (?)) ORDER BY t0._key", [.text("x")])
    #expect("\(plans)".contains("USING INDEX"))
  }

  @Test("6.40: predicates of any length and depth have their answer, by SQL or by Swift", arguments: [10, 50, 90, 300])
  func long(_ count: Int) throws {
    typealias Parts = PredicateExpressions
    func chain(_ join: (AnyArithmetic<Bool>, AnyArithmetic<Bool>) -> AnyArithmetic<Bool>) -> Predicate<Item> {
      Predicate { root in
        var whole = AnyArithmetic(Parts.Equal(lhs: Parts.KeyPath(root: root, keyPath: \.n), rhs: Parts.Value(0)))
        for n in 1..<count {
          whole = join(whole, AnyArithmetic(Parts.Equal(lhs: Parts.KeyPath(root: root, keyPath: \.n), rhs: Parts.Value(n))))
        }
        return whole
      }
    }
    let any = chain { AnyArithmetic(Parts.Disjunction(lhs: $0, rhs: $1)) }
    #expect(try c.fetch(FetchDescriptor(predicate: any)).map(\.n) == Array(0..<min(100, count)))
    let none = chain {
      AnyArithmetic(Parts.Negation(AnyArithmetic(Parts.Disjunction(lhs: AnyArithmetic(Parts.Negation($0)), rhs: $1))))
    }
    #expect(try c.fetchCount(FetchDescriptor(predicate: none)) == (try c.fetch(FetchDescriptor(predicate: none)).count))
    let nested = chain { AnyArithmetic(Parts.Conditional(test: $1, trueBranch: $1, falseBranch: $0)) }
    #expect(try c.fetchCount(FetchDescriptor(predicate: nested)) == min(100, count))
    #expect(try c.fetchIdentifiers(FetchDescriptor(predicate: nested)).count == min(100, count))
  }
}
