import Foundation

/// What a save writes: made from the changes that wait, and checked before anything is written.
struct SavePlan {
  /// A reference to an object that is deleted, which becomes nil.
  struct Nulling {
    let record: _ModelRecord
    let property: ModelProperty
  }

  typealias StoreChange = (store: any RecordStore, changes: StoreChanges)

  private let context: ModelContext
  let inserted: [_ModelRecord]
  let changed: [_ModelRecord]
  let deleted: [_ModelRecord]
  private(set) var nullings: [Nulling] = []
  private let deletedKeys: Set<Int64>

  /// - Throws: `modelValidationFailure`, with the model and the property that do not hold.
  init(_ context: ModelContext) throws {
    self.context = context
    inserted = context.insertedModelsArray.map(\._record)
    changed = context.changedModelsArray.map(\._record)
    deleted = context.deletedModelsArray.map(\._record)
    deletedKeys = Set(deleted.map(\.key))
    try checkDenials()
    try findNullings()
    for record in inserted + changed { try check(record) }
  }

  private func failure(_ text: String) -> SwiftDataError { SwiftDataError(.modelValidationFailure, text) }

  // MARK: Checks

  private func checkDenials() throws {
    for record in deleted {
      for property in record.layout.relationships where property.relationship?.deleteRule == .deny {
        let others = property.isToMany ? record.toMany(property.slot) : [record.toOne(property.slot)].compactMap(\.self)
        guard let other = others.first(where: { !deletedKeys.contains($0._record.key) }) else { continue }
        throw failure(
          "\(record.name) cannot be deleted: its \(property.name) has \(other._record.name), and the delete rule is deny. Delete that "
            + "first, or take it out.")
      }
    }
  }

  /// The schema knows all references to a model, also one-way ones: none is left to an object that is gone.
  private mutating func findNullings() throws {
    guard !deleted.isEmpty else { return }
    let core = context.core
    for layout in core.body.schema.layouts {
      for property in layout.relationships where property.isToOne && property.isInRow {
        guard let target = property.target else { continue }
        for gone in deleted where gone.layout.type == target {
          if property.inverse?.relationship?.deleteRule == .noAction { continue }
          for record in references(to: gone, by: property, of: layout) { try add(record, property, gone) }
        }
      }
    }
  }

  private func references(to gone: _ModelRecord, by property: ModelProperty, of layout: EntityLayout) -> [_ModelRecord] {
    let stored = context.core.body.store(of: layout)?.keys(of: layout.name, slot: property.slot, referringTo: gone.key) ?? []
    let loaded = stored.compactMap { context.core.object($0, layout)?._record }
    let pending = (inserted + changed).filter { $0.layout === layout }
    var seen: Set<Int64> = []
    return (loaded + pending).filter { record in
      record.toOneLink(property.slot).link?.key == gone.key && !deletedKeys.contains(record.key)
        && seen.insert(record.key).inserted
    }
  }

  private mutating func add(_ record: _ModelRecord, _ property: ModelProperty, _ gone: _ModelRecord) throws {
    guard property.isOptional else {
      throw failure(
        "\(gone.name) cannot be deleted: \(property.fullName) of \(record.name) refers to it and is a required value. Delete that, too, "
          + "give it another one, or make the property optional.")
    }
    nullings.append(Nulling(record: record, property: property))
  }

  private func check(_ record: _ModelRecord) throws {
    for property in record.layout.relationships {
      if property.isToMany {
        try checkCount(of: property, record)
      } else if !property.isOptional {
        let link = record.toOneLink(property.slot)
        let other = record.requiredToOne(property.slot)?._record
        if !link.isMissing, let other, other.state != .dead, other.state != .free, !deletedKeys.contains(other.key) { continue }
        throw failure(
          "\(property.fullName) of \(record.name) is a required value, and there is none: set it, or make the property optional.")
      }
    }
  }

  private func checkCount(of property: ModelProperty, _ record: _ModelRecord) throws {
    let minimum = property.relationship?.minimumModelCount ?? 0
    let maximum = property.relationship?.maximumModelCount ?? 0
    guard minimum > 0 || maximum > 0, record.state == .inserted || record.changedSlots.contains(property.slot) else { return }
    let count = record.toMany(property.slot).count
    if count < minimum {
      throw failure("\(property.fullName) of \(record.name) has \(count) objects, and at least \(minimum) are needed.")
    }
    if maximum > 0, count > maximum {
      throw failure("\(property.fullName) of \(record.name) has \(count) objects, and at most \(maximum) are allowed.")
    }
  }

