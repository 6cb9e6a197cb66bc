import Foundation
import Testing

@testable import SwiftData

/// Models as an app has them that ships a store which Apple's SwiftData made.
private enum Shelf {
  enum Binding: String, Codable { case cloth, paper }

  struct Origin: Codable, Equatable {
    var id: Int
    var town: String?
    var year: Int
  }

  struct Mark: Codable, Equatable { var page: Int }

  @Model final class Volume {
    #Index<Volume>([\.title])
    var id: UUID
    @Attribute(.unique) var title: String
    var bought: Date
    var price: Decimal
    var weight: Double
    var isRead: Bool
    var binding: Binding?
    var origin: Origin?
    var marks: [Mark]
    var notes: [String]?
    var stars: Int = 3
    var writer: Writer?
    @Relationship(inverse: \Subject.volumes) var subjects: [Subject]
    var pages: [Page]

    init(title: String) {
      id = UUID()
      self.title = title
      bought = .now
      price = 0
      weight = 0
      isRead = false
      marks = []
      subjects = []
      pages = []
    }
  }

  @Model final class Writer {
    var name: String
    var volumes: [Volume]?
    init(name: String) { self.name = name }
  }

  @Model final class Subject {
    var name: String
    var volumes: [Volume]
    init(name: String) {
      self.name = name
      volumes = []
    }
  }

  @Model final class Page {
    var number: Int
    init(number: Int) { self.number = number }
  }
}

@MainActor @Suite("Stores that Apple's SwiftData made") struct AppleStoreTests {
  let folder = Folder()
  private let uuid = UUID()

