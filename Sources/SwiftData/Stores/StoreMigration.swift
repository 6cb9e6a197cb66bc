import Foundation

/// Makes the tables of a file those that a schema wants: without help, where nothing has to be decided. In one transaction.
struct StoreMigration {
  let connection: SQLiteConnection
  let layouts: [EntityLayout]
  private let file: StoreDescription?
  /// The same, with the names that tables get before all else.
  private let old: StoreDescription?
  private let wanted: StoreDescription
  /// Tables of models and of pairs, by their names in the file.
  private var renamed: [(from: String, to: String)] = []

  /// - Parameter old: What the file says that it has; nil for a new one.
  init(_ connection: SQLiteConnection, _ layouts: [EntityLayout], from old: StoreDescription?) {
    self.connection = connection
    self.layouts = layouts
    wanted = StoreDescription(layouts)
    file = old
    guard var old else {
      self.old = nil
      return
    }
    // SQLite does not tell names apart by their case, so such a table is the same one.
    for index in old.tables.indices where wanted.table(old.tables[index].name) == nil {
      let name = old.tables[index].name
      guard let new = wanted.tables.first(where: { $0.name.lowercased() == name.lowercased() }) else { continue }
      renamed.append((name, new.name))
      old.tables[index].name = new.name
    }
    let originals = Self.originalPairs(layouts)
    for index in old.pairs.indices where !wanted.pairs.contains(old.pairs[index]) {
      let name = old.pairs[index]
      let same = wanted.pairs.first { $0.lowercased() == name.lowercased() }
      guard let new = same ?? originals[name], !old.pairs.contains(new) else { continue }
      renamed.append((StoreDescription.pairTable(name), StoreDescription.pairTable(new)))
      old.pairs[index] = new
    }
    self.old = old
  }

  /// The names of relationships that have pairs, by those that they had before.
  private static func originalPairs(_ layouts: [EntityLayout]) -> [String: String] {
    var names: [String: String] = [:]
    for property in layouts.flatMap(\.relationships) {
      guard case .pairs(let name, isFirst: true) = property.storage, let original = property.relationship?.originalName else {
        continue
      }
      names["\(property.layout.name).\(original)"] = name
    }
    return names
  }

  var isNeeded: Bool { file != wanted }

  /// Whether something is taken away or converted, so that a copy is wanted.
  var isLossy: Bool {
    guard let old else { return false }
    return old.tables.contains { table in
      guard let new = wanted.table(table.name) else { return true }
      return table.columns.contains { column in
        new.columns.first { $0.name == column.name }.map { $0.isOfOtherType(than: column) } ?? true
      }
    } || !Set(old.pairs).isSubset(of: wanted.pairs)
  }

  private func failure(_ text: String) -> SwiftDataError {
    SwiftDataError(.loadIssueModelContainer, "\(connection.path) cannot be migrated: \(text)")
  }

  /// - Throws: `loadIssueModelContainer` with entity and property, where the rows do not fit; then the file is as it was.
  func run() throws {
    // They are made anew below, and columns with an index cannot go.
    let indices = try connection.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    for case .text(let name)? in indices.map(\.first) { try connection.execute("DROP INDEX \(name.quoted)") }
    for (from, to) in renamed {
      // SQLite refuses a name that differs in case alone.
      let interim = "_new_\(to)".quoted
      try connection.execute("ALTER TABLE \(from.quoted) RENAME TO \(interim)")
      try connection.execute("ALTER TABLE \(interim) RENAME TO \(to.quoted)")
    }
    for relation in wanted.pairs where old?.pairs.contains(relation) != true { try makePairs(relation) }
    for layout in layouts {
      if let table = old?.table(layout.name) { try change(table, layout) } else { try make(layout) }
    }
    for table in old?.tables ?? [] where wanted.table(table.name) == nil { try retire(table.name) }
    for relation in old?.pairs ?? [] where !wanted.pairs.contains(relation) { try retire(StoreDescription.pairTable(relation)) }
    try makeIndices()
  }

  // MARK: Tables

  private func makePairs(_ relation: String) throws {
    let table = StoreDescription.pairTable(relation).quoted
    try connection.execute("CREATE TABLE \(table) (a INTEGER NOT NULL, b INTEGER NOT NULL, PRIMARY KEY (a, b)) WITHOUT ROWID")
  }

  private func make(_ layout: EntityLayout) throws {
    let columns = layout.properties.compactMap(\.column).map { "\($0.name.quoted) \($0.type)" }
    let all = ["\"_key\" INTEGER PRIMARY KEY", "\"_rev\" INTEGER NOT NULL"] + columns
    try connection.execute("CREATE TABLE \(layout.name.quoted) (\(all.joined(separator: ", ")))")
  }

