/// A reference from one object to another.
///
/// Until both are saved it keeps the other alive; after that the key is enough, and the context finds or loads the object.
struct Link {
  private(set) var savedKey: Int64
  private(set) var object: (any PersistentModel)?

  init(_ key: Int64) {
    savedKey = key
  }

  init(_ object: any PersistentModel) {
    self.object = object
    savedKey = object._record.key
  }

  /// The key of an object may change once, when it is saved and turns out to be another's.
  var key: Int64 { object?._record.key ?? savedKey }

  /// Whether there is something to be saved: not where the object was deleted before it was ever saved.
  var isSavable: Bool {
    guard let state = object?._record.state else { return true }
    return state != .free && state != .dead
  }

  /// Lets the object go.
  var weakened: Link { Link(key) }
}

/// The value of a to-one relationship.
struct ToOneLink {
  var link: Link?
  /// Whether a required object has been taken away. It stays readable until the object is saved, which fails then.
  var isMissing = false
}

/// The value of a to-many relationship, as the app has arranged it.
struct ToManyLinks {
  /// As the store has it.
  var saved: [Int64] = []
  var links: [Link] = []

  var isChanged: Bool { links.count != saved.count || zip(links, saved).contains { $0.key != $1 } }

  /// What others have stored, with what has been added and removed here since.
  func merged(over stored: [Int64]) -> ToManyLinks {
    let current = links.map(\.key)
    let removed = Set(saved).subtracting(current)
    let kept = stored.filter { !removed.contains($0) }
    let known = Set(kept)
    let before = Set(saved)
    let added = links.filter { !before.contains($0.key) && !known.contains($0.key) }
    return ToManyLinks(saved: stored, links: kept.map { Link($0) } + added)
  }
}

extension _ModelRecord {
  // MARK: Reading

  /// The other object of a to-one relationship, if it is there.
  func toOne(_ slot: Slot) -> (any PersistentModel)? {
    if state == .dead { return nil }
    guard let link = toOneLink(slot).link, let other = object(link, layout.properties[slot]) else { return nil }
    return isGone(other) ? nil : other
  }

  private func load(_ links: [Link], _ property: ModelProperty) -> [any PersistentModel] {
    guard let core, let target = property.target else { return [] }
    return core.objects(links.compactMap { $0.object == nil ? $0.savedKey : nil }, EntityLayout.of(target))
  }

  /// Deleted, whether or not that is saved: it has left.
  private func isGone(_ other: any PersistentModel) -> Bool {
    switch other._record.state {
    case .dead: true
    case .deleted: state != .deleted
    // Deleted before it was ever saved.
    case .free: core != nil
    case .inserted, .clean, .changed: false
    }
  }

  /// The object of a required relationship, whatever its state.
  func requiredToOne(_ slot: Slot) -> (any PersistentModel)? {
    toOneLink(slot).link.flatMap { object($0, layout.properties[slot]) }
  }

  /// The other objects of a to-many relationship.
  func toMany(_ slot: Slot) -> [any PersistentModel] {
    if state == .dead { return [] }
    let property = layout.properties[slot]
    let links = toManyLinks(slot).links
    // Those that are not loaded come together, and stay until they are in the result.
    let loaded = load(links, property)
    return withExtendedLifetime(loaded) {
      links.compactMap { link in
        guard let other = object(link, property) else { return nil }
        return isGone(other) ? nil : other
      }
    }
  }

  /// The same, with their type.
  func others<Other: PersistentModel>(_ slot: Slot) -> [Other] {
    if state == .dead { return [] }
    if let list: [Other] = list(slot) { return list }
    let objects = toMany(slot)
    // All are of the type that the property is declared with, and to ask each takes longer than all else.
    guard layout.properties[slot].target == Other.self else { return objects.compactMap { $0 as? Other } }
    let others = objects.map { unsafeDowncast($0, to: Other.self) }
    keepList(slot, others)
    return others
  }

