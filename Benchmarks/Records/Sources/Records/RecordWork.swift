import Foundation
import GRDB

/// The same pieces of work, by hand with GRDB.
@MainActor
struct RecordWork {
  let folder: URL

  private func database(_ name: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
    let queue = try DatabaseQueue(path: folder.appending(path: "\(name).sqlite").path, configuration: configuration)
    try queue.write { database in
      try database.create(table: "Item", options: .ifNotExists) { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("n", .integer).notNull()
        table.column("group", .integer).notNull().indexed()
        table.column("date", .double).notNull()
        table.column("price", .double)
        table.column("isDone", .boolean).notNull()
      }
    }
    return queue
  }

  private func filled(_ size: Int) throws -> DatabaseQueue {
    let queue = try database("filled \(size)")
    try queue.write { database in
      if try ItemRecord.fetchCount(database) == size { return }
      for n in 0..<size { try ItemRecord(n).insert(database) }
    }
    return queue
  }

  private func measurement(_ name: String, _ size: Int) -> Measurement {
    Measurement(name: name, subject: "GRDB", size: size)
  }

  func insert(_ size: Int, steps: Int) throws {
    var number = 0
    var queue: DatabaseQueue?
    try measurement("insert and save", size).run(steps: steps) {
      number += 1
      queue = try database("inserted \(size) \(number)")
    } _: {
      let records = (0..<size).map { ItemRecord($0) }
      try queue!.write { database in
        for record in records { try record.insert(database) }
      }
      return nil
    }
  }

  func fetchSorted(_ size: Int, steps: Int) throws {
    let queue = try filled(size)
    try measurement("fetch all, sorted by a text, and read one value each", size).run(steps: steps) {
      let records = try queue.read { try ItemRecord.order(Column("name"), Column("id")).fetchAll($0) }
      var sum = 0
      for record in records { sum &+= record.n }
      precondition(sum == size * (size - 1) / 2)
      return records
    }
  }

  func fetchByIndex(_ size: Int, steps: Int) throws {
    let queue = try filled(size)
    var group = 0
    try measurement("fetch 50 by an index", size).run(steps: steps, operations: 100) {
      for _ in 0..<100 {
        group = (group + 7) % (size / 50)
        let wanted = group
        let records = try queue.read { try ItemRecord.filter(Column("group") == wanted).order(Column("id")).fetchAll($0) }
        precondition(records.count == 50 && records[0].n == wanted * 50)
      }
      return nil
    }
  }

  func search(_ size: Int, steps: Int) throws {
    let queue = try filled(size)
    try measurement("localizedStandardContains", size).run(steps: steps) {
      let count = try queue.read { try ItemRecord.filter(Column("name").like("%NUMBER 99%")).fetchCount($0) }
      precondition(count > 0)
      return nil
    }
  }

  func count(_ size: Int, steps: Int) throws {
    let queue = try filled(size)
    try measurement("count by a predicate", size).run(steps: steps) {
      let count = try queue.read { try ItemRecord.filter(Column("isDone") == true && Column("n") > 100).fetchCount($0) }
      precondition(count > size / 4)
      return nil
    }
  }

  func saveOne(_ size: Int, steps: Int) throws {
    let queue = try filled(size)
    var records = try queue.read { try ItemRecord.fetchAll($0) }
    var turn = 0
    try measurement("change one value and save", size).run(steps: steps, operations: 10) {
      for _ in 0..<10 {
        turn += 1
        records[turn % size].isDone.toggle()
        try queue.write { try records[turn % size].update($0, columns: ["isDone"]) }
      }
      return nil
    }
  }
}
