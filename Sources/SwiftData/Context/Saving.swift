import Foundation

extension ModelContext {
  /// Posted before a context saves. The object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted when a context has saved. The object is the context; `userInfo` has sets of identifiers by `NotificationKey`.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of what `didSave` brings. Each stands in `userInfo` by itself and by its raw value.
  public enum NotificationKey: String, Hashable, Sendable {
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
    case invalidatedAllIdentifiers = "invalidatedAll"
    case queryGeneration = "queryGeneration"
  }

  /// Writes all changes that wait: all of them or none. Without any, nothing happens.
  ///
  /// Delete rules, required objects and counts are checked first. An object with a unique value that another has updates that one, and
  /// shares its identifier from then on.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure` with model, property and what to do. Then nothing is written, and all still waits.
  public func save() throws {
    receive()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    guard hasChanges else { return }
    let plan: SavePlan = try core.silently { try SavePlan(self) }
    let changes: [SavePlan.StoreChange] = try core.silently { try plan.changes() }
    let result = try write(Self.ordered(changes)[...])
    let saved = settle(plan, result)
    touchSaved(saved)
    post(saved)
    core.body.deliver(saved, except: core.inbox)
  }

  /// Memory first: it takes its changes when the files have theirs. Always in the same order, for each is locked until the last is
  /// done.
  private static func ordered(_ changes: [SavePlan.StoreChange]) -> [SavePlan.StoreChange] {
    changes.sorted { left, right in
      (left.store is MemoryStore ? 0 : 1, left.store.identifier) < (right.store is MemoryStore ? 0 : 1, right.store.identifier)
    }
  }

  /// Each store keeps what it has written when those behind it have written theirs.
  private func write(_ changes: ArraySlice<SavePlan.StoreChange>) throws -> StoreResult {
    guard let first = changes.first else { return StoreResult() }
    var others = StoreResult()
    var result = try first.store.save(first.changes) { others = try write(changes.dropFirst()) }
    result.add(others)
    return result
  }

  private func settle(_ plan: SavePlan, _ result: StoreResult) -> SavedChanges {
    var saved = SavedChanges()
    let changedSlots = plan.changed.map(\.changedSlots)
    // They go when all is done: their deinitializers are code of the app.
    let kept = (inserted, changed, deleted)
    defer { withExtendedLifetime(kept) {} }
    inserted = [:]
    changed = [:]
    deleted = [:]
    for nulling in plan.nullings where nulling.record.state != .inserted || nulling.record[nulling.property.slot] != nil {
      nulling.property.mutate(nulling.record) { nulling.record[nulling.property.slot] = ToOneLink() }
    }
    let partners = core.silently { self.partners(of: plan.deleted) }
    var left: [(PersistentIdentifier, ModelProperty)] = []
    let new = plan.inserted.filter { result.remapped[$0.key] == nil }
    for record in new { record.row = result.rows[record.key] }
    for record in plan.inserted {
      guard let key = result.remapped[record.key] else { continue }
      let identifier = becomeRow(key, record, result.rows[key])
      saved.updated[identifier, default: []].formUnion(record.layout.properties.indices)
      if let row = result.rows[key], let former = result.former[key] { left += Self.left(record.layout, former, row) }
    }
    for record in new {
      record.settle(nil)
      saved.inserted.insert(record.identifier)
    }
    for (record, slots) in zip(plan.changed, changedSlots) {
      if result.missing.contains(record.key) {
        Log.once("\(record.name) was deleted by another context; what was changed here is dropped.")
        record.die()
        continue
      }
      record.settle(result.rows[record.key])
      saved.updated[record.identifier, default: []].formUnion(slots)
    }
    for nulling in plan.nullings {
      if nulling.record.state != .dead { nulling.record.settle(result.rows[nulling.record.key]) }
      saved.updated[nulling.record.identifier, default: []].insert(nulling.property.slot)
    }
    for (record, slot) in partners { saved.updated[record.identifier, default: []].insert(slot) }
    for record in plan.deleted {
      saved.deleted.insert(record.identifier)
      record.die()
    }
    for (identifier, property) in left {
      saved.updated[identifier, default: []].insert(property.slot)
      guard let model = core.registeredModel(identifier) else { continue }
      withExtendedLifetime(model) { model._record.rereadLinks(property) }
    }
    for identifier in saved.inserted { saved.updated[identifier] = nil }
    return saved
  }

  /// The objects that a row refers to no more since an insertion has updated it, with their side of the relationship.
  private static func left(
    _ layout: EntityLayout, _ former: StoredRow, _ row: StoredRow
  ) -> [(PersistentIdentifier, ModelProperty)] {
    layout.relationships.compactMap { property in
      guard let inverse = property.inverse, property.isInRow, case .integer(let key) = former.values[property.slot],
        row.values[property.slot] != .integer(key)
      else { return nil }
      return (PersistentIdentifier(entityName: inverse.layout.name, key: key), inverse)
    }
  }

  /// The objects whose lists have had a deleted object, which leaves them now.
  private func partners(of deleted: [_ModelRecord]) -> [(_ModelRecord, Int)] {
    var partners: [(_ModelRecord, Int)] = []
    for record in deleted {
      for property in record.layout.relationships {
        guard let inverse = property.inverse, inverse.isToMany else { continue }
        let others =
          property.isToMany ? record.toManyLinks(property.slot).links : [record.toOneLink(property.slot).link].compactMap(\.self)
        for other in others {
          guard let other = other.object ?? core.registeredModel(other.key), other._record.state != .deleted else { continue }
          other._record.forget(record.key, at: inverse)
          partners.append((other._record, inverse.slot))
        }
      }
    }
    return partners
  }

