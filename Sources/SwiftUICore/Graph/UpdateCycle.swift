import Foundation

/// One turn: evaluate what is dirty, run the deferred actions, again for what they changed, and hand the patches to the host.
extension ViewGraph {
  /// More passes than this in one turn are a loop: the rest waits for the next turn, so that the host stays alive.
  private static var passLimit: Int { 100 }

  /// Runs the pending turn, if there is one. Commits at most one frame. Returns whether there was anything to do.
  @discardableResult
  package func turn() -> Bool {
    guard !isTurning, !isUnmounted else { return false }
    if ExternalChanges.isWatching { StoredEntry.refreshAll() }
    turnBegins()
    let hasWork = hasPendingWork
    if hasWork { runPasses() }
    turnEnds()
    #if DEBUG
      if Self.checksBodies { checkBodies() }
    #endif
    if !frame.patches.isEmpty {
      host?.commit(frame, of: self)
      // The room stays for the next turn, unless it is much, or the host has kept the frame.
      frame.patches.removeAll(keepingCapacity: frame.patches.count <= 64)
      frame.animations = []
    }
    if hasPendingWork { requestTurn() }
    return hasWork
  }

  #if DEBUG
    /// Debug builds evaluate every body once more after each turn with `SWIFTUI_CHECKS=bodies`, in any process.
    private static let checksBodies =
      ProcessInfo.processInfo.environment["SWIFTUI_CHECKS"]?.split(separator: ",").contains("bodies") ?? false

    private func checkBodies() {
      let expected = frame
      frame = Frame()
      let unexpected = changesOfRepeatedEvaluation()
      frame = expected
      frame.patches += unexpected
      if !unexpected.isEmpty { Diagnostics.report(.unsoundBody(change: "\(unexpected[0])"), at: rootNode) }
    }
  #endif

  /// Mounts a view without an app around it.
  package func mount<Content: View>(_ view: Content) {
    mount { WindowNode(view, in: $0, environment: nil) }
  }

  /// Builds the tree with `makeRoot` and settles it, before a host has seen anything.
  func mount(_ makeRoot: (ViewGraph) -> ViewNode) {
    turnBegins()
    rowLimit = host?.rowLimit
    isEvaluating = true
    rootNode = makeRoot(self)
    isEvaluating = false
    runPasses()
    turnEnds()
    frame = Frame()
    if hasPendingWork { requestTurn() }
  }

  package var hasPendingWork: Bool {
    hasDirtyNodes || !settle.isEmpty || upstream?.hasPendingWork == true
  }

  var hasDirtyNodes: Bool { !queue.isEmpty || !deferred.isEmpty }

  private func runPasses() {
    var passes = 0
    repeat {
      upstream?.turn()
      evaluateDirtyNodes()
      runSettledActions()
      passes += 1
    } while hasPendingWork && passes < Self.passLimit
  }

  func evaluateDirtyNodes() {
    for node in deferred { queue.insert(node) }
    deferred.removeAll(keepingCapacity: true)
    hasNoChanges()
    transaction = pendingTransaction
    pendingTransaction = Transaction()
    batch += 1
    isEvaluating = true
    while let node = queue.next() { node.evaluate() }
    isEvaluating = false
  }

  /// Evaluates every body once more, though nothing asks for it: the changes that this makes, which should be none. For checks.
  package func changesOfRepeatedEvaluation() -> [Patch] {
    guard let rootNode, !isTurning, !hasDirtyNodes, frame.patches.isEmpty else { return [] }
    let recorder = recorder
    self.recorder = nil
    isTurning = true
    isEvaluating = true
    defer {
      self.recorder = recorder
      isTurning = false
      isEvaluating = false
      frame = Frame()
    }
    func repeatEvaluation(_ node: ViewNode) {
      if node is any ChangeReporter { node.evaluate() }
      node.forEachOwnedChild(repeatEvaluation)
    }
    repeatEvaluation(rootNode)
    return frame.patches
  }

  /// The deferred actions in their order: appearance and changes as they came up, then disappearances, preferences, tasks.
  func runSettledActions() {
    while let action = settle.next() { action() }
  }
}

