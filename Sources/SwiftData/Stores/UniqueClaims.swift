/// Which properties of an entity are unique, by themselves or together.
struct UniqueRules: Sendable {
  let entity: String
  let slots: [[Int]]
  /// How messages name them.
  let names: [String]

  init(_ layout: EntityLayout) {
    entity = layout.name
    slots = layout.uniqueSlots
    names = layout.uniqueSlots.map { $0.map { layout.properties[$0].name }.joined(separator: ", ") }
  }

  /// The values of one combination in a row; nil where one of them is missing, which collides with nothing.
  func values(_ row: [StoredValue], _ index: Int) -> [StoredValue]? {
    let values = slots[index].map { row[$0] }
    return values.isEmpty || values.contains(.null) ? nil : values
  }

  func isTouched(by update: StoreChanges.Update) -> Bool {
    slots.contains { $0.contains { update.values[$0] != nil } }
  }
}

/// Who will have which unique values when a save is done: found out before anything is written.
struct UniqueClaims {
  /// The key of the row that has these values now.
  let storedOwner: (_ rules: UniqueRules, _ index: Int, _ values: [StoredValue]) throws -> Int64?
  /// By entity, number of the combination, and values. Nil is free again.
  private var owners: [String: [Int: [[StoredValue]: Int64?]]] = [:]

  init(_ storedOwner: @escaping (UniqueRules, Int, [StoredValue]) throws -> Int64?) {
    self.storedOwner = storedOwner
  }

  /// Finds the insertions that are updates of rows that are there: from the new key to that of the row.
  ///
  /// - Throws: `modelValidationFailure`, where a row is given values that another row has.
  mutating func settle(
    _ changes: StoreChanges, rules: (String) -> UniqueRules?, values: (String, Int64) throws -> [StoredValue]?
  ) throws -> [Int64: Int64] {
    for deletion in changes.deletions {
      guard let rules = rules(deletion.entity), !rules.slots.isEmpty else { continue }
      if let row = try values(deletion.entity, deletion.key) { free(row, rules) }
    }
    let updates = changes.updates.filter { rules($0.entity)?.isTouched(by: $0) == true }
    var rows: [[StoredValue]?] = []
    for update in updates {
      let row = try values(update.entity, update.key)
      rows.append(row)
      if let row, let rules = rules(update.entity) { free(row, rules) }
    }
    for (update, row) in zip(updates, rows) {
      guard var row, let rules = rules(update.entity) else { continue }
      for (slot, value) in update.values { row[slot] = value }
      if let (index, owner) = try owner(of: row, rules), owner != update.key { throw taken(rules, index, update.key) }
      claim(row, for: update.key, rules)
    }
    var remapped: [Int64: Int64] = [:]
    for insertion in changes.insertions {
      guard let rules = rules(insertion.entity), !rules.slots.isEmpty else { continue }
      let found = try owner(of: insertion.values, rules)
      if let found {
        // It cannot be two rows at once.
        if let (index, _) = try owner(of: insertion.values, rules, except: found.owner) {
          throw taken(rules, index, insertion.key)
        }
        remapped[insertion.key] = found.owner
      }
      claim(insertion.values, for: found?.owner ?? insertion.key, rules)
    }
    return remapped
  }

  private func taken(_ rules: UniqueRules, _ index: Int, _ key: Int64) -> SwiftDataError {
    SwiftDataError(
      .modelValidationFailure,
      "Another \(rules.entity) has the same \(rules.names[index]) as \(rules.entity)/\(key), and it is unique: give one of them "
        + "another value, or delete it.")
  }

  private func owner(
    of row: [StoredValue], _ rules: UniqueRules, except own: Int64? = nil
  ) throws -> (index: Int, owner: Int64)? {
    for index in rules.slots.indices {
      guard let wanted = rules.values(row, index) else { continue }
      if let claimed = owners[rules.entity]?[index]?[wanted] {
        if let owner = claimed, owner != own { return (index, owner) }
      } else if let owner = try storedOwner(rules, index, wanted), owner != own {
        return (index, owner)
      }
    }
    return nil
  }

  private mutating func free(_ row: [StoredValue], _ rules: UniqueRules) {
    for index in rules.slots.indices {
      guard let old = rules.values(row, index) else { continue }
      owners[rules.entity, default: [:]][index, default: [:]].updateValue(nil, forKey: old)
    }
  }

  private mutating func claim(_ row: [StoredValue], for key: Int64, _ rules: UniqueRules) {
    for index in rules.slots.indices {
      guard let wanted = rules.values(row, index) else { continue }
      owners[rules.entity, default: [:]][index, default: [:]].updateValue(key, forKey: wanted)
    }
  }
}
