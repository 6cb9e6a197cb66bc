import SwiftUICore
import SwiftUITesting
import Testing
import Waiting

@testable import SwiftData

/// How much of a file fetches and queries read.
@MainActor @Suite("Costs of fetches") struct FetchCostTests {
  let folder = Folder()

  private func fill(_ count: Int) throws -> (ModelContainer, SQLiteStore) {
    let container = try folder.container(Item.self)
    let context = ModelContext(container)
    for n in 0..<count { context.insert(Item("\(n)", n: n)) }
    try context.save()
    return (container, try #require(container.body.store(of: EntityLayout.of(Item.self)) as? SQLiteStore))
  }

  @Test("4.32, 4.35: a limit without predicate and order reads no more rows, and sees what waits")
  func limits() throws {
    let (container, store) = try fill(1000)
    let c = container.mainContext
    c.autosaveEnabled = false
    var descriptor = FetchDescriptor<Item>()
    descriptor.fetchLimit = 3
    var before = store.rowCount
    #expect(try c.fetch(descriptor).map(\.n) == [0, 1, 2])
    descriptor.fetchOffset = 500
    let kept = try c.fetch(descriptor)
    #expect(kept.map(\.n) == [500, 501, 502] && store.rowCount - before == 6)
    descriptor.fetchOffset = 999
    #expect(try c.fetch(descriptor).map(\.n) == [999])
    descriptor.fetchLimit = nil
    descriptor.fetchOffset = 998
    #expect(try c.fetch(descriptor).map(\.n) == [998, 999])
    let new = Item("new", n: -1)
    c.insert(new)
    c.delete(kept[1])
    descriptor.fetchOffset = 500
    descriptor.fetchLimit = 2
    before = store.rowCount
    #expect(try c.fetch(descriptor).map(\.n) == [500, 502] && store.rowCount - before == 503)
    descriptor.fetchOffset = 998
    #expect(try c.fetch(descriptor).map(\.n) == [999, -1])
    descriptor.includePendingChanges = false
    descriptor.fetchOffset = 500
    #expect(try c.fetch(descriptor).map(\.n) == [500, 501])
  }

  @Test("4.32: the same pages as those of a predicate that always holds", arguments: [0, 1, 5, 9, 12], [0, 1, 4, 20])
  func pages(_ offset: Int, _ limit: Int) throws {
    let (container, _) = try fill(10)
    let c = container.mainContext
    c.autosaveEnabled = false
    for model in try c.fetch(FetchDescriptor<Item>()) where model.n % 3 == 0 { c.delete(model) }
    for n in 0..<2 { c.insert(Item("new\(n)", n: 100 + n)) }
    var descriptor = FetchDescriptor<Item>()
    descriptor.fetchOffset = offset
    descriptor.fetchLimit = limit
    let page = try c.fetch(descriptor).map(\.n)
    descriptor.predicate = #Predicate { $0.n >= 0 }
    #expect(try c.fetch(descriptor).map(\.n) == page)
  }

  @Test("7.05: an insert into a query of 10,000 objects of a file reads no other again, here and where another context saves")
  func query() async throws {
    let (container, store) = try fill(10_000)
    let c = container.mainContext
    let results = QueryResults<Item>()
    let descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.n >= 0 }, sortBy: [SortDescriptor(\.n, order: .reverse)])
    results.bind(c, QueryParameters(descriptor: descriptor, transaction: nil))
    #expect(results.elements.count == 10_000)
    let (rows, statements) = (store.rowCount, store.statementCount)
    c.insert(Item("new", n: 20_000))
    try await wait(for: "it is saved") { !c.hasChanges }
    c.processPendingChanges()
    #expect(results.elements.count == 10_001 && results.elements[0].name == "new")
    #expect(store.rowCount - rows < 10 && store.statementCount - statements < 10)
    let d = ModelContext(container)
    d.insert(Item("theirs", n: 30_000))
    try d.save()
    c.processPendingChanges()
    #expect(results.elements.count == 10_002 && results.elements[0].name == "theirs")
    #expect(store.rowCount - rows < 20)
  }
}
