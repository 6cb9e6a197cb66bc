/// The node of an element whose children stand elsewhere in the tree: where they have been declared.
class AdoptingNode<Content: ElementContent, Item: ElementNode>: ContentNode<Content> {
  private(set) final var items: [Item] = []
  /// Those that have ended, until hosts hear of it.
  private var gone: [ElementID] = []

  override final var adopted: [ElementNode] { items }

  /// Takes an item to a place among the others. Hosts that know this element hear of it.
  final func adopt(_ item: Item, at index: Int, isLive: Bool) {
    let sibling = index < items.endIndex ? items[index].id : nil
    items.insert(item, at: index)
    if isLive { emit(.insert(item.snapshot(), into: id, before: sibling)) }
  }

  /// Puts the items into another order. Hosts that know this element hear of those that move.
  final func arrange(_ sorted: [Item], isLive: Bool) {
    let old = Dictionary(uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
    let isUnmoved = increasingSubsequence(ContiguousArray(sorted.map { old[ObjectIdentifier($0)] ?? -1 }))
    items = sorted
    guard isLive else { return }
    // From the back to the front: what an item is put in front of is in place already.
    for index in sorted.indices.reversed() where !isUnmoved[index] {
      emit(.move(sorted[index].id, before: index + 1 < sorted.endIndex ? sorted[index + 1].id : nil))
    }
  }

  /// An item ends. Hosts hear of it later, since this element may end with it.
  final func release(_ item: Item) {
    items.removeAll { $0 === item }
    gone.append(item.id)
    guard gone.count == 1 else { return }
    graph.perform(in: .preferences) { [weak self] in
      guard let self else { return }
      let ids = exchange(&gone, with: [])
      guard !flags.contains(.isRemoved) else { return }
      for id in ids { emit(.remove(id)) }
      itemsDidGo()
    }
  }

  /// Hosts have heard that items have ended.
  func itemsDidGo() {}
}
