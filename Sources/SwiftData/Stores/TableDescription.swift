/// The tables of a store in SQLite, as a schema wants them and as the file says that it has them.
struct StoreDescription: Codable, Equatable {
  struct Column: Codable, Equatable {
    let name: String
    /// The type in SQL.
    let type: String
    /// The entity that it refers to.
    var target: String?
  }

  struct Table: Codable, Equatable {
    let name: String
    var columns: [Column]
    /// The names of columns that are unique together.
    var unique: [[String]]
    var indices: [[String]]
  }

  var tables: [Table]
  /// The names of tables of pairs.
  var pairs: [String]

  init(_ layouts: [EntityLayout]) {
    tables = layouts.map { layout in
      func names(_ slots: [[Int]]) -> [[String]] { slots.map { $0.map { layout.properties[$0].name } } }
      let columns = layout.properties.compactMap(\.column)
      let kept = Set(columns.map(\.name))
      let references = columns.filter { $0.target != nil }.map { [$0.name] }
      return Table(
        name: layout.name, columns: columns, unique: names(layout.uniqueSlots).filter { !$0.isEmpty && kept.isSuperset(of: $0) },
        indices: references + names(layout.indexSlots).filter { !$0.isEmpty && kept.isSuperset(of: $0) })
    }
    let relationships = layouts.flatMap(\.relationships)
    pairs = Set(
      relationships.compactMap { property in
        if case .pairs(let name, true) = property.storage { return name }
        return nil
      }
    ).sorted()
  }

  func table(_ name: String) -> Table? { tables.first { $0.name == name } }

  /// The table for the pairs of a relationship: `_Post_tags` for `Post.tags`.
  static func pairTable(_ relation: String) -> String { "_" + relation.replacing(".", with: "_") }
}

extension ModelProperty {
  /// The column that has the property's values; nil for one whose values are elsewhere, or are not saved.
  var column: StoreDescription.Column? {
    if let target { return isInRow ? .init(name: name, type: "INTEGER", target: EntityLayout.name(of: target)) : nil }
    guard !isEphemeral, let codec else { return nil }
    return .init(name: name, type: codec.columnType)
  }
}
