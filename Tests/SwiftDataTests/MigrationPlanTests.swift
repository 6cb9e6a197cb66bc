import Foundation
import Testing

@testable import SwiftData

private enum First: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    var title: String
    init(_ title: String) { self.title = title }
  }
}

private enum Second: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    var title: String
    var count: Int = 0
    init(_ title: String) { self.title = title }
  }
}

/// What an app without a plan may have made of the first version.
private enum Between {
  @Model final class Note {
    var title: String
    var other: Int = 5
    init(_ title: String) { self.title = title }
  }
}

private enum Notes: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          for note in try context.fetch(FetchDescriptor<First.Note>()) { note.title += "!" }
        },
        didMigrate: { context in
          for note in try context.fetch(FetchDescriptor<Second.Note>()) { note.count = note.title.count }
        })
    ]
  }
}

@MainActor @Suite("Migration plans") struct MigrationPlanTests {
  let folder = Folder()

  private func open() throws -> ModelContainer {
    try ModelContainer(for: Second.Note.self, migrationPlan: Notes.self, configurations: ModelConfiguration(url: folder.store))
  }

  private func notes() throws -> [String] {
    try open().mainContext.fetch(FetchDescriptor<Second.Note>()).map { "\($0.title)\($0.count)" }
  }

  private var version: [[StoredValue]] {
    get throws { try folder.connection.rows("SELECT v FROM _meta WHERE k = 'version'") }
  }

  @Test("10.05, 10.06: with the newest models named one by one a stage runs once, however often the file is opened")
  func once() throws {
    do {
      let c = try folder.container(First.Note.self).mainContext
      c.insert(First.Note("a"))
      try c.save()
    }
    for _ in 0..<3 { #expect(try notes() == ["a!2"]) }
    #expect(try version == [[.text("2.0.0")]])
  }

  @Test("10.06: a new file is of the newest version, and no stage runs over it")
  func new() throws {
    do {
      let c = try open().mainContext
      c.insert(Second.Note("a"))
      try c.save()
    }
    for _ in 0..<2 { #expect(try notes() == ["a0"]) }
  }

  @Test("10.06: a file that has the tables of no version is migrated silently")
  func strange() throws {
    do {
      let c = try folder.container(Between.Note.self).mainContext
      c.insert(Between.Note("a"))
      try c.save()
    }
    for _ in 0..<2 { #expect(try notes() == ["a0"]) }
  }

  @Test("10.06: a file that has the newest tables under the first number needs no stage")
  func numbered() throws {
    do {
      let c = try folder.container(Second.Note.self).mainContext
      c.insert(Second.Note("a"))
      try c.save()
    }
    for _ in 0..<2 { #expect(try notes() == ["a0"]) }
    #expect(try version == [[.text("2.0.0")]])
  }

  @Test("12.11: several open one file at the same time: a new one is made once, and a stage runs once", arguments: [false, true])
  func together(_ isOld: Bool) async throws {
    for _ in 0..<6 {
      let folder = Folder()
      if isOld {
        let c = try folder.container(First.Note.self).mainContext
        c.insert(First.Note("a"))
        try c.save()
      }
      let url = folder.store
      let texts = await withTaskGroup(of: String?.self) { group -> [String] in
        for _ in 0..<4 {
          group.addTask {
            failure {
              let container = try ModelContainer(
                for: Second.Note.self, migrationPlan: Notes.self, configurations: ModelConfiguration(url: url))
              _ = try ModelContext(container).fetchCount(FetchDescriptor<Second.Note>())
            }
          }
        }
        var texts: [String] = []
        for await text in group { if let text { texts.append(text) } }
        return texts
      }
      #expect(texts == [])
      let rows = try folder.connection.rows("SELECT title, count FROM Note")
      #expect(rows == (isOld ? [[.text("a!"), .integer(2)]] : []))
    }
  }
}
