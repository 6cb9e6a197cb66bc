import Foundation
import Synchronization

/// A store in a file, with SQLite: a table for each model, a column for each value.
///
/// Each save is one transaction, so what a process that is killed had saved is there, and nothing by halves. Containers of one process with
/// one file share this object.
// Unchecked: the connection is used under the lock; the rest is constant.
final class SQLiteStore: RecordStore, @unchecked Sendable {
  let identifier: String
  let path: String
  let description: StoreDescription
  private let layouts: [String: EntityLayout]
  let lock = Mutex<Void>(())
  let connection: SQLiteConnection
  /// Whether a transaction goes on around all that is done here, as in a migration.
  private let isInside: Bool
  let tables: [String: Table]
  /// Under the lock.
  private var dataVersion: Int64?

  /// The statements of one entity.
  struct Table {
    let layout: EntityLayout
    let rules: UniqueRules
    /// The slots of the columns, in their order.
    let slots: [Int]
    let references: Set<Int>
    /// Those of `SQLAlias.root`.
    let columns: String
    let names: String
    let select: String
    let insert: String
    let name: String

    init(_ layout: EntityLayout) {
      self.layout = layout
      rules = UniqueRules(layout)
      let columns = layout.properties.filter { $0.column != nil }
      slots = columns.map(\.slot)
      references = Set(columns.filter { $0.target != nil }.map(\.slot))
      name = layout.name.quoted
      let names = (["_key", "_rev"] + columns.map(\.name)).map(\.quoted)
      let root: SQLFragment = "\(alias: .root)"
      self.columns = names.map { "\(root.text).\($0)" }.joined(separator: ", ")
      self.names = names.joined(separator: ", ")
      select = "SELECT \(self.names) FROM \(name)"
      let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
      insert = "INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }

    func row(_ columns: SQLiteColumns) -> StoredRow {
      var row = [StoredValue](repeating: .null, count: layout.properties.count)
      for (index, slot) in slots.enumerated() { row[slot] = columns[index + 2] }
      return StoredRow(key: columns.integer(0), revision: Int(columns.integer(1)), values: row)
    }
  }

  /// Takes a connection to a file that has the tables of these models.
  init(_ connection: SQLiteConnection, _ layouts: [EntityLayout], identifier: String, isInside: Bool = false) throws {
    self.connection = connection
    self.isInside = isInside
    self.identifier = identifier
    path = connection.path
    description = StoreDescription(layouts)
    self.layouts = Dictionary(uniqueKeysWithValues: layouts.map { ($0.name, $0) })
    tables = self.layouts.mapValues { Table($0) }
    // A clock that was set back makes no key that is there.
    for table in tables.values {
      try connection.run("SELECT max(\"_key\") FROM \(table.name)") { row in
        if case .integer(let key)? = row.first { KeyMaker.advance(to: key) }
      }
    }
  }

  // MARK: Reading

  func rows(of entity: String, limit: Int?, offset: Int) throws -> [StoredRow] {
    guard let table = tables[entity] else { return [] }
    let sql = "\(table.select) ORDER BY \"_key\""
    return try lock.withLock { _ in
      if limit == nil, offset == 0 { return try read(table, sql) }
      // A negative limit is none.
      let values = [StoredValue.integer(Int64(limit ?? -1)), .integer(Int64(offset))]
      return try read(table, sql + " LIMIT ? OFFSET ?", values)
    }
  }

  func count(of entity: String) throws -> Int {
    guard let table = tables[entity] else { return 0 }
    return try lock.withLock { _ in
      try connection.rows("SELECT count(*) FROM \(table.name)").first.flatMap { Self.key($0) }.map(Int.init) ?? 0
    }
  }

  /// A property that is read cannot fail: what the file does not give is reported.
  private func reported<Result>(_ fallback: Result, _ read: () throws -> Result) -> Result {
    do {
      return try lock.withLock { _ in try read() }
    } catch {
      // It may be asked for many times a second.
      Log.once("A store cannot be read: \(error)")
      return fallback
    }
  }

  func storedRow(of entity: String, _ key: Int64) throws -> StoredRow? {
    guard let table = tables[entity] else { return nil }
    return try lock.withLock { _ in try stored(table, key) }
  }

  func row(of entity: String, _ key: Int64) -> StoredRow? {
    reported(nil) { try tables[entity].flatMap { try stored($0, key) } }
  }

  /// With one statement for each few hundred keys.
  func rows(of entity: String, _ keys: [Int64]) -> [StoredRow] {
    guard let table = tables[entity] else { return [] }
    return reported([]) {
      try stride(from: 0, to: keys.count, by: Self.batchSize).flatMap { start in
        let batch = keys[start..<min(keys.count, start + Self.batchSize)]
        // Few sizes, so that few statements are kept.
        let size = batch.count < 16 ? 16 : Self.batchSize
        let marks = Array(repeating: "?", count: size).joined(separator: ", ")
        let values = batch.map { StoredValue.integer($0) } + Array(repeating: .null, count: size - batch.count)
        return try read(table, "\(table.select) WHERE \"_key\" IN (\(marks))", values)
      }
    }
  }