  /// A model or a relationship that is gone: a typo loses no data.
  private func retire(_ table: String) throws {
    if try count("SELECT count(*) FROM \(table.quoted)") == 0 { return try connection.execute("DROP TABLE \(table.quoted)") }
    var name = "_old_\(table)"
    while try count("SELECT count(*) FROM sqlite_master WHERE name = ?", [.text(name)]) > 0 { name += "_" }
    try connection.execute("ALTER TABLE \(table.quoted) RENAME TO \(name.quoted)")
    Log.always("\(connection.path): \(table) is no longer in the schema; its rows are kept in the table \(name).")
  }

  private func count(_ sql: String, _ values: [StoredValue] = []) throws -> Int64 {
    if case .integer(let count)? = try connection.rows(sql, values).first?.first { return count }
    return 0
  }

  private func makeIndices() throws {
    for table in wanted.tables {
      for columns in table.unique {
        do {
          try makeIndex("UNIQUE INDEX", "unique", table.name, columns)
        } catch let error as SQLiteFailure where error.isConstraint {
          throw failure("rows of \(table.name) have the same \(columns.joined(separator: ", ")), which is unique now.")
        }
      }
      for columns in table.indices { try makeIndex("INDEX", "index", table.name, columns) }
    }
    for relation in wanted.pairs {
      let table = StoreDescription.pairTable(relation)
      try connection.execute("CREATE INDEX \((table + "_reversed").quoted) ON \(table.quoted) (b, a)")
    }
  }

  private func makeIndex(_ kind: String, _ word: String, _ table: String, _ columns: [String]) throws {
    let name = "_\(word)_\(table)_\(columns.joined(separator: "_"))".quoted
    let list = columns.map(\.quoted).joined(separator: ", ")
    try connection.execute("CREATE \(kind) IF NOT EXISTS \(name) ON \(table.quoted) (\(list))")
  }

  // MARK: Columns

  private func change(_ table: StoreDescription.Table, _ layout: EntityLayout) throws {
    let name = layout.name.quoted
    var before = table.columns
    let names = Set(layout.properties.map(\.name))
    for property in layout.properties {
      let original = property.attribute?.originalName ?? property.relationship?.originalName ?? ""
      guard let wanted = property.column else {
        try takeLinks(of: property, from: &before, original)
        continue
      }
      // SQLite does not tell names apart by their case, so such a column is the same one.
      func isFormer(_ column: StoreDescription.Column) -> Bool {
        !names.contains(column.name) && (column.name == original || column.name.lowercased() == wanted.name.lowercased())
      }
      if !before.contains(where: { $0.name == wanted.name }), let index = before.firstIndex(where: isFormer) {
        try connection.execute("ALTER TABLE \(name) RENAME COLUMN \(before[index].name.quoted) TO \(wanted.name.quoted)")
        before[index].name = wanted.name
      }
      let former = before.first { $0.name == wanted.name }
      if let column = former, (column.target == nil) == (wanted.target == nil) {
        if wanted.isOfOtherType(than: column) { try convert(property, column, wanted, in: name) }
      } else {
        if let column = before.first(where: { $0.name == wanted.name }) {
          try connection.execute("ALTER TABLE \(name) DROP COLUMN \(column.name.quoted)")
        }
        try connection.execute("ALTER TABLE \(name) ADD COLUMN \(wanted.name.quoted) \(wanted.type)")
        try takePairs(for: property, in: name)
      }
      try fill(property, wanted, wasOptional: former?.isOptional == true, in: name)
    }
    let kept = Set(layout.properties.compactMap(\.column).map(\.name))
    for column in before where !kept.contains(column.name) {
      try connection.execute("ALTER TABLE \(name) DROP COLUMN \(column.name.quoted)")
    }
  }

  /// Gives rows without a value the one of the declaration.
  private func fill(
    _ property: ModelProperty, _ column: StoreDescription.Column, wasOptional: Bool, in table: String
  ) throws {
    if property.isOptional && property.defaultValue() == nil { return }
    // NULL is a number, too: none.
    if column.type == "REAL" && !isNew(property) && !wasOptional { return }
    let isMissing = "\(column.name.quoted) IS NULL"
    if property.isOptional, !isNew(property) { return }
    let missing = try count("SELECT count(*) FROM \(table) WHERE \(isMissing)")
    if missing == 0 { return }
    guard let value = property.defaultValue(), let codec = property.codec else {
      throw failure("missing default for \(property.fullName): \(missing) rows have no value, and it is not optional.")
    }
    try connection.run("UPDATE \(table) SET \(column.name.quoted) = ? WHERE \(isMissing)", [try codec.encode(value)])
  }

