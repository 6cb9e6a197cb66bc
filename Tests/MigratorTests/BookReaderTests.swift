import Foundation
import Testing

@testable import Migrator

/// The example app before its migration, and what the migrator makes of it, which is built and tested as an app of its own.
@Suite(.serialized) struct BookReaderMigrationTests {
  @Test("Tests/BookReaderMigrated is what the migrator makes of Examples/BookReaderClassic")
  func golden() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let before = package.appending(path: "Examples/BookReaderClassic")
    let after = package.appending(path: "Tests/BookReaderMigrated")
    let names = try FileManager.default.contentsOfDirectory(atPath: before.path).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(names == (try FileManager.default.contentsOfDirectory(atPath: after.path)).filter { $0.hasSuffix(".swift") }.sorted())
    let files = try names.map { name in
      SourceFile(path: name, text: try String(contentsOf: before.appending(path: name), encoding: .utf8))
    }
    let migration = Migration(Project(files: files))
    for file in files {
      let result = try migration.result(for: file)
      // What does not change is a link.
      if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] != nil, result != file.text {
        try result.write(to: after.appending(path: file.path), atomically: true, encoding: .utf8)
      }
      #expect(result == (try String(contentsOf: after.appending(path: file.path), encoding: .utf8)), "\(file.path)")
    }
  }
}