  private static let batchSize = 400

  /// The rows that a statement selects. Under the lock.
  func read(_ table: Table, _ sql: String, _ values: [StoredValue] = []) throws -> [StoredRow] {
    var rows: [StoredRow] = []
    try connection.read(sql, values) { rows.append(table.row($0)) }
    return rows
  }

  private func stored(_ table: Table, _ key: Int64) throws -> StoredRow? {
    try read(table, "\(table.select) WHERE \"_key\" = ?", [.integer(key)]).first
  }

  func keys(of entity: String, slot: Int, referringTo key: Int64) -> [Int64] {
    guard let table = tables[entity] else { return [] }
    let column = table.layout.properties[slot].name.quoted
    let sql = "SELECT \"_key\" FROM \(table.name) WHERE \(column) = ? ORDER BY \"_key\""
    return reported([]) { try connection.rows(sql, [.integer(key)]).compactMap { Self.key($0) } }
  }

  func pairs(_ relation: String, of key: Int64, isFirst: Bool) -> [Int64] {
    let (own, other) = isFirst ? ("a", "b") : ("b", "a")
    let sql = "SELECT \(other) FROM \(StoreDescription.pairTable(relation).quoted) WHERE \(own) = ? ORDER BY \(other)"
    return reported([]) { try connection.rows(sql, [.integer(key)]).compactMap { Self.key($0) } }
  }

  private static func key(_ row: [StoredValue]) -> Int64? {
    if case .integer(let key)? = row.first { key } else { nil }
  }

  // MARK: Writing

  func save(_ changes: StoreChanges, then others: () throws -> Void) throws -> StoreResult {
    try lock.withLock { _ in
      if isInside { return try write(changes, then: others) }
      return try connection.transaction { try write(changes, then: others) }
    }
  }

  private func write(_ changes: StoreChanges, then others: () throws -> Void) throws -> StoreResult {
    let result = try write(changes)
    try others()
    return result
  }

  private func write(_ changes: StoreChanges) throws -> StoreResult {
    var result = StoreResult()
    var claims = UniqueClaims { rules, index, values in try self.owner(rules, index, values) }
    result.remapped = try claims.settle(
      changes, rules: { tables[$0]?.rules }, values: { entity, key in try tables[entity].flatMap { try stored($0, key) }?.values }
    )
    for deletion in changes.deletions { try delete(deletion) }
    // Rows may exchange unique values, which must be free before another row can have them.
    for update in changes.updates {
      guard let table = tables[update.entity], table.rules.isTouched(by: update) else { continue }
      let slots = Set(table.rules.slots.joined()).intersection(update.values.keys)
      _ = try set(Dictionary(uniqueKeysWithValues: slots.map { ($0, .null) }), table, update.key)
    }
    for update in changes.updates {
      guard let table = tables[update.entity] else { continue }
      if let row = try set(update.values, table, update.key, result.remapped) {
        result.rows[update.key] = row
      } else {
        result.missing.append(update.key)
      }
    }
    for insertion in changes.insertions { try insert(insertion, &result) }
    try writePairs(changes, result.remapped)
    return result
  }

  private func owner(_ rules: UniqueRules, _ index: Int, _ values: [StoredValue]) throws -> Int64? {
    guard let table = tables[rules.entity] else { return nil }
    let columns = rules.slots[index].map { "\(table.layout.properties[$0].name.quoted) = ?" }
    return try connection.rows("SELECT \"_key\" FROM \(table.name) WHERE \(columns.joined(separator: " AND "))", values)
      .first.flatMap { Self.key($0) }
  }

  private func insert(_ insertion: StoreChanges.Insertion, _ result: inout StoreResult) throws {
    guard let table = tables[insertion.entity] else { return }
    if let key = result.remapped[insertion.key] { return try merge(insertion, into: key, table, &result) }
    let values = table.slots.map { value(insertion.values[$0], $0, table, result.remapped) }
    do {
      try connection.run(table.insert, [.integer(insertion.key), .integer(1)] + values)
    } catch let error as SQLiteFailure where error.isConstraint {
      // An equal row is there from a save of several stores of which one could not end its transaction.
      guard let existing = try stored(table, insertion.key) else { throw error }
      if !zip(table.slots, values).allSatisfy({ existing.values[$0].isStored(of: $1) }) {
        throw SwiftDataError(
          .modelValidationFailure,
          "\(path) has another \(insertion.entity) with the key \(insertion.key), made by another process: save again.")
      }
    }
    var row = StoredRow(
      key: insertion.key, revision: 1, values: [StoredValue](repeating: .null, count: table.layout.properties.count))
    for (slot, value) in zip(table.slots, values) { row.values[slot] = value.asStored }
    result.rows[insertion.key] = row
  }

