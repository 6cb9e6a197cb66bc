import Foundation
import Testing
import Waiting

@testable import SwiftData

enum Faults {
  enum Shade: String, Codable {
    case red
    case blue
  }

  struct Size: Codable, Equatable {
    var width: Int
    var unit: Unit
    var tags: [String: Int]

    struct Unit: Codable, Equatable {
      var name: String
      var factor: Double
    }
  }

  @Model final class Paint {
    var shade: Shade
    var size: Size
    init(_ shade: Shade) {
      self.shade = shade
      size = Size(width: 1, unit: .init(name: "m", factor: 1), tags: [:])
    }
  }
}

/// Stores that cannot be read or written, or that are not what they were.
@MainActor @Suite("Stores that fail") struct StoreFaultTests {
  let folder = Folder()

  private func stranger(_ sql: String) throws { try folder.connection.execute(sql) }

  @Test("A column that is gone is an error with its name, and no text")
  func column() throws {
    let c = try folder.container(Item.self).mainContext
    c.insert(Item("a"))
    try c.save()
    try stranger("ALTER TABLE Item DROP COLUMN name")
    #expect(failure { _ = try c.fetch(FetchDescriptor<Item>()) }?.contains("name") == true)
  }

  @Test("4.22: an object whose row cannot be read stays, and so do its changes")
  func unreadable() throws {
    let c = try folder.container(Item.self).mainContext
    c.autosaveEnabled = false
    let (a, b) = (Item("a"), Item("b"))
    for item in [a, b] { c.insert(item) }
    try c.save()
    b.name = "x"
    try stranger("ALTER TABLE Item RENAME TO Gone")
    c.core.inbox.receive(.unknown)
    c.receive()
    var saved = SavedChanges()
    saved.updated[a.persistentModelID] = [0]
    c.core.inbox.receive(saved)
    c.receive()
    #expect(a.modelContext === c && b.modelContext === c && c.changedModelsArray.count == 1)
    try stranger("ALTER TABLE Gone RENAME TO Item")
    try c.save()
    #expect(try folder.connection.rows("SELECT name FROM Item") == [[.text("a")], [.text("x")]])
  }

  @Test("3.09: a file that was deleted, or another one in its place, is opened anew")
  func replaced() throws {
    let old = try folder.container(Item.self)
    old.mainContext.insert(Item("old"))
    try old.mainContext.save()
    let inner = folder.store.deletingLastPathComponent()
    for name in folder.files { try FileManager.default.removeItem(at: inner.appending(path: name)) }
    do {
      let new = try folder.container(Item.self)
      #expect(try items(new.mainContext) == [])
      new.mainContext.insert(Item("new"))
      try new.mainContext.save()
      #expect(try items(old.mainContext) == ["old"])
    }
    #expect(try items(folder.container(Item.self).mainContext) == ["new"])
  }

  @Test("1.32: a value that is none any more ends no process when it is read")
  func undecodable() async throws {
    let path = folder.store.path
    let id: PersistentIdentifier
    do {
      let c = try folder.container(Faults.Paint.self).mainContext
      let paint = Faults.Paint(.blue)
      c.insert(paint)
      try c.save()
      id = paint.persistentModelID
    }
    try stranger("UPDATE Paint SET shade = 'green', size = '{\"width\":3}'")
    let text = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
    await #expect(processExitsWith: .success) { [path = path as String, text = text as String] in
      try await MainActor.run {
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: Data(text.utf8))
        let configuration = ModelConfiguration(url: URL(fileURLWithPath: path))
        let c = try ModelContainer(for: Faults.Paint.self, configurations: configuration).mainContext
        let paint = c.model(for: id) as! Faults.Paint
        if paint.shade != .red { exit(3) }
        if paint.size != Faults.Size(width: 0, unit: .init(name: "", factor: 0), tags: [:]) { exit(4) }
        let dead = c.model(for: PersistentIdentifier(entityName: "Paint", key: 1)) as! Faults.Paint
        if dead.shade != .red || dead.modelContext != nil { exit(5) }
      }
    }
  }

  @Test("4.28: an erasure that fails throws, and nothing is gone")
  func erase() throws {
    let container = try folder.container(Item.self)
    let c = container.mainContext
    let item = Item("a")
    c.insert(item)
    try c.save()
    try stranger("CREATE TRIGGER no BEFORE DELETE ON Item BEGIN SELECT RAISE(ABORT, 'not now'); END")
    #expect(failure { try container.erase() }?.contains("not now") == true)
    #expect(try items(c) == ["a"] && item.modelContext === c)
    try stranger("DROP TRIGGER no")
    try container.erase()
    #expect(try items(c) == [] && item.modelContext == nil)
  }

  @Test("3.07: a container that may not save erases nothing")
  func eraseReadOnly() throws {
    let configuration = ModelConfiguration("r", isStoredInMemoryOnly: true, allowsSave: false)
    let container = try ModelContainer(for: Item.self, configurations: configuration)
    #expect(failure { try container.erase() }?.contains("allowsSave") == true)
  }

  @Test("3.07: with allowsSave: false a file is read, never made, migrated or written")
  func readOnly() throws {
    func open(_ types: any PersistentModel.Type...) throws -> ModelContainer {
      try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: folder.store, allowsSave: false))
    }
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(Item.self) }
    #expect(folder.files == [])
    do {
      let c = try folder.container(Item.self).mainContext
      c.insert(Item("a"))
      try c.save()
    }
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.store.path)
    let inner = folder.store.deletingLastPathComponent().path
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: inner)
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: inner) }
    let before = try Data(contentsOf: folder.store)
    do {
      let container = try open(Item.self)
      #expect(try items(container.mainContext) == ["a"])
      let context = ModelContext(container)
      context.insert(Item("b"))
      #expect(failure { try context.save() }?.contains("allowsSave") == true)
    }
    #expect(failure { _ = try open(Item.self, Post.self) }?.contains("allowsSave: false") == true)
    #expect(try Data(contentsOf: folder.store) == before)
  }
}

