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
    var result = StoreResult()
    for (store, changes) in changes {
      let part = try store.save(changes)
      result.rows.merge(part.rows) { $1 }
      result.remapped.merge(part.remapped) { $1 }
      result.missing += part.missing
    }
    let saved = settle(plan, result)
    post(saved)
    core.body.deliver(saved, except: core.inbox)
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
    let new = plan.inserted.filter { result.remapped[$0.key] == nil }
    for record in new { record.row = result.rows[record.key] }
    for record in plan.inserted {
      guard let key = result.remapped[record.key] else { continue }
      let identifier = becomeRow(key, record, result.rows[key])
      saved.updated[identifier, default: []].formUnion(record.layout.properties.indices)
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
    for identifier in saved.inserted { saved.updated[identifier] = nil }
    return saved
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
    for identifier in saved.deleted {
      guard let model = core.registeredModel(identifier.key) else { continue }
      lose(model, identifier.key)
    }
    for (identifier, slots) in saved.updated {
      guard let model = core.registeredModel(identifier.key) else { continue }
      let record = model._record
      guard let row = core.body.store(of: record.layout)?.row(of: record.layout.name, identifier.key) else {
        lose(model, identifier.key)
        continue
      }
      withExtendedLifetime(model) { record.merge(row, changedElsewhere: slots) }
    }
    let identifiers = saved.inserted.union(saved.deleted).union(saved.updated.keys)
    touchRows(of: Set(identifiers.map(\.entityName)))
  }

  /// Another process has saved: whatever is in use is compared with its row.
  private func rereadAll() {
    for model in core.registeredModels {
      let record = model._record
      if record.state == .inserted { continue }
      if let row = core.body.store(of: record.layout)?.row(of: record.layout.name, record.key) {
        withExtendedLifetime(model) { record.merge(row, changedElsewhere: Set(record.layout.properties.indices)) }
      } else {
        lose(model, record.key)
      }
    }
    touchRows(of: Set(core.body.schema.layouts.map(\.name)))
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