/// Dirty nodes, shallowest first, in the order in which they were made where the depth is the same.
struct DirtyQueue {
  private var buckets: ContiguousArray<ContiguousArray<ViewNode>> = []
  /// How many nodes of the current bucket have been handed out.
  private var taken = 0
  private var lowest = Int.max
  private var count = 0
  private var isInOrder = true

  var isEmpty: Bool { count == 0 }

  @MainActor
  mutating func insert(_ node: ViewNode) {
    let depth = node.depth
    while buckets.count <= depth { buckets.append([]) }
    if let last = buckets[depth].last, last.number > node.number { isInOrder = false }
    buckets[depth].append(node)
    count += 1
    if depth < lowest {
      compact()
      lowest = depth
    }
  }

  /// The next node that is still dirty and in the tree.
  @MainActor
  mutating func next() -> ViewNode? {
    if !isInOrder { putInOrder() }
    while count > 0 {
      if taken == buckets[lowest].count {
        buckets[lowest].removeAll(keepingCapacity: true)
        taken = 0
        repeat { lowest += 1 } while buckets[lowest].isEmpty
      }
      let node = buckets[lowest][taken]
      taken += 1
      count -= 1
      if count == 0 { removeAll() }
      if node.flags.contains(.isDirty), !node.flags.contains(.isRemoved) { return node }
    }
    return nil
  }

  mutating func removeAll() {
    if lowest < buckets.count { buckets[lowest].removeAll(keepingCapacity: true) }
    if count > 0 { buckets.removeAll() }
    taken = 0
    count = 0
    lowest = .max
    isInOrder = true
  }

  /// Observation tells observers in an order that is another one in each process.
  @MainActor
  private mutating func putInOrder() {
    isInOrder = true
    compact()
    for depth in buckets.indices where buckets[depth].count > 1 {
      let nodes = buckets[depth]
      // Numbers with places: quicker to sort than references.
      let order = nodes.indices.map { UInt64(nodes[$0].number) << 32 | UInt64($0) }.sorted()
      for (place, entry) in order.enumerated() { buckets[depth][place] = nodes[Int(entry & 0xFFFF_FFFF)] }
    }
  }

  /// A shallower node came in while a bucket was being handed out: what is left of that bucket stays for later.
  private mutating func compact() {
    guard taken > 0, lowest < buckets.count else { return }
    buckets[lowest].removeFirst(taken)
    taken = 0
  }
}

/// Actions that an evaluation asks for and that run after it, each kind after the one before.
struct SettleQueue {
  typealias Action = @MainActor () -> Void

  /// `onAppear` and `onChange`, in the order in which they came up: children first, then inside out.
  private var changes = ActionList()
  private var disappearances = ActionList()
  private var preferences = ActionList()
  private var tasks = ActionList()
  /// Whether disappearances come up in their order with appearances, and not behind them.
  var disappearsInOrder = false

  var isEmpty: Bool { changes.isEmpty && disappearances.isEmpty && preferences.isEmpty && tasks.isEmpty }

  mutating func change(_ action: @escaping Action) { changes.append(action) }
  mutating func disappearance(_ action: @escaping Action) {
    if disappearsInOrder { changes.append(action) } else { disappearances.append(action) }
  }
  mutating func preference(_ action: @escaping Action) { preferences.append(action) }
  mutating func task(_ action: @escaping Action) { tasks.append(action) }

  mutating func next() -> Action? {
    changes.next() ?? disappearances.next() ?? preferences.next() ?? tasks.next()
  }

  private struct ActionList {
    private var actions: [Action] = []
    private var taken = 0

    var isEmpty: Bool { taken == actions.count }

    mutating func append(_ action: @escaping Action) { actions.append(action) }

    mutating func next() -> Action? {
      guard taken < actions.count else { return nil }
      let action = actions[taken]
      taken += 1
      if taken == actions.count {
        actions.removeAll(keepingCapacity: true)
        taken = 0
      }
      return action
    }
  }
}