  /// A new object has turned out to be that of a row that was there. Where the context has an object of it, both have one record from now
  /// on; else the new one takes the row.
  private func becomeRow(_ key: Int64, _ record: _ModelRecord, _ row: StoredRow?) -> PersistentIdentifier {
    core.unregister(record.key)
    guard let model = record.model else { return record.identifier }
    if let existing = core.registeredModel(key)?._record, existing !== record {
      existing.settle(row)
      for property in record.layout.properties {
        record.layout.properties[property.slot].mutate(record) {}
        property.mutate(existing) { existing[property.slot] = property.isEphemeral ? record[property.slot] : nil }
      }
      func share<Model: PersistentModel>(_ model: Model) { model.persistentBackingData = _ModelBackingData<Model>(existing) }
      share(model)
      if let model = existing.model { touch(model, key, nil) }
      // Queries may show it already, and are to show one.
      touch(model, record.key, nil)
      return existing.identifier
    }
    record.key = key
    record.settle(row)
    core.register(model, key)
    for property in record.layout.relationships { property.mutate(record) { record[property.slot] = nil } }
    touch(model, key, nil)
    return record.identifier
  }

  private func post(_ saved: SavedChanges) {
    var userInfo: [AnyHashable: Any] = [:]
    func add(_ key: NotificationKey, _ identifiers: Set<PersistentIdentifier>) {
      userInfo[key] = identifiers
      userInfo[key.rawValue] = identifiers
    }
    add(.insertedIdentifiers, saved.inserted)
    add(.updatedIdentifiers, Set(saved.updated.keys))
    add(.deletedIdentifiers, saved.deleted)
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: userInfo)
  }

  // MARK: Back

  /// Forgets all changes that wait: new objects belong to no context again, deleted ones are taken back, others have their stored values.
  /// Views that have read them are evaluated.
  public func rollback() {
    let kept = (inserted, changed, deleted)
    defer { withExtendedLifetime(kept) {} }
    inserted = [:]
    changed = [:]
    deleted = [:]
    for (key, model) in kept.0 {
      let record = model._record
      record.state = .free
      record.core = nil
      core.unregister(key)
      core.presenceChanged()
      touch(model, key, nil)
    }
    for (key, model) in kept.2 {
      let record = model._record
      record.restore()
      record.noteRelationships()
      touch(model, key, nil)
    }
    for (key, model) in kept.1 {
      model._record.restore()
      touch(model, key, nil)
    }
  }

  // MARK: From other contexts

  /// Takes over what other contexts have saved since the last time.
  func receive() {
    for changes in core.inbox.takeAll() { merge(changes) }
  }

  private func merge(_ saved: SavedChanges) {
    if saved.isErasure { return forgetStored() }
    if saved.isUnknown { return rereadAll() }
    var strangers: Set<String> = []
    for identifier in saved.deleted {
      if let model = core.registeredModel(identifier) {
        lose(model, identifier.key)
      } else {
        strangers.insert(identifier.entityName)
      }
    }
    for (identifier, slots) in saved.updated {
      if let model = core.registeredModel(identifier) { reread(model, slots) }
    }
    touchRows(of: strangers)
    touchObjects(saved.inserted.union(saved.updated.keys))
  }

  /// Lets queries know of what others have saved. Where it is little, object by object: then none has to be fetched again.
  private func touchObjects(_ identifiers: Set<PersistentIdentifier>) {
    guard isObserved else { return }
    var rest: Set<String> = []
    for identifier in identifiers {
      if identifiers.count <= TouchedModels.limit, let model = current(identifier) {
        touch(model, identifier.key, nil)
      } else {
        rest.insert(identifier.entityName)
      }
    }
    touchRows(of: rest)
  }

  private func current(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = core.registeredModel(identifier) { return model }
    guard let layout = core.body.schema.layout(named: identifier.entityName), let store = core.body.store(of: layout),
      let row = try? store.storedRow(of: layout.name, identifier.key)
    else { return nil }
    return try? core.object(row, layout)
  }

  /// Another process has saved: whatever is in use is compared with its row.
  private func rereadAll() {
    for model in core.registeredModels {
      let record = model._record
      if record.state == .inserted { continue }
      reread(model, Set(record.layout.properties.indices))
    }
    touchRows(of: Set(core.body.schema.layouts.map(\.name)))
  }

  /// Compares an object with its row. One whose row cannot be read stays as it is.
  private func reread(_ model: any PersistentModel, _ slots: Set<Int>) {
    let record = model._record
    guard let store = core.body.store(of: record.layout) else { return }
    do {
      guard let row = try store.storedRow(of: record.layout.name, record.key) else { return lose(model, record.key) }
      withExtendedLifetime(model) { record.merge(row, changedElsewhere: slots) }
    } catch {
      Log.once("Objects of \(record.layout.name) cannot be read again, and stay as they are: \(error)")
    }
  }

  private func lose(_ model: any PersistentModel, _ key: Int64) {
    let record = model._record
    if changed.removeValue(forKey: key) != nil {
      Log.once("\(record.name) was deleted by another context; what was changed here is dropped.")
    }
    deleted[key] = nil
    withExtendedLifetime(model) {
      record.noteRelationships()
      record.die()
    }
    touch(model, key, nil)
  }

  private func forgetStored() {
    for model in core.registeredModels where inserted[model._record.key] == nil { lose(model, model._record.key) }
    touchRows(of: Set(core.body.schema.layouts.map(\.name)))
  }
}