  // MARK: What is written

  /// The changes for each of the stores. Values are coded here, before any store is asked.
  func changes() throws -> [StoreChange] {
    var list: [StoreChange] = []
    func add(_ record: _ModelRecord, _ change: (inout StoreChanges) throws -> Void) throws {
      guard let store = context.core.body.store(of: record.layout) else { return }
      if context.core.body.isReadOnly(record.layout) {
        throw SwiftDataError(
          .modelValidationFailure, "\(record.name) cannot be saved: its configuration says allowsSave: false.")
      }
      let index = list.firstIndex { $0.store === store } ?? list.count
      if index == list.count { list.append((store, StoreChanges())) }
      try change(&list[index].changes)
    }
    for record in inserted {
      try add(record) {
        $0.insertions.append(.init(entity: record.layout.name, key: record.key, values: try values(of: record)))
        addPairs(of: record, to: &$0)
      }
    }
    var nulled = Dictionary(grouping: nullings) { ObjectIdentifier($0.record) }
    for record in changed {
      let slots = (nulled.removeValue(forKey: ObjectIdentifier(record)) ?? []).map(\.property.slot)
      try add(record) {
        try addUpdate(of: record, nulling: slots, to: &$0)
        addPairs(of: record, to: &$0)
      }
    }
    for nullings in nulled.values where nullings[0].record.state == .clean {
      try add(nullings[0].record) { try addUpdate(of: nullings[0].record, nulling: nullings.map(\.property.slot), to: &$0) }
    }
    for record in deleted {
      try add(record) { $0.deletions.append(.init(entity: record.layout.name, key: record.key)) }
    }
    return list
  }

  private func values(of record: _ModelRecord) throws -> [StoredValue] {
    try record.layout.properties.map { property in
      if property.isConstant, let model = record.model, let value = property.read(from: model) { record[property.slot] = value }
      return try value(of: property, record)
    }
  }

  private func value(of property: ModelProperty, _ record: _ModelRecord) throws -> StoredValue {
    if property.target != nil {
      guard property.isInRow, let link = record.toOneLink(property.slot).link, link.isSavable else { return .null }
      let key = link.key
      return deletedKeys.contains(key) && property.inverse?.relationship?.deleteRule != .noAction ? .null : .integer(key)
    }
    guard !property.isEphemeral, let codec = property.codec else { return .null }
    do {
      return try codec.encode(record.value(property.slot))
    } catch {
      throw failure("The value of \(property.fullName) of \(record.name) cannot be encoded: \(error)")
    }
  }

  private func addUpdate(of record: _ModelRecord, nulling slots: [Int], to changes: inout StoreChanges) throws {
    var values: [Int: StoredValue] = [:]
    for slot in record.changedSlots.union(slots) {
      let property = record.layout.properties[slot]
      guard property.isInRow, !property.isEphemeral else { continue }
      let value = slots.contains(slot) ? .null : try value(of: property, record)
      // Set back to what is stored.
      if value != record.row?.values[slot] { values[slot] = value }
    }
    if !values.isEmpty { changes.updates.append(.init(entity: record.layout.name, key: record.key, values: values)) }
  }

  private func addPairs(of record: _ModelRecord, to changes: inout StoreChanges) {
    for property in record.layout.relationships {
      guard case .pairs(let name, let isFirst) = property.storage, let links = record[property.slot] as? ToManyLinks else {
        continue
      }
      func pair(_ other: Int64) -> StoreChanges.Pair {
        StoreChanges.Pair(relation: name, first: isFirst ? record.key : other, second: isFirst ? other : record.key)
      }
      let keys = Set(links.links.filter(\.isSavable).map(\.key))
      let saved = Set(links.saved)
      for key in keys.subtracting(saved) where !deletedKeys.contains(key) { changes.newPairs.insert(pair(key)) }
      for key in saved.subtracting(keys) { changes.oldPairs.insert(pair(key)) }
    }
  }
}
