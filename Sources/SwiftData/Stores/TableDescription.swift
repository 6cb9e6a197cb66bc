/// The tables of a store in SQLite, as a schema wants them and as the file says that it has them.
struct StoreDescription: Codable, Equatable {
  struct Column: Codable, Equatable {
    var name: String
    /// The type in SQL.
    let type: String
    /// The entity that it refers to.
    var target: String?
    /// Whether nil can be meant. Nil in files of older builds, which do not say it.
    var isOptional: Bool?
    /// The type in Swift of what is written, for an attribute. Nil in files of older builds.
    var valueType: String?

    /// Whether the column of a file, as far as that is known, is this one.
    func fits(_ file: Column) -> Bool {
      name == file.name && type == file.type && target == file.target && (file.isOptional == nil || isOptional == file.isOptional)
        && (file.valueType == nil || valueType == file.valueType)
    }

    /// Whether values of the file's column may mean something else in this one.
    func isOfOtherType(than file: Column) -> Bool {
      type != file.type || file.valueType != nil && valueType != nil && valueType != file.valueType
    }
  }

  struct Table: Codable, Equatable {
    var name: String
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

  /// Whether a file has all columns of this schema, and perhaps more.
  func canRead(_ file: StoreDescription) -> Bool {
    tables.allSatisfy { table in
      guard let other = file.table(table.name) else { return false }
      return table.columns.allSatisfy { column in other.columns.contains { column.fits($0) } }
    } && Set(pairs).isSubset(of: file.pairs)
  }

  /// Whether a file has the columns of this version in those tables that are known to both.
  func isVersion(of file: StoreDescription) -> Bool {
    let known = file.tables.filter { table($0.name) != nil }
    return !known.isEmpty
      && known.allSatisfy { other in
        let columns = table(other.name)?.columns ?? []
        return columns.count == other.columns.count && columns.allSatisfy { column in other.columns.contains { column.fits($0) } }
      }
  }

  /// Whether a file has the tables of this version, and no others.
  func isExactly(_ file: StoreDescription) -> Bool {
    Set(tables.map(\.name)) == Set(file.tables.map(\.name)) && pairs == file.pairs && isVersion(of: file)
  }

  func table(_ name: String) -> Table? { tables.first { $0.name == name } }

  /// The table for the pairs of a relationship: `_Post_tags` for `Post.tags`.
  static func pairTable(_ relation: String) -> String { "_" + relation.replacing(".", with: "_") }
}

extension ModelProperty {
  /// The column that has the property's values; nil for one whose values are elsewhere, or are not saved.
  var column: StoreDescription.Column? {
    if let target { return isInRow ? column(of: target) : nil }
    guard !isEphemeral, let codec else { return nil }
    return .init(name: name, type: codec.columnType, isOptional: isOptional, valueType: codec.storedType)
  }

  private func column(of target: any PersistentModel.Type) -> StoreDescription.Column {
    .init(name: name, type: "INTEGER", target: EntityLayout.name(of: target), isOptional: isOptional)
  }
}

extension ModelProperty {
  /// Whether a stored value is one of the property's type.
  func canDecode(_ value: StoredValue) -> Bool {
    guard let codec else { return true }
    return (try? codec.decode(value)) != nil
  }
}
