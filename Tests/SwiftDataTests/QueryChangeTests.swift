import SwiftUICore
import SwiftUITesting
import Testing

@testable import SwiftData

/// When queries hear of changes, and of which.
@MainActor @Suite("Changes and queries") struct QueryChangeTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Item.self)
    c = container.mainContext
    c.autosaveEnabled = false
    for name in ["a", "b", "c", "d"] { c.insert(Item(name)) }
    try c.save()
  }

  private func results(_ change: (inout FetchDescriptor<Item>) -> Void = { _ in }) -> QueryResults<Item> {
    let results = QueryResults<Item>()
    var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)])
    change(&descriptor)
    results.bind(c, QueryParameters(descriptor: descriptor, transaction: nil))
    return results
  }

  private final class Observer: ContextObserver {
    let showsStored = false
    var isAnimated: [Bool] = []
    func update(_ changes: TouchedModels, in context: ModelContext) { isAnimated.append(changes.transaction.animation != nil) }
  }

  @Test("7.05: after a change without an animation, objects of offsets are deleted in one animation")
  func offsets() {
    let results = results()
    let observer = Observer()
    c.addObserver(observer)
    results.elements[3].name = "e"
    withAnimation {
      for index in [0, 1, 2] { c.delete(results.elements[index]) }
    }
    #expect(results.elements.count == 4)
    c.processPendingChanges()
    #expect(results.elements.map(\.name) == ["e"] && observer.isAnimated == [false, true])
  }

  @Test("4.33: a query of what is stored shows what this context saves")
  func stored() throws {
    let results = results { $0.includePendingChanges = false }
    let item = Item("0")
    c.insert(item)
    c.processPendingChanges()
    #expect(results.elements.count == 4)
    try c.save()
    c.processPendingChanges()
    #expect(results.elements.map(\.name) == ["0", "a", "b", "c", "d"])
    item.name = "z"
    c.processPendingChanges()
    try c.save()
    c.processPendingChanges()
    #expect(results.elements.map(\.name) == ["a", "b", "c", "d", "z"])
  }

  @Test("5.31: of two objects that a save makes one row a query shows one", arguments: [true, false])
  func unique(isLate: Bool) throws {
    let container = try SwiftDataTests.container(Tag.self, Post.self)
    let context = container.mainContext
    context.autosaveEnabled = false
    let results = QueryResults<Tag>()
    let descriptor = FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.name)])
    results.bind(context, QueryParameters(descriptor: descriptor, transaction: nil))
    let first = Tag("t")
    context.insert(first)
    if isLate { try context.save() }
    let second = Tag("t")
    context.insert(second)
    context.processPendingChanges()
    #expect(results.elements.count == 2)
    try context.save()
    context.processPendingChanges()
    #expect(results.elements.count == 1 && results.elements.first === first)
    second.name = "u"
    context.processPendingChanges()
    #expect(results.elements.map(\.name) == ["u"])
  }
}
