import Foundation
import Testing

@testable import SwiftData

enum V1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self, Lost.self] }

  @Model final class Book {
    var title: String
    var code: Int
    var pages: String?
    var price: Int
    var dropped = "x"
    var author: Author?
    init(_ title: String, code: Int, pages: String?) {
      self.title = title
      self.code = code
      self.pages = pages
      price = 3
    }
  }

  @Model final class Author {
    var name: String
    init(_ name: String) { self.name = name }
  }

  @Model final class Lost {
    var name: String
    init(_ name: String) { self.name = name }
  }
}

enum V2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    var title: String
    @Attribute(originalName: "code") var number: String
    var pages: String = "none"
    var price: Double
    var added: Int = 7
    var optional: Date?
    @Relationship(inverse: nil) var author: [Author]
    init(_ title: String) {
      self.title = title
      number = "0"
      price = 0
      author = []
    }
  }

  @Model final class Author {
    var name: String
    init(_ name: String) { self.name = name }
  }
}

enum Broken {
  @Model final class Book {
    var title: Int
    init() { title = 0 }
  }

  enum Unfilled {
    @Model final class Book {
      var title: String
      var missing: String
      init() {
        title = ""
        missing = ""
      }
    }
  }

  enum Doubled {
    @Model final class Book {
      @Attribute(.unique) var price: Int
      init() { price = 0 }
    }
  }
}

private struct Stop: Error {}

enum Plan: SchemaMigrationPlan {
  nonisolated(unsafe) static var throwing = false
  static var schemas: [any VersionedSchema.Type] { [V1.self, V2.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: V1.self, toVersion: V2.self,
        willMigrate: { context in
          for book in try context.fetch(FetchDescriptor<V1.Book>()) { book.title += "!" }
        },
        didMigrate: { context in
          for book in try context.fetch(FetchDescriptor<V2.Book>()) { book.added = book.title.count }
          try context.save()
          if throwing { throw Stop() }
        })
    ]
  }
}

@MainActor @Suite("Migration", .serialized) struct MigrationTests {
  let folder = Folder()

  private func fill() throws {
    let c = try ModelContainer(for: Schema(versionedSchema: V1.self), configurations: ModelConfiguration(url: folder.store))
      .mainContext
    let author = V1.Author("A")
    for (title, code, pages) in [("a", 1, "9"), ("b", 2, nil)] as [(String, Int, String?)] {
      let book = V1.Book(title, code: code, pages: pages)
      if code == 1 { book.author = author }
      c.insert(book)
    }
    c.insert(V1.Lost("l"))
    try c.save()
  }

  private func open(_ plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: V2.self), migrationPlan: plan, configurations: ModelConfiguration(url: folder.store))
  }

  @Test("10.01 to 10.04, tests 53 and 54: new, renamed, dropped and converted properties, and a to-many one in place of a to-one")
  func silent() throws {
    try fill()
    do {
      let books = try open().mainContext.fetch(FetchDescriptor<V2.Book>())
      #expect(books.map(\.title) == ["a", "b"] && books.map(\.number) == ["1", "2"] && books.map(\.pages) == ["9", "none"])
      #expect(books.map(\.price) == [3, 3] && books.map(\.added) == [7, 7] && books.map(\.optional) == [nil, nil])
      #expect(books.map { $0.author.map(\.name) } == [["A"], []])
    }
    let names = try folder.connection.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").flatMap(\.self)
    #expect(names == ["Author", "Book", "_Book_author", "_meta", "_old_Lost"].map { StoredValue.text($0) })
    #expect(folder.files.filter { $0.hasPrefix("app.store.before-") }.count == 1)
    do { #expect(try open().mainContext.fetchCount(FetchDescriptor<V2.Book>()) == 2) }
    #expect(folder.files.filter { $0.hasPrefix("app.store.before-") }.count == 1)
  }

  @Test("10.02, 10.03, tests 54 and 55: what does not fit is refused with names and numbers, and the file stays as it was")
  func refused() throws {
    try fill()
    let before = try folder.connection.rows("SELECT name, sql FROM sqlite_master ORDER BY name")
    #expect(folder.text(Broken.Book.self).contains("2 values of Book.title do not fit its new type Int"))
    #expect(folder.text(Broken.Unfilled.Book.self).contains("missing default for Book.missing: 2 rows"))
    #expect(folder.text(Broken.Doubled.Book.self).contains("rows of Book have the same price, which is unique now"))
    #expect(try folder.connection.rows("SELECT name, sql FROM sqlite_master ORDER BY name") == before)
    #expect(try folder.connection.rows("SELECT title FROM Book") == [[.text("a")], [.text("b")]])
  }

  @Test(
    "10.05, 10.06, test 56: a custom stage sees the old models before and the new ones after; a throw leaves the file as it was")
  func stages() throws {
    try fill()
    Plan.throwing = true
    defer { Plan.throwing = false }
    #expect(throws: Stop.self) { try open(Plan.self) }
    #expect(
      try folder.connection.rows("SELECT title, code FROM Book") == [[.text("a"), .integer(1)], [.text("b"), .integer(2)]])
    Plan.throwing = false
    let books = try open(Plan.self).mainContext.fetch(FetchDescriptor<V2.Book>())
    #expect(books.map(\.title) == ["a!", "b!"] && books.map(\.added) == [2, 2] && books.map(\.number) == ["1", "2"])
  }

  @Test("10.07, test 57: a file that is newer than the plan")
  func newer() throws {
    do {
      _ = try ModelContainer(
        for: Schema([V2.Book.self], version: Schema.Version(3, 0, 0)), configurations: ModelConfiguration(url: folder.store))
    }
    #expect(throws: SwiftDataError.backwardMigration) { try open(Plan.self) }
  }

  @Test(
    "10.03: values that become those of another type, and those that cannot",
    arguments: [
      (.integer(3), "REAL", .real(3)), (.integer(.max), "REAL", nil), (.real(2), "INTEGER", .integer(2)),
      (.real(2.5), "INTEGER", nil), (.integer(3), "TEXT", .text("3")), (.text("3"), "INTEGER", nil),
    ] as [(StoredValue, String, StoredValue?)])
  func conversions(_ value: StoredValue, _ type: String, _ result: StoredValue?) {
    #expect(StoreMigration.converted(value, to: type) == result)
  }
}