  /// An insertion turns out to be an update of a row that is there.
  private func merge(
    _ insertion: StoreChanges.Insertion, into key: Int64, _ table: Table, _ result: inout StoreResult
  ) throws {
    if result.former[key] == nil { result.former[key] = try stored(table, key) }
    // A relationship that the new object leaves open stays as it was.
    let slots = table.slots.filter { !table.references.contains($0) || insertion.values[$0] != .null }
    result.rows[key] = try set(
      Dictionary(uniqueKeysWithValues: slots.map { ($0, insertion.values[$0]) }), table, key, result.remapped)
  }

  private func value(_ value: StoredValue, _ slot: Int, _ table: Table, _ remapped: [Int64: Int64]) -> StoredValue {
    guard table.references.contains(slot), case .integer(let key) = value, let other = remapped[key] else { return value }
    return .integer(other)
  }

  /// Returns the row as it is then; nil where there is none.
  private func set(
    _ values: [Int: StoredValue], _ table: Table, _ key: Int64, _ remapped: [Int64: Int64] = [:]
  ) throws -> StoredRow? {
    let slots = values.keys.sorted()
    let columns = slots.map { "\(table.layout.properties[$0].name.quoted) = ?" }
    let changes = (columns + ["\"_rev\" = \"_rev\" + 1"]).joined(separator: ", ")
    let sql = "UPDATE \(table.name) SET \(changes) WHERE \"_key\" = ? RETURNING \(table.names)"
    return try read(table, sql, slots.map { value(values[$0]!, $0, table, remapped) } + [.integer(key)]).first
  }

  private func delete(_ deletion: StoreChanges.Deletion) throws {
    guard let table = tables[deletion.entity] else { return }
    try connection.run("DELETE FROM \(table.name) WHERE \"_key\" = ?", [.integer(deletion.key)])
    for property in table.layout.relationships {
      guard case .pairs(let relation, let isFirst) = property.storage else { continue }
      try deletePairs(relation, isFirst, deletion.key)
    }
    // One-way relationships, which the deleted object knows nothing of.
    for property in layouts.values.flatMap(\.relationships) where property.target == table.layout.type && property.inverse == nil
    {
      guard case .pairs(let relation, let isFirst) = property.storage else { continue }
      try deletePairs(relation, !isFirst, deletion.key)
    }
  }

  private func deletePairs(_ relation: String, _ isFirst: Bool, _ key: Int64) throws {
    let table = StoreDescription.pairTable(relation).quoted
    try connection.run("DELETE FROM \(table) WHERE \(isFirst ? "a" : "b") = ?", [.integer(key)])
  }

  private func writePairs(_ changes: StoreChanges, _ remapped: [Int64: Int64]) throws {
    func values(_ pair: StoreChanges.Pair) -> [StoredValue] {
      [.integer(remapped[pair.first] ?? pair.first), .integer(remapped[pair.second] ?? pair.second)]
    }
    for pair in changes.oldPairs {
      try connection.run("DELETE FROM \(StoreDescription.pairTable(pair.relation).quoted) WHERE a = ? AND b = ?", values(pair))
    }
    let deleted = Set(changes.deletions.map(\.key))
    for pair in changes.newPairs where !deleted.contains(pair.first) && !deleted.contains(pair.second) {
      let table = StoreDescription.pairTable(pair.relation).quoted
      try connection.run("INSERT OR IGNORE INTO \(table) (a, b) VALUES (?, ?)", values(pair))
    }
  }

  /// How many statements have been run, and how many rows they have read, for tests.
  var statementCount: Int { lock.withLock { _ in connection.runCount } }
  var rowCount: Int { lock.withLock { _ in connection.rowCount } }

  // MARK: Other processes

  /// Whether another connection, as of another process, has written since this was last asked.
  func wasWrittenElsewhere() -> Bool {
    reported(false) {
      let version = try connection.dataVersion()
      defer { dataVersion = version }
      return dataVersion != nil && dataVersion != version
    }
  }

  func erase() throws {
    if isInside { throw SwiftDataError(.loadIssueModelContainer, "\(path) cannot be erased while it is migrated.") }
    try lock.withLock { _ in
      try connection.transaction {
        for table in tables.values { try connection.run("DELETE FROM \(table.name)") }
        for relation in description.pairs {
          try connection.run("DELETE FROM \(StoreDescription.pairTable(relation).quoted)")
        }
      }
    }
  }
}
