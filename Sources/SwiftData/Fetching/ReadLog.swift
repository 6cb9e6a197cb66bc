/// Which properties of which models a predicate and an order have read: a change of another one changes no result.
final class ReadLog {
  private var slots: [ObjectIdentifier: Set<Int>] = [:]
  /// The entities of all objects that were read.
  private(set) var entities: Set<String> = []
  // Nearly always the same few are read one after another.
  private var lastLayout: ObjectIdentifier?
  private var lastSlot = -1

  func note(_ layout: EntityLayout, _ slot: Int) {
    let type = layout.typeIdentifier
    if lastSlot == slot, lastLayout == type { return }
    (lastLayout, lastSlot) = (type, slot)
    guard slots[type, default: []].insert(slot).inserted else { return }
    entities.insert(layout.name)
    // What refers to others depends on whether they are there.
    if let target = layout.properties[slot].target { entities.insert(EntityLayout.name(of: target)) }
  }

  func hasRead(_ layout: EntityLayout, _ changed: Set<Int>) -> Bool {
    guard let read = slots[layout.typeIdentifier] else { return false }
    return !read.isDisjoint(with: changed)
  }
}