  /// Tables as Apple's SwiftData names them.
  private func writeStore(_ more: String = "") throws {
    try FileManager.default.createDirectory(at: folder.store.deletingLastPathComponent(), withIntermediateDirectories: true)
    let connection = try folder.connection
    try connection.execute(
      """
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      INSERT INTO Z_PRIMARYKEY VALUES (1, 'Page', 0, 2), (2, 'Subject', 0, 2), (3, 'Volume', 0, 2), (4, 'Writer', 0, 1);
      CREATE TABLE ZVOLUME (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISREAD INTEGER, ZID INTEGER, ZYEAR INTEGER,
        ZWRITER INTEGER, ZWEIGHT FLOAT, ZBOUGHT TIMESTAMP, ZPRICE DECIMAL, ZBINDING VARCHAR, ZTITLE VARCHAR, ZTOWN VARCHAR,
        ZID1 BLOB, ZMARKS BLOB, ZNOTES BLOB);
      CREATE INDEX ZVOLUME_ZWRITER_INDEX ON ZVOLUME (ZWRITER);
      CREATE TABLE ZWRITER (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
      CREATE TABLE ZSUBJECT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
      CREATE TABLE ZPAGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNUMBER INTEGER, Z3PAGES INTEGER);
      CREATE TABLE Z_2VOLUMES (Z_2SUBJECTS INTEGER, Z_3VOLUMES INTEGER, PRIMARY KEY (Z_2SUBJECTS, Z_3VOLUMES));
      INSERT INTO ZWRITER VALUES (1, 4, 1, 'Ada');
      INSERT INTO ZSUBJECT VALUES (1, 2, 1, 'Sea'), (2, 2, 1, 'Salt');
      INSERT INTO ZPAGE VALUES (1, 1, 1, 11, 2), (2, 1, 1, 12, 2);
      INSERT INTO Z_2VOLUMES VALUES (1, 1), (2, 1), (1, 2);
      \(more)
      """)
    try connection.run(
      "INSERT INTO ZVOLUME VALUES (1, 3, 1, 1, 7, 1890, 1, 0.5, 1000, 12.5, 'cloth', 'Waves', 'Kiel', ?, ?, ?)",
      [
        withUnsafeBytes(of: uuid.uuid) { .data(Data($0)) }, .data(Data(#"[{"page":4}]"#.utf8)), .data(Data(#"["a", "b"]"#.utf8)),
      ])
    try connection.run(
      "INSERT INTO ZVOLUME VALUES (2, 3, 1, 0, NULL, NULL, NULL, 2, 1000.25, 3, NULL, 'Tides', NULL, ?, ?, NULL)",
      [withUnsafeBytes(of: UUID().uuid) { .data(Data($0)) }, .data(Data("[]".utf8))])
  }

  private func container() throws -> ModelContainer { try folder.container(Shelf.Volume.self) }

  private func volumes(_ container: ModelContainer) throws -> [Shelf.Volume] {
    try container.mainContext.fetch(FetchDescriptor<Shelf.Volume>(sortBy: [SortDescriptor(\.title, order: .reverse)]))
  }

  @Test("values of all kinds are there: numbers, dates, enums, structures in columns of their own, lists")
  func values() throws {
    try writeStore()
    let found = try volumes(container())
    try #require(found.map(\.title) == ["Waves", "Tides"])
    let (waves, tides) = (found[0], found[1])
    #expect(waves.id == uuid && waves.isRead && waves.weight == 0.5 && waves.price == 12.5)
    #expect(waves.bought == Date(timeIntervalSinceReferenceDate: 1000) && tides.bought.timeIntervalSinceReferenceDate == 1000.25)
    #expect(waves.binding == .cloth && tides.binding == nil)
    #expect(waves.origin == Shelf.Origin(id: 7, town: "Kiel", year: 1890) && tides.origin == nil)
    #expect(waves.marks == [Shelf.Mark(page: 4)] && tides.marks == [] && waves.notes == ["a", "b"] && tides.notes == nil)
    // Apple's file is from before there was this property.
    #expect(waves.stars == 3)
  }

  @Test("relationships are there: to one, to many with an inverse and without, many to many")
  func relationships() throws {
    try writeStore()
    let found = try volumes(container())
    try #require(found.count == 2)
    #expect(found[0].writer?.name == "Ada" && found[0].writer?.volumes?.map(\.title) == ["Waves"] && found[1].writer == nil)
    #expect(found[0].subjects.map(\.name).sorted() == ["Salt", "Sea"] && found[1].subjects.map(\.name) == ["Sea"])
    #expect(found[1].subjects.first?.volumes.count == 2)
    #expect(found[1].pages.map(\.number).sorted() == [11, 12] && found[0].pages.isEmpty)
  }

  @Test("what is changed then is kept, new objects have other keys, and Apple's tables are as they were")
  func changes() throws {
    try writeStore()
    do {
      let container = try container()
      let found = try volumes(container)
      found[1].title = "Ebb"
      container.mainContext.insert(Shelf.Volume(title: "New"))
      container.mainContext.delete(found[0])
      try container.mainContext.save()
    }
    #expect(try volumes(container()).map(\.title) == ["New", "Ebb"])
    #expect(try folder.connection.rows("SELECT ZTITLE FROM ZVOLUME ORDER BY Z_PK") == [[.text("Waves")], [.text("Tides")]])
  }

  @Test("what cannot be read is as in a new object, and a model that Apple's file lacks has no objects")
  func unreadable() throws {
    try writeStore("DROP TABLE ZPAGE; DELETE FROM Z_PRIMARYKEY WHERE Z_NAME = 'Page'")
    try folder.connection.execute("ALTER TABLE ZVOLUME ADD COLUMN ZSTARS BLOB")
    try folder.connection.execute("UPDATE ZVOLUME SET ZSTARS = x'00ff', ZMARKS = x'62706c69'")
    let container = try container()
    let found = try volumes(container)
    #expect(found.map(\.stars) == [3, 3] && found.map(\.marks) == [[], []])
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Shelf.Page>()) == 0)
  }

  @Test("rows that are equal where the model says that they are not are an error with the model, and the file stays as it was")
  func notUnique() throws {
    try writeStore()
    try folder.connection.execute("UPDATE ZVOLUME SET ZTITLE = 'Same'")
    let text = folder.text(Shelf.Volume.self)
    #expect(text.contains(folder.store.path) && text.contains("rows of Volume") && text.contains("unique"))
    #expect(try folder.connection.rows("SELECT count(*) FROM sqlite_master WHERE name = '_meta'") == [[.integer(0)]])
  }

  @Test("one that may not be written is refused with what to do")
  func readOnly() throws {
    try writeStore()
    let configuration = ModelConfiguration(url: folder.store, allowsSave: false)
    let text = failure { _ = try ModelContainer(for: Shelf.Volume.self, configurations: configuration) } ?? "none"
    #expect(text.contains(folder.store.path) && text.contains("allowsSave: true"))
  }
}