/// Models in several stores, which one save writes.
@MainActor @Suite("Several stores") struct SeveralStoreTests {
  let folder = Folder()

  @Test("0.5, 4.12: a save that one store refuses is in none, and works when it is mended", arguments: [false, true])
  func whole(_ inMemory: Bool) throws {
    let items =
      inMemory
      ? ModelConfiguration("items", schema: Schema([Item.self]), isStoredInMemoryOnly: true)
      : ModelConfiguration("items", schema: Schema([Item.self]), url: folder.store)
    let posts = ModelConfiguration("posts", schema: Schema([Post.self]), url: folder.url.appending(path: "posts.store"))
    let container = try ModelContainer(for: Item.self, Post.self, configurations: items, posts)
    let c = container.mainContext
    c.autosaveEnabled = false
    let (one, two) = (Tag("x"), Tag("y"))
    for tag in [one, two] { c.insert(tag) }
    try c.save()
    c.insert(Item("i"))
    two.name = "x"
    #expect(failure { try c.save() }?.contains("Tag") == true)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 0 && c.hasChanges)
    two.name = "z"
    try c.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Item>()).map(\.name) == ["i"])
    #expect(try ModelContext(container).fetch(FetchDescriptor<Tag>()).map(\.name) == ["x", "z"])
  }

  @Test("0.5: a row that such a save has left behind does not keep the next from being saved")
  func repeated() throws {
    let c = try folder.container(Item.self).mainContext
    let store = try #require(c.core.body.store(of: EntityLayout.of(Item.self)))
    let item = Item("a", n: 4)
    c.insert(item)
    var changes = StoreChanges()
    let values: [StoredValue] = item._record.layout.properties.map { property in
      switch property.name {
      case "name": .text("a")
      case "n": .integer(4)
      default: .null
      }
    }
    changes.insertions = [.init(entity: "Item", key: item.persistentModelID.key, values: values)]
    _ = try store.save(changes)
    try c.save()
    #expect(try items(ModelContext(c.container)) == ["a"] && !c.hasChanges)
  }

  @Test("0.5, 4.12: a disk that is full: the save throws, all waits, and it works when there is room")
  func fullDisk() throws {
    let container = try folder.container(Item.self)
    let store = try #require(container.body.store(of: EntityLayout.of(Item.self)) as? SQLiteStore)
    let c = ModelContext(container)
    c.insert(Item("first"))
    try c.save()
    try store.lock.withLock { _ in try store.connection.run("PRAGMA max_page_count = 1") }
    for n in 0..<500 { c.insert(Item(String(repeating: "x", count: 1000), n: n)) }
    #expect(failure { try c.save() }?.contains("full") == true)
    #expect(c.insertedModelsArray.count == 500)
    #expect(try items(ModelContext(container)) == ["first"])
    try store.lock.withLock { _ in try store.connection.run("PRAGMA max_page_count = 1000000") }
    try c.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 501)
  }

  @Test("A file that is damaged while it is open: fetches and counts throw with its name, and nothing ends")
  func damagedWhileOpen() throws {
    do {
      let c = ModelContext(try folder.container(Item.self))
      for n in 0..<2000 { c.insert(Item(String(repeating: "x", count: 200), n: n)) }
      try c.save()
    }
    let c = ModelContext(try folder.container(Item.self))
    try folder.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try FileHandle(forWritingTo: folder.store)
    let size = try file.seekToEnd()
    for place in stride(from: UInt64(8192), to: size - 4096, by: 4096) {
      try file.seek(toOffset: place)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 64))
    }
    try file.close()
    let descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.name.contains("y") }, sortBy: [SortDescriptor(\.name)])
    #expect(failure { _ = try c.fetch(descriptor) }?.contains(folder.store.path) == true)
    #expect(failure { _ = try c.fetchCount(descriptor) }?.contains(folder.store.path) == true)
    #expect(failure { _ = try c.fetchIdentifiers(descriptor) }?.contains(folder.store.path) == true)
  }

  // Who may do everything is not held off by rights.
  @Test("3.10: a folder in which nothing can be written is an error with the file", .enabled(if: getuid() != 0))
  func readOnlyFolder() throws {
    try FileManager.default.createDirectory(
      at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path) }
    #expect(folder.text(Item.self).contains(folder.url.path))
  }
}
