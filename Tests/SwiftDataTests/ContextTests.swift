import Foundation
import Testing
import Waiting

@testable import SwiftData

@MainActor @Suite("Contexts") struct ContextTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Item.self)
    c = container.mainContext
    c.autosaveEnabled = false
  }

  func fresh() throws -> [Item] { try ModelContext(container).fetch(FetchDescriptor<Item>()) }

  @discardableResult
  func insert(_ names: String...) -> [Item] {
    let items = names.enumerated().map { Item($1, n: $0) }
    for item in items { c.insert(item) }
    return items
  }

  @Test("4.01, test 1: insert and fetch give the same instance, and nothing is written")
  func insert() throws {
    let item = insert("a")[0]
    let found = try c.fetch(FetchDescriptor<Item>())
    #expect(found.count == 1 && found.first === item)
    #expect(item.modelContext === c && item.hasChanges)
    #expect(try fresh().isEmpty)
  }

  @Test("4.01, 4.02: what is reachable comes along")
  func reachable() throws {
    let owner = Owner("o")
    let item = Item("a", owner: owner)
    c.insert(item)
    #expect(owner.modelContext === c)
    #expect(c.insertedModelsArray.count == 2)
  }

  @Test("4.05: to insert twice has no effect")
  func twice() throws {
    let item = insert("a")[0]
    c.insert(item)
    try c.save()
    c.insert(item)
    #expect(!c.hasChanges)
    #expect(try c.fetchCount(FetchDescriptor<Item>()) == 1)
  }

  @Test("4.06: an object that is marked as deleted is taken back by an insert")
  func takenBack() throws {
    let item = insert("a")[0]
    try c.save()
    c.delete(item)
    #expect(item.isDeleted)
    #expect(try items(c) == [])
    c.insert(item)
    #expect(!item.isDeleted && !c.hasChanges)
    #expect(try items(c) == ["a"])
  }

  @Test("4.10: inserted, changed and deleted objects, each in one list; inserted and deleted before a save in none")
  func lists() throws {
    let list = insert("a", "b", "d")
    #expect(c.insertedModelsArray.count == 3 && c.changedModelsArray.isEmpty)
    list[0].name = "x"
    #expect(c.changedModelsArray.isEmpty)
    c.delete(list[2])
    #expect(c.insertedModelsArray.count == 2 && c.deletedModelsArray.isEmpty && list[2].modelContext == nil)
    try c.save()
    #expect(!c.hasChanges)
    list[0].name = "y"
    c.delete(list[1])
    #expect(c.insertedModelsArray.isEmpty && c.changedModelsArray.count == 1 && c.deletedModelsArray.count == 1)
    try c.save()
    #expect(try fresh().map(\.name) == ["y"])
  }

  @Test("4.11: a value set back counts as changed, and the save writes nothing for it")
  func setBack() throws {
    let item = insert("a")[0]
    try c.save()
    item.name = "b"
    item.name = "a"
    #expect(c.hasChanges && item.hasChanges)
    try c.save()
    #expect(!c.hasChanges && item._record.row?.revision == 1)
  }

  @Test("4.12, 4.19, test 51: willSave, then didSave with the sets; nothing to do posts nothing")
  func notifications() throws {
    let log = NotificationLog(c)
    try c.save()
    #expect(log.names == [])
    let list = insert("a", "b")
    try c.save()
    #expect(log.names == ["willSave", "didSave"])
    #expect(log.sets["inserted"] == Set(list.map(\.persistentModelID)) && log.sets["updated"] == [])
    list[0].name = "x"
    c.delete(list[1])
    try c.save()
    #expect(log.sets["updated"] == [list[0].persistentModelID] && log.sets["deleted"] == [list[1].persistentModelID])
    #expect(log.sets["inserted"] == [])
  }

  @Test("4.13, tests 18 and 19: the main context saves by itself at the end of the turn, others and a switched off one do not")
  func autosave() async throws {
    #expect(try SwiftDataTests.container(Item.self).mainContext.autosaveEnabled)
    #expect(!ModelContext(container).autosaveEnabled)
    insert("a")
    await Task.yield()
    #expect(c.hasChanges)
    c.autosaveEnabled = true
    insert("b")
    #expect(c.hasChanges)
    try await wait(for: "the context has saved") { !c.hasChanges }
    #expect(try fresh().map(\.name) == ["a", "b"])
  }

  @Test("4.14: where it fails, the changes stay, and the next change tries again")
  func autosaveFails() async throws {
    let container = try SwiftDataTests.container(Country.self)
    let c = container.mainContext
    let log = NotificationLog(c)
    let country = Country("c")
    country.cities = [City("x")]
    c.insert(country)
    try c.save()
    c.delete(country)
    try await wait(for: "it has tried") { log.names.filter { $0 == "willSave" }.count == 2 }
    #expect(c.hasChanges)
    c.delete(country.cities[0])
    try await wait(for: "it has saved") { !c.hasChanges }
  }

  @Test("4.15, test 44: a transaction saves at its end, and rolls back where the block throws; the outer one saves")
  func transactions() throws {
    struct Stop: Error {}
    let log = NotificationLog(c)
    try c.transaction {
      insert("a")
      try c.transaction { insert("b") }
      #expect(log.names == [])
    }
    #expect(log.names == ["willSave", "didSave"])
    #expect(throws: Stop.self) {
      try c.transaction {
        insert("d")
        throw Stop()
      }
    }
    #expect(!c.hasChanges)
    #expect(try items(c) == ["a", "b"])
  }

  @Test("4.16, test 39: rollback: new objects are gone, deleted ones back, values as stored, and readers notified")
  func rollback() throws {
    let list = insert("a", "b")
    try c.save()
    let new = insert("d")[0]
    list[0].name = "x"
    list[0].owner = Owner("o")
    c.delete(list[1])
    let changed = Changes()
    withObservationTracking {
      _ = list[0].name
    } onChange: {
      changed.count += 1
    }
    c.rollback()
    #expect(changed.count == 1 && !c.hasChanges)
    #expect(new.modelContext == nil && list[0].name == "a" && list[0].owner == nil && !list[1].isDeleted)
    #expect(try items(c) == ["a", "b"])
    try c.save()
    #expect(try fresh().map(\.name) == ["a", "b"])
  }

  // MARK: Deleting

  @Test("4.25: after the save a deleted object belongs to no context")
  func deleted() throws {
    let item = insert("a")[0]
    try c.save()
    c.delete(item)
    #expect(item.isDeleted && item.hasChanges && item.modelContext === c)
    try c.save()
    #expect(!item.isDeleted && !item.hasChanges && item.modelContext == nil)
  }

  @Test("4.27, tests 42 and 43: delete(model:where:) is the same as fetching and deleting each, with rules and new objects")
  func deleteModel() throws {
    let owner = Owner("o")
    owner.items = [Item("a"), Item("b")]
    c.insert(owner)
    insert("x", "y")
    try c.save()
    insert("new")
    try c.delete(model: Item.self, where: #Predicate { $0.name == "x" || $0.name == "new" })
    #expect(try items(c) == ["a", "b", "y"])
    try c.delete(model: Owner.self)
    #expect(try items(c) == ["y"])
    try c.save()
    #expect(try fresh().map(\.name) == ["y"])
  }

  @Test("4.28: erase leaves nothing, and objects are dead")
  func erase() throws {
    let item = insert("a")[0]
    try c.save()
    try container.erase()
    #expect(try items(c) == [])
    #expect(item.modelContext == nil && item.name == "a")
  }

  @Test("4.30, test 14: a dead object keeps its last values, is related to nobody, and takes writes in memory")
  func dead() throws {
    let owner = Owner("o")
    let item = Item("a", owner: owner)
    c.insert(item)
    try c.save()
    c.delete(owner)
    try c.save()
    #expect(item.name == "a" && item.owner == nil && owner.items.isEmpty && owner.name == "o")
    item.name = "b"
    #expect(item.name == "b" && !c.hasChanges)
    #expect(item.persistentModelID.entityName == "Item")
  }

  @Test("4.36, test 46: registeredModel reads nothing; model(for:) loads, and stands for what is not there")
  func models() throws {
    let item = insert("a")[0]
    try c.save()
    let d = ModelContext(container)
    let id = item.persistentModelID
    let unloaded: Item? = d.registeredModel(for: id)
    #expect(unloaded == nil)
    let loaded = try #require(d.model(for: id) as? Item)
    let registered: Item? = d.registeredModel(for: id)
    #expect(loaded.name == "a" && registered === loaded)
    c.delete(item)
    try c.save()
    let dead = try #require(ModelContext(container).model(for: id) as? Item)
    #expect(dead.modelContext == nil && dead.persistentModelID == id && dead.name == "")
  }
}

/// What a context has posted.
final class NotificationLog: @unchecked Sendable {
  private(set) var names: [String] = []
  private(set) var sets: [String: Set<PersistentIdentifier>] = [:]
  private var tokens: [any NSObjectProtocol] = []

  init(_ context: ModelContext) {
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { [weak self] _ in
        self?.names.append("willSave")
      },
      center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { [weak self] notification in
        self?.names.append("didSave")
        for key in ["inserted", "updated", "deleted"] {
          self?.sets[key] = notification.userInfo?[key] as? Set<PersistentIdentifier>
        }
      },
    ]
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
