import Foundation
import Testing
import Waiting

@testable import SwiftData

/// A folder that goes with the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "swiftdata-\(UUID().uuidString)", directoryHint: .isDirectory)

  var store: URL { url.appending(path: "inner/app.store") }

  deinit { try? FileManager.default.removeItem(at: url) }

  func container(_ types: any PersistentModel.Type..., version: Schema.Version = .init(1, 0, 0)) throws -> ModelContainer {
    try ModelContainer(for: Schema(types, version: version), configurations: ModelConfiguration(url: store))
  }

  func text(_ types: any PersistentModel.Type...) -> String {
    failure { _ = try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: store)) } ?? "none"
  }

  var connection: SQLiteConnection {
    get throws { try SQLiteConnection(store.path) }
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: store.deletingLastPathComponent().path)) ?? []).sorted()
  }
}

@MainActor @Suite("Stores in files") struct FileTests {
  let folder = Folder()

  @Test("12.05, 12.06, test 2: a value of each type comes back from a file, in another container")
  func everything() throws {
    let id: PersistentIdentifier
    let uuid = UUID()
    do {
      let context = try folder.container(Everything.self).mainContext
      let value = Everything(fixed: "x")
      value.double = .nan
      value.float = -.infinity
      value.uuid = uuid
      value.optionalPlace = Place(latitude: .infinity, note: "\u{0}é\"")
      value.text = ""
      value.data = Data()
      value.strings = []
      value.optionalKind = .large
      context.insert(value)
      try context.save()
      id = value.persistentModelID
    }
    let container = try folder.container(Everything.self)
    let other = try #require(container.mainContext.model(for: id) as? Everything)
    #expect(other.persistentModelID == id && other.persistentModelID.storeIdentifier == id.storeIdentifier)
    #expect(other.flag && other.int == -3 && other.int8 == 8 && other.int64 == .min && other.unsigned == .max)
    #expect(other.double.isNaN && other.float == -.infinity && other.text == "" && other.data == Data() && other.uuid == uuid)
    #expect(other.date == Date(timeIntervalSinceReferenceDate: 12345.678901234))
    #expect(other.url.absoluteString == "https://example.com/a?b=c" && other.decimal == Decimal(string: "123456789.123456789"))
    #expect(other.optionalText == nil && other.optionalDate == Date(timeIntervalSinceReferenceDate: 1))
    #expect(other.kind == .small && other.optionalKind == .large && other.shape == .circle(radius: 2))
    #expect(other.optionalPlace == Place(latitude: .infinity, note: "\u{0}é\"") && other.strings == [] && other.set == [1, 2])
    #expect(other.fixed == "x" && other.written == 1)
  }

