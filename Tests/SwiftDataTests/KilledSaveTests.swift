import Foundation
import Testing

@testable import SwiftData

/// `KILLS` sets another number of kills.
private let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 8

@MainActor @Suite("Saves that are killed", .serialized) struct KilledSaveTests {
  /// Each save makes a batch of twenty entries, seals those of the one before, and deletes the one before that.
  enum Killed {
    @Model final class Batch {
      var number: Int
      @Relationship(deleteRule: .cascade, inverse: \Entry.batch) var entries: [Entry] = []
      init(_ number: Int) { self.number = number }
    }

    @Model final class Entry {
      var place: Int
      var seal = 0
      var batch: Batch?
      init(_ place: Int) { self.place = place }
    }
  }

  @Test("12.09, test 77: each save of a process that is killed at any moment is there whole or not at all, and none is lost")
  func killed() async throws {
    let folder = Folder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let (store, said) = (folder.url.appending(path: "killed.store"), folder.url.appending(path: "said"))
    var latest = 0
    for round in 0..<kills {
      let (path, output) = (store.path, said.path)
      let microseconds = UInt32.random(in: 0...30_000)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, output = output as String, microseconds = microseconds as UInt32] in
        try await MainActor.run { try Self.saveBatches(path, output, microseconds) }
      }
      let number = (try? String(contentsOf: said, encoding: .utf8)).flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
      let found = try check(store, "round \(round)")
      #expect(found == number || found == number + 1, "round \(round): \(found) is the last, and \(number) was said")
      #expect(found > latest, "round \(round)")
      latest = found
    }
  }

  /// Goes on until the process ends, and says after each save which it was.
  private static func saveBatches(_ path: String, _ output: String, _ microseconds: UInt32) throws {
    let configuration = ModelConfiguration(url: URL(fileURLWithPath: path))
    let context = ModelContext(try ModelContainer(for: Killed.Batch.self, configurations: configuration))
    try Data().write(to: URL(fileURLWithPath: output))
    let said = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    let batches = FetchDescriptor<Killed.Batch>(sortBy: [SortDescriptor(\.number)])
    var number = try context.fetch(batches).last?.number ?? 0
    let first = number + 1
    while true {
      number += 1
      let kept = try context.fetch(batches)
      for entry in kept.last?.entries ?? [] { entry.seal = number }
      if kept.count > 1 { context.delete(kept[0]) }
      let batch = Killed.Batch(number)
      batch.entries = (0..<20).map { Killed.Entry($0) }
      context.insert(batch)
      try context.save()
      // A number that is written in part ends with no blank.
      try said.write(contentsOf: Data("\(number) ".utf8))
      guard number == first else { continue }
      Thread.detachNewThread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
    }
  }

  /// Returns the number of the last batch.
  private func check(_ store: URL, _ place: String) throws -> Int {
    let container = try ModelContainer(for: Killed.Batch.self, configurations: ModelConfiguration(url: store))
    let context = ModelContext(container)
    let batches = try context.fetch(FetchDescriptor<Killed.Batch>(sortBy: [SortDescriptor(\.number)]))
    try #require((1...2).contains(batches.count), "\(place)")
    let last = batches[batches.count - 1].number
    #expect(batches.map(\.number) == (batches.count == 1 ? [last] : [last - 1, last]), "\(place)")
    for batch in batches {
      #expect(batch.entries.map(\.place) == Array(0..<20), "\(place), batch \(batch.number)")
      let seal = batch.number == last ? 0 : last
      #expect(batch.entries.allSatisfy { $0.seal == seal }, "\(place), batch \(batch.number)")
    }
    #expect(try context.fetchCount(FetchDescriptor<Killed.Entry>()) == batches.count * 20, "\(place): an entry without a batch")
    return last
  }
}
