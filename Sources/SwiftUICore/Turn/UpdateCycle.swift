/// One turn, phase by phase (`TurnPhase`): evaluate what is dirty, run the actions that this has asked for, again for what they
/// changed, and commit: hand the patches to the host.
extension ViewGraph {
  /// More passes than this in one turn are a loop: the rest waits for the next turn, so that the host stays alive.
  private static var passLimit: Int { 100 }

  /// Runs the pending turn, if there is one. Commits at most once. Returns whether there was anything to do.
  @discardableResult
  package func turn() -> Bool {
    guard !state.isTurning, !state.isUnmounted else { return false }
    if !Self.preparations.isEmpty { for preparation in Self.preparations { preparation.run() } }
    turnBegins()
    let hasWork = hasPendingWork
    if hasWork { runPasses() }
    turnEnds()
    #if DEBUG
      if Self.checksBodies { checkBodies() }
    #endif
    layout?.addPlaces(to: &commit)
    if work.motion.isIncomplete { completeMotion() }
    let ends = work.evaluated.isEmpty ? [] : takeAnimationEnds()
    if !work.motion.begun.isEmpty { extendLifetime(work.motion.takeBegun()) }
    let hasRequests = !commit.requests.isEmpty
    if hasRequests {
      commitRequests()
    } else if !commit.patches.isEmpty {
      host?.commit(commit, of: self)
      commitEnds()
    }
    if !ends.isEmpty { wait(for: ends) }
    if hasPendingWork { requestTurn() }
    return hasWork || hasRequests
  }

  /// Commits with requests. What the host does for them may ask for more, which is the next commit's.
  private func commitRequests() {
    var whole = commit
    commit.requests = []
    host?.commit(whole, of: self)
    // Its patches are freed or used again below, once nobody else has them.
    whole = Commit()
    commitEnds()
  }

  private func commitEnds() {
    layout?.commitEnds()
    // The memory serves the next turn too, unless it is much or the host has kept the patches.
    commit.patches.removeAll(keepingCapacity: commit.patches.count <= 64)
    if !commit.motion.isEmpty { commit.motion = CommitMotion() }
  }

  #if DEBUG
    /// Debug builds evaluate every body once more after each turn with `SWIFTUI_CHECKS=bodies`, in any process.
    private static let checksBodies = Diagnostics.checks("bodies")

    private func checkBodies() {
      let expected = commit
      commit = Commit()
      let unexpected = changesOfRepeatedEvaluation()
      commit = expected
      commit.patches += unexpected
      if !unexpected.isEmpty { Diagnostics.report(.unsoundBody(change: "\(unexpected[0])"), at: rootNode) }
    }
  #endif

  /// Mounts a view without an app around it.
  package func mount<Content: View>(_ view: Content) {
    mount { WindowNode(view, in: $0) }
  }

  /// Builds the tree with `makeRoot` and settles it, before a host has seen anything.
  func mount(_ makeRoot: (ViewGraph) -> ViewNode) {
    turnBegins()
    evaluationBegins()
    rootNode = makeRoot(self)
    evaluationEnds()
    layout?.begin()
    runPasses()
    turnEnds()
    let ends = work.evaluated.isEmpty ? [] : takeAnimationEnds()
    forgetPatches()
    layout?.commitEnds()
    if !ends.isEmpty { wait(for: ends) }
    if hasPendingWork || !commit.requests.isEmpty { requestTurn() }
  }

  /// The host has seen nothing of them; what it is asked for stays.
  private func forgetPatches() {
    var next = Commit()
    next.requests = commit.requests
    commit = next
    forgetMotion()
  }

  package var hasPendingWork: Bool {
    !state.isUnmounted && (!work.isEmpty || layout?.needsRun == true || upstream?.hasPendingWork == true)
  }

  private func runPasses() {
    let before = RunningWindow.enter(self)
    defer { RunningWindow.leave(to: before) }
    var passes = 0
    repeat {
      upstream?.turn()
      evaluateDirtyNodes()
      layout?.run()
      passes += 1
      // What has read geometry comes before actions.
      if layout != nil, work.hasDirtyNodes, passes < Self.passLimit { continue }
      runActions()
    } while hasPendingWork && passes < Self.passLimit
    if layout != nil, passes == Self.passLimit, hasPendingWork { Diagnostics.report(.layoutLoop, at: rootNode) }
  }

  func evaluateDirtyNodes() {
    // The queue keeps each alive, so nothing is released when the list is emptied.
    for node in work.deferred { work.queue.insert(node) }
    work.deferred.removeAll(keepingCapacity: true)
    hasNoChanges()
    let previousTransaction = exchange(&transaction, with: exchange(&work.transaction, with: Transaction()))
    state.batchCount += 1
    if !work.waiting.isEmpty { work.evaluated += exchange(&work.waiting, with: []).map { ($0, state.batchCount) } }
    evaluationBegins()
    while let node = work.queue.next() {
      if node.flags.contains(.isDirty), !node.flags.contains(.isRemoved) { node.evaluate() }
    }
    evaluationEnds()
    extendLifetime(previousTransaction)
  }

  /// Evaluates every body once more, though nothing asks for it: the changes that this makes, which should be none. For checks.
  package func changesOfRepeatedEvaluation() -> [Patch] {
    guard let rootNode, !state.isTurning, !work.hasDirtyNodes, commit.patches.isEmpty else { return [] }
    let recorder = recorder
    self.recorder = nil
    state.isTurning = true
    evaluationBegins()
    defer {
      self.recorder = recorder
      evaluationEnds()
      state.isTurning = false
      forgetPatches()
    }
    func repeatEvaluation(_ node: ViewNode) {
      if node is any ChangeReporter { node.evaluate() }
      node.forEachOwnedChild(repeatEvaluation)
    }
    repeatEvaluation(rootNode)
    return commit.patches
  }

  /// The actions of the later phases, in their order.
  func runActions() {
    while let action = work.actions.next() { action() }
  }

  private func turnBegins() {
    state.isTurning = true
    state.isScheduled = false
    state.turnCount += 1
  }

  private func turnEnds() {
    state.isTurning = false
  }

  // MARK: Preparation

  private static var preparations: [(feature: ObjectIdentifier, run: @MainActor () -> Void)] = []

  /// Calls a closure at the beginning of each turn of any graph, for a feature, until the closure says that it need not be called
  /// again.
  package static func prepareTurns(for feature: Any.Type, _ preparation: @escaping @MainActor () -> Void) {
    stopPreparingTurns(for: feature)
    preparations.append((ObjectIdentifier(feature), preparation))
  }

  package static func stopPreparingTurns(for feature: Any.Type) {
    preparations.removeAll { $0.feature == ObjectIdentifier(feature) }
  }
}
