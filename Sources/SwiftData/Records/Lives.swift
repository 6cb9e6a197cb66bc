extension _ModelRecord {
  /// Lets those know who have read a relationship to this object, or one of its own: it has been marked as deleted, or taken back.
  func noteRelationships() {
    for property in layout.relationships {
      property.mutate(self) {}
      guard let inverse = property.inverse else { continue }
      let links = property.isToMany ? toManyLinks(property.slot).links : [toOneLink(property.slot).link].compactMap(\.self)
      for link in links {
        // Who is not alive has no readers.
        guard let other = link.object ?? core?.registeredModel(link.key) else { continue }
        inverse.mutate(other._record) {}
      }
    }
  }

  /// The row is gone. The object belongs to no context any more, and keeps its last values.
  func die() {
    state = .dead
    core?.unregister(key)
    core = nil
    changedSlots = []
    for property in layout.relationships { property.mutate(self) { self[property.slot] = nil } }
  }

  /// An object whose row is gone is inserted again: with its last values, and related to nobody.
  func revive() {
    keepAttributes()
    for property in layout.relationships { self[property.slot] = property.isToMany ? ToManyLinks() : ToOneLink() }
    row = nil
    changedSlots = []
  }

  /// The object is saved as it is.
  func settle(_ newRow: StoredRow?) {
    // Somebody else may have saved other properties just before.
    if let newRow { merge(newRow, changedElsewhere: []) }
    forgetNaN()
    state = .clean
    changedSlots = []
    weakenLinks()
  }

  /// A file has nil for an optional that is no number.
  private func forgetNaN() {
    for property in layout.optionalReals where row?.values[property.slot] == .null {
      guard let value = self[property.slot], (try? property.codec?.encode(value)) != .null else { continue }
      property.mutate(self) { self[property.slot] = nil }
    }
  }

  /// Back to what is stored.
  func restore() {
    let slots = changedSlots
    changedSlots = []
    state = .clean
    for slot in slots where !layout.properties[slot].isEphemeral {
      layout.properties[slot].mutate(self) { self[slot] = nil }
    }
  }

  /// Takes over what somebody else has saved. A property that was changed here stays so.
  func merge(_ newRow: StoredRow, changedElsewhere slots: Set<Int>) {
    let oldRow = row
    row = newRow
    for property in layout.properties where !property.isEphemeral {
      let slot = property.slot
      // A value that is not there has been read by nobody.
      if self[slot] == nil { continue }
      if property.isInRow {
        if oldRow?.values[slot] == newRow.values[slot] || changedSlots.contains(slot) { continue }
        property.mutate(self) { self[slot] = nil }
      } else if slots.contains(slot) {
        mergeLinks(property)
      }
    }
  }

  /// Somebody else has changed a relationship, which may have been read.
  func rereadLinks(_ property: ModelProperty) {
    if self[property.slot] != nil { mergeLinks(property) }
  }

  private func mergeLinks(_ property: ModelProperty) {
    let slot = property.slot
    let stored = storedKeys(slot)
    if property.isToMany {
      let links = toManyLinks(slot)
      if !changedSlots.contains(slot) {
        if Set(links.links.map(\.key)) != Set(stored) { property.mutate(self) { self[slot] = nil } }
        return
      }
      let merged = links.merged(over: stored)
      let isSame = merged.links.map(\.key) == links.links.map(\.key)
      if isSame { self[slot] = merged } else { property.mutate(self) { self[slot] = merged } }
    } else if !changedSlots.contains(slot), toOneLink(slot).link?.key != stored.first {
      property.mutate(self) { self[slot] = nil }
    }
  }
}
