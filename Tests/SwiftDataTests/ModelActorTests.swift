import Foundation
import SwiftData
import Testing
import Waiting

@ModelActor actor Importer {
  private(set) var threads: [Bool] = []

  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    threads.append(Thread.isMainThread)
    let items = names.map { Item($0) }
    for item in items { modelContext.insert(item) }
    try modelContext.save()
    return items.map(\.persistentModelID)
  }

  func rename(_ id: PersistentIdentifier, _ name: String) throws -> Bool {
    guard let item = self[id, as: Item.self] else { return false }
    item.name = name
    try modelContext.save()
    return true
  }

  func name(_ id: PersistentIdentifier) -> String? { self[id, as: Item.self]?.name }
  func isNode(_ id: PersistentIdentifier) -> Bool { self[id, as: Node.self] != nil }
  var autosaves: Bool { modelContext.autosaveEnabled }
}

@ModelActor(disableGenerateInit: true) actor Counter {
  let start: Int

  init(_ container: ModelContainer, start: Int) {
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    self.start = start
  }

  func count() throws -> Int { start + (try modelContext.fetchCount(FetchDescriptor<Item>())) }
}

@MainActor @Suite("Model actors") struct ModelActorTests {
  @Test("9.01, 9.02, 9.05, test 58: it runs beside the main thread, and what it saves reaches the main context")
  func importing() async throws {
    let container = try container(Item.self)
    let c = container.mainContext
    #expect(try items(c) == [])
    let importer = Importer(modelContainer: container)
    let ids = try await importer.add(["a", "b"])
    #expect(await importer.threads == [false])
    #expect(await !importer.autosaves)
    #expect(try items(c) == ["a", "b"])
    let item = try #require(c.model(for: ids[0]) as? Item)
    #expect(try await importer.rename(ids[0], "x"))
    try await wait(for: "the main context has it") { item.name == "x" }
    item.name = "y"
    try c.save()
    #expect(await importer.name(ids[0]) == "y")
  }

  @Test("9.05, test 59: an identifier without a row, or of another model, is nil")
  func missing() async throws {
    let container = try container(Item.self, Node.self)
    let importer = Importer(modelContainer: container)
    let id = try await importer.add(["a"])[0]
    #expect(await importer.isNode(id) == false)
    let item = try #require(container.mainContext.model(for: id) as? Item)
    container.mainContext.delete(item)
    try container.mainContext.save()
    #expect(try await importer.rename(id, "b") == false)
  }

  @Test("9.01: an actor with an initializer of its own")
  func ownInitializer() async throws {
    let container = try container(Item.self)
    container.mainContext.insert(Item("a"))
    try container.mainContext.save()
    #expect(try await Counter(container, start: 10).count() == 11)
  }

  @Test("Many actors save into one container, and nothing is lost")
  func many() async throws {
    let container = try container(Item.self)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let importer = Importer(modelContainer: container)
          for round in 0..<20 { _ = try? await importer.add(["\(number).\(round)"]) }
        }
      }
    }
    #expect(Set(try items(container.mainContext)).count == 160)
  }
}