  private func isNew(_ property: ModelProperty) -> Bool {
    let original = property.attribute?.originalName ?? ""
    return old?.table(property.layout.name)?.columns.contains {
      $0.name.lowercased() == property.name.lowercased() || $0.name == original
    } != true
  }

  /// Values of another type, where none loses anything.
  private func convert(
    _ property: ModelProperty, _ former: StoreDescription.Column, _ column: StoreDescription.Column, in table: String
  ) throws {
    var misfits = 0
    var updates: [(StoredValue, StoredValue)] = []
    try connection.run("SELECT \"_key\", \(column.name.quoted) FROM \(table)") { row in
      if row[1] == .null { return }
      if let value = Self.converted(row[1], from: former.valueType, to: column), property.canDecode(value) {
        updates.append((row[0], value))
      } else {
        misfits += 1
      }
    }
    if misfits > 0 {
      throw failure("\(misfits) values of \(property.fullName) do not fit its new type \(property.valueType).")
    }
    let interim = "_new_\(column.name)".quoted
    try connection.execute("ALTER TABLE \(table) ADD COLUMN \(interim) \(column.type)")
    for (key, value) in updates { try connection.run("UPDATE \(table) SET \(interim) = ? WHERE \"_key\" = ?", [value, key]) }
    try connection.execute("ALTER TABLE \(table) DROP COLUMN \(column.name.quoted)")
    try connection.execute("ALTER TABLE \(table) RENAME COLUMN \(interim) TO \(column.name.quoted)")
  }

  private static let unsigned: Set<String> = ["UInt", "UInt64"]

  /// Half of the values of unsigned numbers are kept as negative ones.
  private static func converted(
    _ value: StoredValue, from former: String?, to column: StoreDescription.Column
  ) -> StoredValue? {
    guard case .integer(let number) = value, number < 0, let former else { return converted(value, to: column.type) }
    switch (unsigned.contains(former), unsigned.contains(column.valueType ?? "")) {
    case (true, true), (false, false): return converted(value, to: column.type)
    case (true, false): return column.type == "TEXT" ? .text("\(UInt64(bitPattern: number))") : nil
    case (false, true): return nil
    }
  }

  static func converted(_ value: StoredValue, to type: String) -> StoredValue? {
    switch (value, type) {
    case (.integer, "INTEGER"), (.real, "REAL"), (.text, "TEXT"), (.data, "BLOB"): value
    case (.integer(let number), "REAL"): Int64(exactly: Double(number)) == number ? .real(Double(number)) : nil
    case (.real(let number), "INTEGER"): Int64(exactly: number).map { .integer($0) }
    case (.integer(let number), "TEXT"): .text("\(number)")
    case (.real(let number), "TEXT"): .text("\(number)")
    case (.data(let data), "TEXT"): UUID(stored: .data(data)).map { .text($0.uuidString) }
    default: nil
    }
  }

  // MARK: Relationships

  /// A to-one relationship has become a to-many one: its links become pairs.
  private func takeLinks(of property: ModelProperty, from columns: inout [StoreDescription.Column], _ original: String) throws {
    guard case .pairs(let relation, let isFirst) = property.storage,
      let column = columns.first(where: { $0.target != nil && ($0.name == property.name || $0.name == original) })
    else { return }
    let parts = isFirst ? "(a, b)" : "(b, a)"
    let name = column.name.quoted
    try connection.execute(
      "INSERT OR IGNORE INTO \(StoreDescription.pairTable(relation).quoted) \(parts) "
        + "SELECT \"_key\", \(name) FROM \(property.layout.name.quoted) WHERE \(name) IS NOT NULL")
  }

  /// A to-many relationship has become a to-one one: no row may have had two links.
  private func takePairs(for property: ModelProperty, in table: String) throws {
    guard property.isToOne, old?.pairs.contains(property.fullName) == true else { return }
    let pairs = StoreDescription.pairTable(property.fullName).quoted
    let several = try count("SELECT count(*) FROM (SELECT a FROM \(pairs) GROUP BY a HAVING count(*) > 1)")
    if several > 0 { throw failure("\(several) rows have several objects in \(property.fullName), which is for one now.") }
    try connection.execute(
      "UPDATE \(table) SET \(property.name.quoted) = (SELECT b FROM \(pairs) WHERE a = \(table).\"_key\")")
    try connection.execute("DELETE FROM \(pairs)")
  }
}