  @Test("3.05, 12.02: the folder is made for its owner alone; a journal beside the file")
  func place() throws {
    let container = try folder.container(Item.self)
    container.mainContext.insert(Item("a"))
    try container.mainContext.save()
    #expect(folder.files == ["app.store", "app.store-shm", "app.store-wal"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.store.deletingLastPathComponent().path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test("4.01, tests 3 and 63: what is not saved is not there; relationships are, of all kinds")
  func relationships() throws {
    do {
      let c = try folder.container(Post.self, Country.self, Node.self).mainContext
      c.autosaveEnabled = false
      let post = Post("p")
      post.tags = [Tag("s"), Tag("t")]
      post.favourite = post.tags?[1]
      let country = Country("c")
      country.anthem = Anthem("x")
      country.cities = [City("a"), City("b")]
      for model in [post, country, Node("r", [Node("l")])] as [any PersistentModel] { c.insertErased(model) }
      try c.save()
      c.insert(Post("unsaved"))
    }
    let c = try folder.container(Post.self, Country.self, Node.self).mainContext
    let posts = try c.fetch(FetchDescriptor<Post>())
    #expect(posts.map(\.title) == ["p"] && posts[0].tags?.map(\.name) == ["s", "t"] && posts[0].favourite?.name == "t")
    #expect(try c.fetch(FetchDescriptor<Tag>()).map { $0.posts.map(\.title) } == [["p"], ["p"]])
    let country = try #require(try c.fetch(FetchDescriptor<Country>()).first)
    #expect(country.anthem?.title == "x" && country.anthem?.country === country && country.cities.map(\.name) == ["a", "b"])
    #expect(try c.fetch(FetchDescriptor<Node>(sortBy: [SortDescriptor(\.name)])).map(\.parent?.name) == ["r", nil])
    c.delete(posts[0])
    c.delete(try #require(try c.fetch(FetchDescriptor<Tag>()).first))
    try c.save()
    #expect(try folder.connection.rows("SELECT * FROM \"_Post_tags\"").isEmpty)
  }

  @Test("5.09: the objects of a to-many relationship come with few statements, however many they are")
  func together() throws {
    let container = try folder.container(Item.self)
    let owner = Owner("o")
    owner.items = (0..<1000).map { Item("\($0)", n: $0) }
    container.mainContext.insert(owner)
    try container.mainContext.save()
    let context = ModelContext(container)
    let other = try #require(context.model(for: owner.persistentModelID) as? Owner)
    let store = try #require(container.body.store(of: EntityLayout.of(Item.self)) as? SQLiteStore)
    let before = store.statementCount
    #expect(other.items.map(\.n) == Array(0..<1000))
    #expect(store.statementCount - before <= 5)
  }

  @Test("3.09: two containers with one file are one store: what one saves the other shows")
  func shared() throws {
    let (one, two) = (try folder.container(Item.self), try folder.container(Item.self))
    let item = Item("a")
    one.mainContext.insert(item)
    try one.mainContext.save()
    let other = try #require(two.mainContext.model(for: item.persistentModelID) as? Item)
    item.name = "b"
    try one.mainContext.save()
    #expect(other.name == "b" && one != two)
    #expect(folder.text(Post.self).contains("is open with other models"))
  }

  @Test("0.5, 5.33, 12.07: a save that fails writes nothing; unique values are exchanged in one save")
  func whole() throws {
    let c = try folder.container(Account.self).mainContext
    c.autosaveEnabled = false
    let (a, b) = (Account("x", realm: "r", number: 1, title: "1"), Account("y", realm: "r", number: 2, title: "2"))
    c.insert(a)
    c.insert(b)
    try c.save()
    (a.handle, b.handle) = ("y", "x")
    (a.number, b.number) = (2, 1)
    try c.save()
    c.insert(Account("z", title: "3"))
    b.handle = "y"
    #expect(failure { try c.save() }?.contains("handle") == true)
    let handles = { try folder.connection.rows("SELECT handle FROM Account ORDER BY _key").flatMap(\.self) }
    #expect(try handles() == [.text("y"), .text("x")])
    b.handle = "x"
    c.insert(Account("x", title: "new"))
    try c.save()
    #expect(try handles() == [.text("y"), .text("x"), .text("z")] && b.title == "new" && b.realm == nil)
  }

  @Test("4.28: erase empties the file")
  func erase() throws {
    let container = try folder.container(Item.self, Post.self)
    container.mainContext.insert(Item("a", owner: Owner("o")))
    try container.mainContext.save()
    try container.erase()
    #expect(try items(container.mainContext) == [] && items(ModelContext(container)) == [])
  }

  // MARK: Files that are not ours

  @Test("0.1: a file of somebody else is refused with its name, and stays as it was")
  func foreign() throws {
    for table in ["Z_METADATA", "Customers"] {
      let folder = Folder()
      try FileManager.default.createDirectory(at: folder.store.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.connection.execute("CREATE TABLE \(table) (a)")
      let text = folder.text(Item.self)
      #expect(text.contains(folder.store.path) && text.contains("something else"))
      #expect(try folder.connection.rows("SELECT name FROM sqlite_master") == [[.text(table)]])
    }
  }

  @Test("A file that is damaged, or of a newer form, is refused with its name")
  func damaged() throws {
    do { _ = try folder.container(Item.self) }
    try folder.connection.execute("UPDATE _meta SET v = '2' WHERE k = 'format'")
    #expect(folder.text(Item.self).contains("is of the form 2"))
    try Data("this is no database, whatever its name says; and it is long enough".utf8).write(to: folder.store)
    try? FileManager.default.removeItem(atPath: folder.store.path + "-wal")
    #expect(folder.text(Item.self).contains(folder.store.path))
  }

  @Test("3.10: a place where no file can be is an error with the place")
  func nowhere() {
    let configuration = ModelConfiguration(url: URL(fileURLWithPath: "/dev/null/a/b.store"))
    let text = failure { _ = try ModelContainer(for: Item.self, configurations: configuration) } ?? "none"
    #expect(text.contains("/dev/null/a"))
  }
}

/// Processes that share a file, and one that is killed.
@MainActor @Suite("Stores in files and processes") struct ProcessTests {
  let folder = Folder()

  /// A context of another process, as far as the file can tell: a connection of its own.
  private func stranger(_ sql: String) throws { try folder.connection.execute(sql) }

  @Test("12.11, test 78: what another process saves is there within a moment, in objects and queries")
  func other() async throws {
    let container = try folder.container(Item.self)
    let c = container.mainContext
    let (a, b) = (Item("a", n: 1), Item("b", n: 2))
    c.insert(a)
    c.insert(b)
    try c.save()
    let results = QueryResults<Item>()
    results.bind(c, QueryParameters(descriptor: FetchDescriptor(sortBy: [SortDescriptor(\.name)]), transaction: nil))
    #expect(results.elements == [a, b])
    b.n = 9
    try stranger("UPDATE Item SET name = 'z', n = 5 WHERE name = 'b'; DELETE FROM Item WHERE name = 'a'")
    try await wait(for: "the query has it") { results.elements == [b] }
    #expect(b.name == "z" && b.n == 9 && a.modelContext == nil)
  }

  @Test("4.13: what the last turn has changed is saved when the process ends in it")
  func exits() async throws {
    let path = folder.store.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      await MainActor.run {
        let configuration = ModelConfiguration(url: URL(fileURLWithPath: path))
        let container = try! ModelContainer(for: Item.self, configurations: configuration)
        container.mainContext.insert(Item("last"))
        exit(0)
      }
    }
    #expect(try items(folder.container(Item.self).mainContext) == ["last"])
  }

  @Test("0.5, 12.09, test 77: a process that is killed leaves each save whole or absent", arguments: [2, 5, 9, 14, 20])
  func killed(_ milliseconds: Int) async throws {
    let path = folder.store.path
    await #expect(processExitsWith: .failure) { [path = path as String, milliseconds = milliseconds as Int] in
      try await MainActor.run {
        let configuration = ModelConfiguration(url: URL(fileURLWithPath: path))
        let context = ModelContext(try ModelContainer(for: Item.self, configurations: configuration))
        for number in 0... {
          if number == 3 {
            Thread.detachNewThread {
              usleep(UInt32(milliseconds) * 1000)
              kill(getpid(), SIGKILL)
            }
          }
          let owner = Owner("\(number)")
          owner.items = (0..<20).map { Item("\($0)", n: number) }
          context.insert(owner)
          try context.save()
        }
      }
    }
    let context = try folder.container(Item.self).mainContext
    let owners = try context.fetch(FetchDescriptor<Owner>())
    #expect(owners.count >= 3)
    for (number, owner) in owners.enumerated() {
      #expect(owner.name == "\(number)" && owner.items.count == 20 && owner.items.allSatisfy { $0.n == number })
    }
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == owners.count * 20)
  }
}
