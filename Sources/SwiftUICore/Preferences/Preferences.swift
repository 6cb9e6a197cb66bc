/// Takes part in one preference key.
package struct PreferenceModifier<Key: PreferenceKey> {
  enum Role {
    /// Says the value, whatever is below.
    case value(Key.Value)
    /// Changes what comes from below.
    case transform((inout Key.Value) -> Void)
    /// Acts on what comes from below, and passes it on.
    case action((Key.Value) -> Void, areEqual: (Key.Value, Key.Value) -> Bool)
  }

  let role: Role
}

extension PreferenceModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<PreferenceModifier<Key>> {
    PreferenceNode(self, context)
  }
}

/// The part of one view in one preference key.
///
/// Each node knows the next one above it and those right below it. So a value goes from the view that says it to the one that
/// acts on it, past nothing else.
private final class PreferenceNode<Key: PreferenceKey>: PrimitiveModifierNode<PreferenceModifier<Key>> {
  /// The nodes right below. One that goes leaves a gap, and gaps are closed when they are the majority.
  private var contributors: ContiguousArray<Unmanaged<PreferenceNode<Key>>?> = []
  private var gapCount = 0
  /// So many of them are in order; those behind have come since.
  private var orderedCount = 0
  /// The next node of this key above this one, in the same window or sheet. It goes after this one.
  private unowned(unsafe) var collector: PreferenceNode<Key>?
  /// The place among its contributors.
  private var place = 0
  private var isScheduled = false
  /// What the action got last.
  private var last: Key.Value?
  private var turn = 0
  private var firings = 0

  override init(_ modifier: PreferenceModifier<Key>, _ context: _NodeContext) {
    super.init(modifier, context)
    collector = findCollector()
    collector?.add(self)
  }

  override var preferenceKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }

  private func findCollector() -> PreferenceNode<Key>? {
    var next = parent
    while let node = next {
      if node.preferenceKey == ObjectIdentifier(Key.self) { return unsafeDowncast(node, to: PreferenceNode<Key>.self) }
      if let element = node.element, element.isDetached { return nil }
      next = node.parent
    }
    return nil
  }

  override func contentDidAppear() {
    if case .action = modifier.role { schedule() }
    collector?.contributionsChanged()
  }

  override func didUpdateContent(_ newModifier: PreferenceModifier<Key>) {
    let old = modifier
    replaceModifier(with: newModifier)
    switch (old.role, newModifier.role) {
    case (.value(let old), .value(let new)):
      if !ValueComparator.of(Key.Value.self)(old, new) { collector?.contributionsChanged() }
    case (.transform, .transform): collector?.contributionsChanged()
    default: break
    }
  }

  override func contentHasMoved() {
    orderedCount = 0
    contributionsChanged()
  }

  override func tearDown() {
    collector?.remove(self)
  }

  private func add(_ contributor: PreferenceNode<Key>) {
    contributor.place = contributors.count
    contributors.append(.passUnretained(contributor))
  }

  private func remove(_ contributor: PreferenceNode<Key>) {
    contributors[contributor.place] = nil
    gapCount += 1
    if gapCount * 2 > contributors.count {
      let ordered = contributors[..<orderedCount].count { $0 != nil }
      putInPlace(contributors.filter { $0 != nil })
      orderedCount = ordered
    }
    contributionsChanged()
  }

  private func putInPlace(_ nodes: ContiguousArray<Unmanaged<PreferenceNode<Key>>?>) {
    contributors = nodes
    gapCount = 0
    for (place, node) in nodes.enumerated() { node?.takeUnretainedValue().place = place }
  }

  private func contributionsChanged() {
    guard !flags.contains(.isRemoved) else { return }
    switch modifier.role {
    case .value: break
    case .transform: collector?.contributionsChanged()
    case .action:
      schedule()
      collector?.contributionsChanged()
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.perform(in: .preferences) { [weak self] in self?.act() }
  }

  /// Two firings in one turn are the limit: an action that changes its own value would go on for ever (behaviour 151).
  private func act() {
    isScheduled = false
    guard !flags.contains(.isRemoved), case .action(let action, let areEqual) = modifier.role else { return }
    let value = reduced() ?? Key.defaultValue
    if let last, areEqual(last, value) { return }
    if turn != graph.state.turnCount {
      turn = graph.state.turnCount
      firings = 0
    }
    firings += 1
    guard firings <= 2 else { return Diagnostics.report(.preferenceLoop(key: String(describing: Key.self)), at: self) }
    extendLifetime(exchange(&last, with: value))
    action(value)
  }

  private func contribution() -> Key.Value? {
    switch modifier.role {
    case .value(let value): return value
    case .transform(let transform):
      var value = reduced() ?? Key.defaultValue
      transform(&value)
      return value
    case .action: return reduced()
    }
  }

  /// The values from below as one; nil if there is none. O(number of contributors), when their order is known.
  private func reduced() -> Key.Value? {
    if orderedCount < contributors.count { putInOrder() }
    var result: Key.Value?
    // Each is looked up anew: what the app does with values may change who contributes.
    var next = 0
    while next < contributors.count {
      let contributor = contributors[next]?.takeUnretainedValue()
      next += 1
      guard let value = contributor?.contribution() else { continue }
      if result == nil { result = value } else { Key.reduce(value: &result!) { value } }
    }
    return result
  }

  /// Puts those that have come since where they belong: their ways are compared with few of the others.
  private func putInOrder() {
    defer { orderedCount = contributors.count }
    let ordered = ContiguousArray(contributors[..<orderedCount].lazy.filter { $0 != nil })
    let new = contributors[orderedCount...].compactMap { node in
      node.map { (node: $0, way: $0.takeUnretainedValue().place(below: self)) }
    }.sorted { $0.way.lexicographicallyPrecedes($1.way) }
    if new.isEmpty { return }
    var merged: ContiguousArray<Unmanaged<PreferenceNode<Key>>?> = []
    merged.reserveCapacity(ordered.count + new.count)
    var next = ordered.startIndex
    for (node, way) in new {
      let place = firstPlace(behind: way, in: ordered, from: next)
      merged.append(contentsOf: ordered[next..<place])
      merged.append(node)
      next = place
    }
    merged.append(contentsOf: ordered[next...])
    putInPlace(merged)
  }

  /// Where the first one is that comes behind a way. O(log n) of their ways are looked at.
  private func firstPlace(
    behind way: [Int], in nodes: ContiguousArray<Unmanaged<PreferenceNode<Key>>?>, from start: Int
  ) -> Int {
    func isBehind(_ place: Int) -> Bool {
      way.lexicographicallyPrecedes(nodes[place]?.takeUnretainedValue().place(below: self) ?? [])
    }
    // Most often they come behind all the others.
    guard start < nodes.count, isBehind(nodes.count - 1) else { return nodes.count }
    var (low, high) = (start, nodes.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension View {
  /// Tells the views above a value. It replaces what comes from inside this view.
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(role: .value(value)))
  }

  /// Changes the value that comes from inside this view on its way up. Where none comes, it starts from the default.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<Key>(role: .transform(callback)))
  }

  /// Runs an action with the value that comes from inside this view.
  ///
  /// It runs once at the beginning, and then when the value differs from the one before. A third call in one turn is dropped with
  /// a warning.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    // Behaviours 150 and 151.
    modifier(PreferenceModifier<Key>(role: .action(action, areEqual: ==)))
  }
}
