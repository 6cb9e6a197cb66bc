/// Conditions and orders are SQLite's.
extension SQLiteStore {
  var takesQueries: Bool { true }

  func rows(of entity: String, matching query: StoreQuery) throws -> [StoredRow] {
    guard let table = tables[entity] else { return [] }
    let source = query.ordered(entity)
    return try lock.withLock { _ in try read(table, "SELECT \(table.columns) FROM \(source.text)", source.values) }
  }

  func keys(of entity: String, matching query: StoreQuery) throws -> [Int64] {
    guard tables[entity] != nil else { return [] }
    let source = query.ordered(entity)
    let key: SQLFragment = "SELECT \(alias: .root).\"_key\" FROM \(source)"
    return try lock.withLock { _ in
      var keys: [Int64] = []
      try connection.read(key.text, key.values) { keys.append($0.integer(0)) }
      return keys
    }
  }

  func count(of entity: String, matching query: StoreQuery) throws -> Int {
    guard tables[entity] != nil else { return 0 }
    let count: SQLFragment = "SELECT count(*) FROM \(query.source(entity))"
    return try lock.withLock { _ in
      var result = 0
      try connection.read(count.text, count.values) { result = Int($0.integer(0)) }
      return result
    }
  }
}
