import Foundation
import FoundationAdditions
import Synchronization
import Testing
import Waiting

/// Where files go, and who has them.
@Suite("Where files go")
struct FilePlaceTests {
  private final class Count: Sendable {
    let state = Mutex((inside: 0, total: 0))
  }

  private let manager = FileManager.default
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID())")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String = "x") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("a file in the trash is whole, and has a note of where it was")
  func trash() throws {
    defer { try? manager.removeItem(at: folder) }
    for _ in 0..<2 {
      let url = try file("a b %.txt", "precious")
      var result: NSURL?
      try manager.trashItem(at: url, resultingItemURL: &result)
      let place = try #require(result as URL?)
      #expect(!manager.fileExists(atPath: url.path))
      #expect(try String(contentsOf: place, encoding: .utf8) == "precious")
      let note = place.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("info/\(place.lastPathComponent).trashinfo")
      let text = try String(contentsOf: note, encoding: .utf8)
      #expect(text.hasPrefix("[Trash Info]\nPath=") && text.contains("a%20b%20%25.txt\nDeletionDate=2"))
      try manager.removeItem(at: place)
      try manager.removeItem(at: note)
    }
    #expect(throws: CocoaError.self) { try manager.trashItem(at: folder.appendingPathComponent("absent"), resultingItemURL: nil) }
    #expect(throws: CocoaError.self) {
      try manager.trashItem(at: #require(URL(string: "https://example.com")), resultingItemURL: nil)
    }
  }

  @Test("a bookmark finds a file, also under another name, and says so")
  func bookmarks() throws {
    defer { try? manager.removeItem(at: folder) }
    let url = try file("a.txt")
    let data = try url.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == url.path)
    #expect(!isStale)
    let other = folder.appendingPathComponent("b.txt")
    try manager.moveItem(at: url, to: other)
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).lastPathComponent == "b.txt")
    #expect(isStale)
    _ = try file("a.txt", "another")
    #expect(
      try URL(resolvingBookmarkData: data, options: .withoutUI, relativeTo: nil, bookmarkDataIsStale: &isStale).lastPathComponent
        == "b.txt")
    try manager.removeItem(at: other)
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).lastPathComponent == "a.txt")
    try manager.removeItem(at: url)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data("odd".utf8), bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try url.bookmarkData() }
  }

  @Test("writers are alone, readers are together, and a folder has what is in it")
  func coordination() async throws {
    defer { try? manager.removeItem(at: folder) }
    let url = folder.appendingPathComponent("count")
    let count = Count()
    let folder = folder
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask { [count] in
          for _ in 0..<50 {
            var error: NSError?
            NSFileCoordinator().coordinate(writingItemAt: number == 0 ? folder : url, error: &error) { _ in
              count.state.withLock { $0.inside += 1 }
              #expect(count.state.withLock { $0.inside } == 1)
              count.state.withLock { $0 = ($0.inside - 1, $0.total + 1) }
            }
            #expect(error == nil)
          }
        }
      }
    }
    #expect(count.state.withLock { $0.total } == 200)
    // A reader within a reader, and a writer within one of the same purpose.
    let coordinator = NSFileCoordinator()
    var reached = 0
    coordinator.coordinate(readingItemAt: url, error: nil) { _ in
      NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in reached += 1 }
      coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: nil) { _ in reached += 1 }
    }
    #expect(reached == 2)
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: url, error: &error) { _ in reached += 1 }
    #expect(reached == 2 && error?.code == CocoaError.Code.userCancelled.rawValue)
  }

  @Test("machines are as warm as they should be, and styles of lines are there")
  func facts() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(NSUnderlineStyle([.single, .patternDash]).rawValue == 0x201)
    ProcessInfo.processInfo.endActivity(ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "test"))
  }
}
