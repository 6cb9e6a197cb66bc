import Foundation
import Synchronization

/// A store in memory: it lives as long as its container, and each container has its own.
final class MemoryStore: RecordStore {
  let identifier = UUID().uuidString
  private let layouts: [String: EntityLayout]
  private let state: Mutex<MemoryTables>

  init(_ layouts: [EntityLayout]) {
    self.layouts = Dictionary(uniqueKeysWithValues: layouts.map { ($0.name, $0) })
    state = Mutex(MemoryTables(layouts))
  }

  func rows(of entity: String, limit: Int?, offset: Int) -> [StoredRow] {
    state.withLock { state in
      guard let table = state.tables[entity] else { return [] }
      let keys = table.keys.dropFirst(offset)
      return keys.prefix(limit ?? keys.count).compactMap { table.rows[$0] }
    }
  }

  func rows(of entity: String, _ keys: [Int64]) -> [StoredRow] {
    state.withLock { state in keys.compactMap { state.tables[entity]?.rows[$0] } }
  }

  func count(of entity: String) -> Int { state.withLock { $0.tables[entity]?.keys.count ?? 0 } }
  func storedRow(of entity: String, _ key: Int64) -> StoredRow? { row(of: entity, key) }
  func row(of entity: String, _ key: Int64) -> StoredRow? { state.withLock { $0.tables[entity]?.rows[key] } }

  func keys(of entity: String, slot: Int, referringTo key: Int64) -> [Int64] {
    state.withLock { $0.tables[entity]?.references[slot]?[key] ?? [] }
  }

  func pairs(_ relation: String, of key: Int64, isFirst: Bool) -> [Int64] {
    state.withLock { ($0.pairs[relation]?[isFirst ? .first : .second]?[key] ?? []).sorted() }
  }

  func save(_ changes: StoreChanges, then others: () throws -> Void) throws -> StoreResult {
    try state.withLock { try $0.save(changes, then: others) }
  }

  func erase() { state.withLock { $0 = MemoryTables(Array(layouts.values)) } }
}

/// The rows of all entities, with the indices that make look-ups quick.
struct MemoryTables: Sendable {
  struct Table: Sendable {
    /// The slots of relationships that are columns here.
    let columns: [Int]
    let rules: UniqueRules
    var rows: [Int64: StoredRow] = [:]
    /// Ascending. Keys come nearly always in this order.
    var keys: [Int64] = []
    /// By slot and key of the object that is referred to.
    var references: [Int: [Int64: [Int64]]] = [:]
    /// For each of the unique combinations.
    var unique: [[[StoredValue]: Int64]]
  }

  enum Side {
    case first
    case second
  }

  var tables: [String: Table] = [:]
  var pairs: [String: [Side: [Int64: Set<Int64>]]] = [:]

  init(_ layouts: [EntityLayout]) {
    for layout in layouts {
      let columns = layout.relationships.filter(\.isInRow).map(\.slot)
      tables[layout.name] = Table(
        columns: columns, rules: UniqueRules(layout), unique: Array(repeating: [:], count: layout.uniqueSlots.count))
    }
  }

  /// Checks everything before it changes anything.
  mutating func save(_ changes: StoreChanges, then others: () throws -> Void) throws -> StoreResult {
    var result = StoreResult()
    try settleUniqueValues(of: changes, &result)
    try others()
    for deletion in changes.deletions { delete(deletion) }
    for update in changes.updates { apply(update, &result) }
    for insertion in changes.insertions { apply(insertion, &result) }
    func key(_ key: Int64) -> Int64 { result.remapped[key] ?? key }
    for pair in changes.oldPairs { remove(pair.relation, key(pair.first), key(pair.second)) }
    let deleted = Set(changes.deletions.map(\.key))
    for pair in changes.newPairs where !deleted.contains(pair.first) && !deleted.contains(pair.second) {
      pairs[pair.relation, default: [:]][.first, default: [:]][key(pair.first), default: []].insert(key(pair.second))
      pairs[pair.relation, default: [:]][.second, default: [:]][key(pair.second), default: []].insert(key(pair.first))
    }
    return result
  }

  // MARK: Unique values