  /// Adds an object at the end, where that is all that a new array does.
  ///
  /// - Returns: Whether it is.
  func appends<Other: PersistentModel>(_ slot: Slot, _ new: [Other]) -> Bool {
    guard let old: [Other] = list(slot), new.count == old.count + 1, let added = new.last,
      zip(old, new).allSatisfy({ $0 === $1 }), !old.contains(where: { $0 === added }),
      let links = self[slot] as? ToManyLinks, links.links.count == old.count
    else { return false }
    append(added, layout.properties[slot])
    keepList(slot, new)
    return true
  }

  /// All that a relationship refers to, also what is in no context yet.
  func linked(_ property: ModelProperty) -> [any PersistentModel] {
    if property.isToOne { return [requiredToOne(property.slot)].compactMap(\.self) }
    return toManyLinks(property.slot).links.compactMap { object($0, property) }
  }

  private func object(_ link: Link, _ property: ModelProperty) -> (any PersistentModel)? {
    if let object = link.object { return object }
    guard let core, let target = property.target else { return nil }
    return core.object(link.savedKey, EntityLayout.of(target))
  }

  func toOneLink(_ slot: Slot) -> ToOneLink {
    if let link = self[slot] as? ToOneLink { return link }
    let link = ToOneLink(link: storedKeys(slot).first.map { Link($0) })
    self[slot] = link
    return link
  }

  func toManyLinks(_ slot: Slot) -> ToManyLinks {
    if let links = self[slot] as? ToManyLinks { return links }
    let keys = storedKeys(slot)
    let links = ToManyLinks(saved: keys, links: keys.map { Link($0) })
    self[slot] = links
    return links
  }

  /// The keys that the store has for a relationship.
  func storedKeys(_ slot: Slot) -> [Int64] {
    guard let row, let core, let store = core.body.store(of: layout) else { return [] }
    switch layout.properties[slot].storage {
    case .column:
      if case .integer(let key) = row.values[slot] { return [key] }
      return []
    case .rows(let other): return store.keys(of: other.layout.name, slot: other.slot, referringTo: row.key)
    case .pairs(let name, let isFirst): return store.pairs(name, of: row.key, isFirst: isFirst)
    }
  }

  // MARK: Writing

  func setToOne(_ slot: Slot, _ new: (any PersistentModel)?) {
    let property = layout.properties[slot]
    let old = requiredToOne(slot)
    if old === new, !toOneLink(slot).isMissing { return }
    property.mutate(self) { self[slot] = ToOneLink(link: new.map(Link.init)) }
    noteChange(slot)
    if let inverse = property.inverse {
      if let old, old !== new { Self.removeOther(self, from: old, at: inverse) }
      if let new { Self.addOther(self, to: new, at: inverse) }
    }
    join(new)
  }

  func setToMany(_ slot: Slot, _ new: [any PersistentModel]) {
    let property = layout.properties[slot]
    let before = toManyLinks(slot)
    var keys: Set<Int64> = []
    let links = new.map(Link.init).filter { keys.insert($0.key).inserted }
    if before.links.map(\.key) == links.map(\.key) { return }
    // Who is deleted, and thus not among those that the app has seen, stays until the deletion is saved or taken back.
    let hidden = before.links.filter { !keys.contains($0.key) && isHidden($0, property) }
    let removed = before.links.filter { !keys.contains($0.key) && !isHidden($0, property) }
    let known = Set(before.links.map(\.key))
    property.mutate(self) { self[slot] = ToManyLinks(saved: before.saved, links: links + hidden) }
    noteChange(slot)
    for link in removed {
      if let inverse = property.inverse, let other = object(link, property) { Self.removeOther(self, from: other, at: inverse) }
    }
    for link in links where !known.contains(link.key) {
      if let inverse = property.inverse, let other = link.object { Self.addOther(self, to: other, at: inverse) }
      join(link.object)
    }
  }

  private func append(_ added: any PersistentModel, _ property: ModelProperty) {
    property.mutate(self) {
      // Taken out, so that it is not copied.
      guard var links = self[property.slot] as? ToManyLinks else { return }
      self[property.slot] = nil
      links.links.append(Link(added))
      self[property.slot] = links
    }
    noteChange(property.slot)
    if let inverse = property.inverse { Self.addOther(self, to: added, at: inverse) }
    join(added)
  }

