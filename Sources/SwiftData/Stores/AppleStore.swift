import Foundation

/// A file that Apple's SwiftData or Core Data made: what of it the models of a schema know is taken over into tables of this
/// module, in the same
/// file. Apple's tables stay in it as they are.
///
/// By names, for the file does not say in words what its columns are: the property `title` of `Book` is `ZTITLE` of `ZBOOK`, and
/// a structure has a
/// column for each of its coding keys. What cannot be told apart, or cannot be read, is as in a new object, and the log names it.
struct AppleStore {
  private let connection: SQLiteConnection
  private let layouts: [EntityLayout]
  /// The numbers of Apple's entities, and of those that they are kinds of, by name.
  private var entities: [String: (number: Int64, parent: Int64)] = [:]
  private var names: [Int64: String] = [:]

  static func isMade(in tables: [String]) -> Bool { tables.contains("Z_METADATA") && tables.contains("Z_PRIMARYKEY") }

  init(_ connection: SQLiteConnection, _ layouts: [EntityLayout]) throws {
    self.connection = connection
    self.layouts = layouts
    try connection.run("SELECT Z_NAME, Z_ENT, Z_SUPER FROM Z_PRIMARYKEY") { row in
      guard case .text(let name) = row[0], case .integer(let number) = row[1] else { return }
      let parent: Int64 = if case .integer(let parent) = row[2] { parent } else { 0 }
      entities[name] = (number, parent)
      names[number] = name
    }
  }

  /// Fills the tables, which are there and empty. In a transaction of the caller's.
  ///
  /// - Throws: `loadIssueModelContainer` with the model, where rows do not fit its rules.
  func takeOver() throws {
    for layout in layouts {
      do {
        try takeRows(of: layout)
      } catch let error as SQLiteFailure where error.isConstraint {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "\(connection.path) was made by Apple's SwiftData, and rows of \(layout.name) in it have the same values where the model says "
            + "that they are unique: take away the rule, or give another url.")
      }
    }
    for property in layouts.flatMap(\.relationships) {
      if case .pairs(let relation, isFirst: true) = property.storage { try takePairs(of: property, relation) }
    }
  }

  // MARK: Rows

  /// Rows of all models have different keys, as here everywhere, and older ones than new objects.
  private static func key(_ entity: Int64, _ row: Int64) -> Int64 { entity << 32 | row }

  private func takeRows(of layout: EntityLayout) throws {
    guard let entity = entities[layout.name], let table = table(of: layout.name) else { return }
    let reader = try AppleRows(layout, columns: try columns(of: table)) { column in
      let sql = "SELECT 1 FROM \(table.quoted) WHERE Z_ENT = ? AND \(column.quoted) IS NULL LIMIT 1"
      return try !connection.rows(sql, [.integer(entity.number)]).isEmpty
    }
    let properties = layout.properties.filter { $0.column != nil }
    let places = ["\"_key\"", "\"_rev\""] + properties.map { $0.name.quoted }
    let marks = places.map { _ in "?" }.joined(separator: ", ")
    let insert = "INSERT INTO \(layout.name.quoted) (\(places.joined(separator: ", "))) VALUES (\(marks))"
    let all = (["Z_PK"] + reader.columns).map(\.quoted).joined(separator: ", ")
    // What is shared by the rows of one run, so that each property is named once.
    var unread: Set<String> = []
    for row in try connection.rows("SELECT \(all) FROM \(table.quoted) WHERE Z_ENT = ? ORDER BY Z_PK", [.integer(entity.number)])
    {
      guard case .integer(let number) = row[0] else { continue }
      let values = Dictionary(zip(reader.columns, row.dropFirst()), uniquingKeysWith: { first, _ in first })
      let stored = properties.map { property -> StoredValue in
        if let target = property.target {
          return reference(reader.reference(property, values), to: EntityLayout.name(of: target))
        }
        if let value = reader.value(property, values) { return value }
        unread.insert(property.fullName)
        return AppleRows.newValue(of: property)
      }
      try connection.run(insert, [.integer(Self.key(entity.number, number)), .integer(1)] + stored)
    }
    for name in unread.sorted() {
      Log.always(
        "\(connection.path): \(name) cannot be read as Apple's SwiftData keeps it, in some objects: it is there as in a new one.")
    }
  }

  private func reference(_ number: Int64?, to entity: String) -> StoredValue {
    guard let number, let entity = entities[entity] else { return .null }
    return .integer(Self.key(entity.number, number))
  }

  /// The table of a model: that of the one that it is a kind of, if it is one.
  private func table(of name: String) -> String? {
    var name = name
    for _ in 0..<100 {
      guard let entity = entities[name] else { return nil }
      guard let parent = names[entity.parent], parent != name else { return "Z" + name.uppercased() }
      name = parent
    }
    return nil
  }

  private func columns(of table: String) throws -> [String] {
    try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap { row in
      if case .text(let name)? = row.first { name } else { nil }
    }
  }

  // MARK: Pairs

  /// A relationship to many has a table of pairs in Apple's file, if its inverse has many, too. Else the other row says whose it
  /// is, in a column that
  /// is there also where the model has no property for it.
  private func takePairs(of property: ModelProperty, _ relation: String) throws {
    guard let target = property.target.map(EntityLayout.name), let own = entities[property.layout.name],
      let other = entities[target]
    else { return }
    let pairs = StoreDescription.pairTable(relation).quoted
    let name = property.name.uppercased()
    func insert(from table: String, _ ownColumn: String, _ otherColumn: String) throws {
      try connection.execute(
        "INSERT OR IGNORE INTO \(pairs) (a, b) SELECT \(own.number << 32) | \(ownColumn.quoted), \(other.number << 32) | "
          + "\(otherColumn.quoted) FROM \(table.quoted) WHERE \(ownColumn.quoted) IS NOT NULL AND \(otherColumn.quoted) IS NOT NULL"
      )
    }
    if let table = table(of: target), try columns(of: table).contains("Z\(own.number)\(name)") {
      return try insert(from: table, "Z\(own.number)\(name)", "Z_PK")
    }
    guard let inverse = property.inverse?.name.uppercased() else { return }
    for table in ["Z_\(own.number)\(name)", "Z_\(other.number)\(inverse)"] {
      let (ownColumn, otherColumn) = ("Z_\(own.number)\(inverse)", "Z_\(other.number)\(name)")
      guard Set([ownColumn, otherColumn]).isSubset(of: try columns(of: table)) else { continue }
      return try insert(from: table, ownColumn, otherColumn)
    }
  }
}
