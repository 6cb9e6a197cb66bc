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
    if !patches.isEmpty {
      host?.commit(Frame(patches: patches), of: self)
      // The room stays for the next turn, unless it is much, or the host has kept the frame.
      patches.removeAll(keepingCapacity: patches.count <= 64)
    }
    if hasPendingWork { requestTurn() }
    return hasWork
  }

  #if DEBUG
    /// Debug builds evaluate every body once more after each turn with `SWIFTUI_CHECKS=bodies`, in any process.
    private static let checksBodies =
      ProcessInfo.processInfo.environment["SWIFTUI_CHECKS"]?.split(separator: ",").contains("bodies") ?? false

    private func checkBodies() {
      let expected = patches
      patches = []
      let unexpected = changesOfRepeatedEvaluation()
      patches = expected + unexpected
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
    evaluationBegins()
    rootNode = makeRoot(self)
    evaluationEnds()
    runPasses()
    turnEnds()
    patches = []
    if hasPendingWork { requestTurn() }
  }

  package var hasPendingWork: Bool {
    !isUnmounted && (hasDirtyNodes || !settle.isEmpty || upstream?.hasPendingWork == true)
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
    // The queue has a reference to each, too.
    for node in deferred { queue.insert(node) }
    deferred.removeAll(keepingCapacity: true)
    hasNoChanges()
    let previousTransaction = exchange(&transaction, with: exchange(&pendingTransaction, with: Transaction()))
    batch += 1
    evaluationBegins()
    while let node = queue.next() {
      if node.flags.contains(.isDirty), !node.flags.contains(.isRemoved) { node.evaluate() }
    }
    evaluationEnds()
    extendLifetime(previousTransaction)
  }

  /// Evaluates every body once more, though nothing asks for it: the changes that this makes, which should be none. For checks.
  package func changesOfRepeatedEvaluation() -> [Patch] {
    guard let rootNode, !isTurning, !hasDirtyNodes, patches.isEmpty else { return [] }
    let recorder = recorder
    self.recorder = nil
    isTurning = true
    evaluationBegins()
    defer {
      self.recorder = recorder
      evaluationEnds()
      isTurning = false
      patches = []
    }
    func repeatEvaluation(_ node: ViewNode) {
      if node is any ChangeReporter { node.evaluate() }
      node.forEachOwnedChild(repeatEvaluation)
    }
    repeatEvaluation(rootNode)
    return patches
  }

  /// The deferred actions in their order: appearance and changes as they came up, then disappearances, preferences, tasks.
  func runSettledActions() {
    while let action = settle.next() { action() }
  }
}