  private func isHidden(_ link: Link, _ property: ModelProperty) -> Bool {
    object(link, property)?._record.state == .deleted
  }

  // An object may have been loaded just now, with nobody else to keep it: a record without its object would lose the change.

  private static func addOther(_ other: _ModelRecord, to model: any PersistentModel, at property: ModelProperty) {
    withExtendedLifetime(model) { model._record.addOther(other, at: property) }
  }

  private static func removeOther(_ other: _ModelRecord, from model: any PersistentModel, at property: ModelProperty) {
    withExtendedLifetime(model) { model._record.removeOther(other, at: property) }
  }

  /// The other side of a relationship refers to `other` now, so this side does, too.
  private func addOther(_ other: _ModelRecord, at property: ModelProperty) {
    guard let object = other.model else { return }
    if property.isToMany {
      var links = toManyLinks(property.slot)
      if links.links.contains(where: { $0.key == other.key }) { return }
      links.links.append(Link(object))
      property.mutate(self) { self[property.slot] = links }
    } else {
      let old = requiredToOne(property.slot)
      if old === object, !toOneLink(property.slot).isMissing { return }
      property.mutate(self) { self[property.slot] = ToOneLink(link: Link(object)) }
      if let old, old !== object, let inverse = property.inverse { Self.removeOther(self, from: old, at: inverse) }
    }
    noteChange(property.slot)
  }

  private func removeOther(_ other: _ModelRecord, at property: ModelProperty) {
    if property.isToMany {
      var links = toManyLinks(property.slot)
      guard let index = links.links.firstIndex(where: { $0.key == other.key }) else { return }
      links.links.remove(at: index)
      property.mutate(self) { self[property.slot] = links }
    } else {
      var link = toOneLink(property.slot)
      guard link.link?.key == other.key else { return }
      if property.isOptional { link.link = nil } else { link.isMissing = true }
      property.mutate(self) { self[property.slot] = link }
    }
    noteChange(property.slot)
  }

  /// An object that this one's list has had is gone from the store.
  func forget(_ key: Int64, at property: ModelProperty) {
    guard var links = self[property.slot] as? ToManyLinks else { return property.mutate(self) {} }
    links.links.removeAll { $0.key == key }
    links.saved.removeAll { $0 == key }
    property.mutate(self) { self[property.slot] = links }
  }

  /// Takes this object out of what refers to it, for one that was never saved and is deleted.
  func unlink() {
    for property in layout.relationships {
      guard let inverse = property.inverse else { continue }
      let others = property.isToMany ? toMany(property.slot) : [toOne(property.slot)].compactMap(\.self)
      for other in others { Self.removeOther(self, from: other, at: inverse) }
    }
  }

  /// Where one of two related objects is in a context, the other is, too.
  private func join(_ other: (any PersistentModel)?) {
    guard let other, let object = model else { return }
    if let context, other._record.context == nil {
      context.insertErased(other)
    } else if context == nil, let context = other._record.context {
      context.insertErased(object)
    }
  }

  /// What the initializer has set: the value as it was given becomes links, and the other side hears of it.
  func linkInitialValue(of property: ModelProperty) {
    let value = self[property.slot]
    if property.isToMany {
      let objects = value as? [any PersistentModel] ?? []
      self[property.slot] = ToManyLinks()
      if !objects.isEmpty { setToMany(property.slot, objects) }
    } else {
      let object = value as? any PersistentModel
      self[property.slot] = ToOneLink()
      if let object { setToOne(property.slot, object) }
    }
  }

  /// Lets go of the others, which are saved as this one is.
  func weakenLinks() {
    for property in layout.relationships {
      if property.isToMany {
        guard let links = self[property.slot] as? ToManyLinks else { continue }
        let keys = links.links.map(\.key)
        self[property.slot] = ToManyLinks(saved: keys, links: keys.map { Link($0) })
      } else if let link = self[property.slot] as? ToOneLink {
        self[property.slot] = ToOneLink(link: link.link?.weakened)
      }
    }
  }
}
