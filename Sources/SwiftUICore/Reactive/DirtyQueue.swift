/// Dirty nodes, shallowest first, in the order in which they were made where the depth is the same.
///
/// It holds a reference to each node and gives it away with the node, so nothing is released in here: the last reference to a
/// node may be the last one to values of the app, and what their deinitializers change comes back to this queue.
struct DirtyQueue {
  private var buckets: ContiguousArray<ContiguousArray<Unmanaged<ReactiveNode>>> = []
  /// How many nodes of the current bucket have been handed out.
  private var taken = 0
  private var lowest = Int.max
  private var count = 0
  private var isInOrder = true

  var isEmpty: Bool { count == 0 }

  @MainActor
  mutating func insert(_ node: ReactiveNode) {
    let depth = node.depth
    while buckets.count <= depth { buckets.append([]) }
    if let last = buckets[depth].last, withObject(of: last, { $0.number }) > node.number { isInOrder = false }
    buckets[depth].append(.passRetained(node))
    count += 1
    if depth < lowest {
      compact()
      lowest = depth
    }
  }

  /// The next node. It may have been evaluated meanwhile, or have left the tree.
  @MainActor
  mutating func next() -> ReactiveNode? {
    if count == 0 { return nil }
    if !isInOrder { putInOrder() }
    if taken == buckets[lowest].count {
      buckets[lowest].removeAll(keepingCapacity: true)
      taken = 0
      repeat { lowest += 1 } while buckets[lowest].isEmpty
    }
    let node = buckets[lowest][taken]
    taken += 1
    count -= 1
    if count == 0 {
      buckets[lowest].removeAll(keepingCapacity: true)
      taken = 0
      lowest = .max
    }
    return node.takeRetainedValue()
  }

  /// Sorts a bucket: Observation calls observers in an order that differs from process to process.
  @MainActor
  private mutating func putInOrder() {
    isInOrder = true
    compact()
    for depth in buckets.indices where buckets[depth].count > 1 {
      let nodes = buckets[depth]
      // Numbers with places: quicker to sort than references.
      let order = nodes.indices.map { UInt64(withObject(of: nodes[$0]) { $0.number }) << 32 | UInt64($0) }.sorted()
      for (place, entry) in order.enumerated() { buckets[depth][place] = nodes[Int(entry & 0xFFFF_FFFF)] }
    }
  }

  /// Puts what is left of the current bucket back: a shallower node has come in.
  private mutating func compact() {
    guard taken > 0, lowest < buckets.count else { return }
    buckets[lowest].removeFirst(taken)
    taken = 0
  }
}