  /// Finds out which insertions are updates of rows with the same unique values.
  private func settleUniqueValues(of changes: StoreChanges, _ result: inout StoreResult) throws {
    var claims = UniqueClaims { rules, index, values in
      tables[rules.entity]?.unique[index][values]
    }
    result.remapped = try claims.settle(
      changes, rules: { tables[$0]?.rules }, values: { tables[$0]?.rows[$1]?.values })
  }

  // MARK: Rows

  // A table that is read into a constant is copied as a whole when it is changed: so only what is needed is read.

  private mutating func apply(_ insertion: StoreChanges.Insertion, _ result: inout StoreResult) {
    let key = result.remapped[insertion.key] ?? insertion.key
    guard let columns = tables[insertion.entity]?.columns else { return }
    var values = insertion.values
    for slot in columns { values[slot] = remapped(values[slot], result) }
    var row = StoredRow(key: key, revision: 1, values: values)
    if let old = tables[insertion.entity]?.rows[key] {
      // A relationship that the new object leaves open stays as it was.
      for slot in columns where values[slot] == .null { row.values[slot] = old.values[slot] }
      row.revision = old.revision + 1
      if result.former[key] == nil { result.former[key] = old }
    }
    tables[insertion.entity]?.put(row)
    result.rows[key] = row
  }

  private mutating func apply(_ update: StoreChanges.Update, _ result: inout StoreResult) {
    guard let columns = tables[update.entity]?.columns, var row = tables[update.entity]?.rows[update.key] else {
      result.missing.append(update.key)
      return
    }
    for (slot, value) in update.values { row.values[slot] = columns.contains(slot) ? remapped(value, result) : value }
    row.revision += 1
    tables[update.entity]?.put(row)
    result.rows[update.key] = row
  }

  private func remapped(_ value: StoredValue, _ result: StoreResult) -> StoredValue {
    guard case .integer(let key) = value, let other = result.remapped[key] else { return value }
    return .integer(other)
  }

  private mutating func delete(_ deletion: StoreChanges.Deletion) {
    tables[deletion.entity]?.delete(deletion.key)
    for relation in pairs.keys {
      for second in pairs[relation]?[.first]?[deletion.key] ?? [] { remove(relation, deletion.key, second) }
      for first in pairs[relation]?[.second]?[deletion.key] ?? [] { remove(relation, first, deletion.key) }
    }
  }

  private mutating func remove(_ relation: String, _ first: Int64, _ second: Int64) {
    pairs[relation]?[.first]?[first]?.remove(second)
    pairs[relation]?[.second]?[second]?.remove(first)
  }
}

extension MemoryTables.Table {
  /// Takes a row, in place of the one that there may be with its key.
  fileprivate mutating func put(_ row: StoredRow) {
    if let old = rows.updateValue(row, forKey: row.key) {
      unindex(old)
    } else if let last = keys.last, last > row.key {
      keys.insert(row.key, at: keys.partition { $0 > row.key })
    } else {
      keys.append(row.key)
    }
    for slot in columns {
      guard case .integer(let key) = row.values[slot] else { continue }
      references[slot, default: [:]][key, default: []].insertOrdered(row.key)
    }
    for index in rules.slots.indices {
      if let values = rules.values(row.values, index) { unique[index][values] = row.key }
    }
  }

  fileprivate mutating func delete(_ key: Int64) {
    guard let row = rows.removeValue(forKey: key) else { return }
    unindex(row)
    let place = keys.partition { $0 >= key }
    if place < keys.count, keys[place] == key { keys.remove(at: place) }
  }

  private mutating func unindex(_ row: StoredRow) {
    for slot in columns {
      guard case .integer(let key) = row.values[slot] else { continue }
      references[slot]?[key]?.removeAll { $0 == row.key }
    }
    for index in rules.slots.indices {
      guard let values = rules.values(row.values, index), unique[index][values] == row.key else { continue }
      unique[index][values] = nil
    }
  }
}

extension [Int64] {
  /// The place of the first key that a condition holds for, which holds for all behind it.
  fileprivate func partition(_ condition: (Int64) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if condition(self[middle]) { range = range.lowerBound..<middle } else { range = middle + 1..<range.upperBound }
    }
    return range.lowerBound
  }

  fileprivate mutating func insertOrdered(_ key: Int64) {
    if let last, last > key { insert(key, at: partition { $0 > key }) } else { append(key) }
  }
}
