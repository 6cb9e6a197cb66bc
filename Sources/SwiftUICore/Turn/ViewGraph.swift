/// The owner of everything in one scene: its nodes, its pending work, its elements.
///
/// Everything in it is on the main actor, and no access to its variables encloses foreign code: that is why the hot ones do
/// without the run time's checks for exclusive access, except in debug builds. A graph is driven by a `Host`, which calls
/// `turn()` when the graph has asked for it. What a feature keeps for each graph is not in here: see `GraphFeature`.
@MainActor
package final class ViewGraph: ReactiveGraph {
  package weak var host: (any Host)?
  /// The app's graph, when this is the graph of one of its windows. Its turns come before this graph's.
  package let upstream: ViewGraph?
  /// What records evaluations for tests and tools. Nil, and free of cost, unless somebody asks.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package var recorder: EvaluationRecorder?
  var rootNode: ViewNode?
  /// Environment values that no scope writes: the host's, and each key's default once it has been read.
  let defaults = EnvironmentScope(parent: nil)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var elements = ElementTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var detached = DetachedElements()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var work = PendingWork()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var state = TurnState()
  /// The transaction of the evaluations that run now or ran last.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var transaction = Transaction()
  /// The patches of this turn so far.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var commit = Commit()
  var features = GraphFeatures()
  /// Where views are; nil for hosts that lay out by themselves.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var layout: SceneLayout?

  /// How many graphs are being evaluated, one inside the other.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private static var evaluatingCount = 0
  static var isEvaluatingAny: Bool { evaluatingCount > 0 }

  /// How many graphs have not ended.
  private(set) static var livingCount = 0

  package init(host: (any Host)?, upstream: ViewGraph? = nil) {
    Self.livingCount += 1
    self.host = host
    self.upstream = upstream
    recorder = .fromProcessEnvironment()
    super.init()
    upstream?.state.isUpstream = true
  }

  /// A graph that nobody has unmounted must still end its subscriptions: the objects that its views observe live on.
  isolated deinit {
    unmount()
  }

  // MARK: For hosts

  /// To be called before anything is mounted: places are worked out here, with what the host says of fonts and controls. Once more when another
  /// host shows the scene: the next turn lays out all of it anew.
  ///
  /// - Parameter isDrawn: Whether the host draws what is worked out: then commits tell it what has another place.
  package func lay(out context: LayoutContext, isDrawn: Bool = false) {
    if let layout { return layout.setContext(context, isDrawn: isDrawn) }
    layout = SceneLayout(of: self, context, isDrawn: isDrawn)
  }

  /// To be called before anything is mounted: what the app does when views are seen (`onAppear`, tasks, `onChange`, `onReceive`) waits
  /// until `isSeenNow()`, and never happens if the scene ends before. What decides how the scene looks, such as preferences, does not wait.
  package func waitUntilSeen() {
    work.held = []
  }

  /// Whether somebody has seen the scene, or nobody need.
  package var isSeen: Bool { work.held == nil }

  /// Somebody sees the scene from now on.
  package func isSeenNow() {
    guard let held = exchange(&work.held, with: nil), !held.isEmpty else { return }
    for (phase, action) in held { perform(in: phase, action) }
    requestTurn()
  }

  /// The whole element tree now.
  package var root: Element {
    var children: [Element] = []
    rootNode?.forEachTopElement { children.append($0.snapshot()) }
    return .root(children + detached.elements.map { $0.snapshot() }, windowContent)
  }

  /// The elements at the top of the tree, without what is below them.
  package var topElements: [ElementID] {
    var ids: [ElementID] = []
    rootNode?.forEachTopElement { ids.append($0.id) }
    return ids + detached.elements.map(\.id)
  }

  /// Handles what a person did. An event for an element that is gone, or that has no use for it, is ignored, but for the end of what a
  /// pointer does.
  package func send(_ event: any ElementEvent, to id: ElementID) {
    if let node = elements[id] {
      let before = RunningWindow.enter(self)
      defer { RunningWindow.leave(to: before) }
      node.handle(event)
    } else if let event = event as? PointerEvent {
      // Where it went down has gone; it comes up all the same.
      featureInUse(GestureArbiter.self)?.receive(event, at: nil)
    }
  }

  /// Whether anything of the update that goes on may be animated.
  var mayAnimate: Bool { !transaction.isEmpty || state.hasTransactionModifiers }

  /// How often any body was evaluated.
  package var evaluationCount: Int { state.evaluationCount }

  /// How many transactions have been evaluated so far: one or more in each turn.
  package var batchCount: Int { state.batchCount }

  /// Ends everything in the scene: subscriptions, tasks, views. `onDisappear` actions run.
  ///
  /// While nodes are evaluated, that is when they have been.
  package func unmount() {
    guard !state.isUnmounted else { return }
    if state.isEvaluating {
      state.endsAfterEvaluation = true
      return
    }
    // First of all: nothing that ends below may ask this graph for a turn.
    state.isUnmounted = true
    Self.livingCount -= 1
    hasNoChanges()
    upstream?.findAnotherHost()
    // All at once, for that is cheaper than each node taking out its own.
    elements.removeAll()
    let endedLayout = exchange(&layout, with: nil)
    endedLayout?.end()
    defaults.removeEntries()
    rootNode?.tearDownTree()
    runActions()
    commit = Commit()
    // One after the other: what is released may run code of the app.
    extendLifetime(exchange(&rootNode, with: nil))
    extendLifetime(endedLayout)
    while work.queue.next() != nil {}
    for completion in work.waiting + work.evaluated.map(\.completion) + work.motion.animating.map(\.completion) {
      completion.leave(AnimationCompletion.performSoon)
    }
    extendLifetime(exchange(&work, with: PendingWork()))
    extendLifetime(exchange(&detached, with: DetachedElements()))
    extendLifetime(exchange(&features, with: GraphFeatures()))
    extendLifetime(exchange(&transaction, with: Transaction()))
    releaseDisposed()
  }

  // MARK: For nodes

  /// Gives an id to a node that gets events.
  func register(_ node: ViewNode) -> ElementID { elements.insert(node) }
  func unregister(_ id: ElementID) { elements.remove(id) }
  func node(_ id: ElementID) -> ViewNode? { elements[id] }

  @inline(__always)
  func emit(_ patch: consuming Patch) { commit.patches.append(consume patch) }

  /// Puts a dirty node where its evaluation is due: into the queue of the evaluation that runs, if that has made it dirty, else
  /// into the next one. What changes during an evaluation without being a part of it, be it in a body or in a deinitializer,
  /// cannot hold it up.
  override func enqueue(_ node: ReactiveNode, because cause: Invalidation) {
    if state.isEvaluating, cause.isPartOfEvaluation { return work.queue.insert(node) }
    if state.isUnmounted { return }
    if state.isEvaluating { work.deferred.append(node) } else { work.queue.insert(node) }
    hasChangesNow()
    requestTurn()
  }

  override func keepFurtherCause(_ cause: Invalidation, of node: ReactiveNode) { work.note(cause, for: node) }
  override func furtherCauses(of node: ReactiveNode) -> [Invalidation] { work.furtherCauses(of: node) }
  override func forgetFurtherCauses(of node: ReactiveNode) { _ = work.takeFurtherCauses(of: node) }

  /// Runs an action in a later phase of this turn, or of the next one.
  package func perform(in phase: TurnPhase, _ action: @escaping ActionQueue.Action) { work.actions.append(action, in: phase) }

  /// The same for an action that the app's author has written for when a view is seen: that waits until the scene is.
  package func performWhenSeen(in phase: TurnPhase, _ action: @escaping ActionQueue.Action) {
    if work.held == nil { perform(in: phase, action) } else { work.held?.append((phase, action)) }
  }

  /// Releases a value of the app, whose end may do anything: at once, or after the evaluation that runs, within which a write would be
  /// refused. Such a value is exchanged first, and goes when the access to its place has ended.
  func dispose<Value>(of value: consuming Value) {
    if EvaluationScope.current != nil { work.disposed.append(value) }
  }

  // MARK: Turns

  /// Asks the host for a turn, once.
  package func requestTurn() {
    guard !state.isTurning, !state.isScheduled, !state.isUnmounted else { return }
    state.isScheduled = true
    host?.scheduleTurn(of: self)
  }

  /// The window that was to run this app's turn has closed: another one is asked.
  private func findAnotherHost() {
    guard state.isScheduled else { return }
    state.isScheduled = false
    requestTurn()
  }

  func evaluationBegins() {
    state.isEvaluating = true
    Self.evaluatingCount += 1
  }

  func evaluationEnds() {
    state.isEvaluating = false
    Self.evaluatingCount -= 1
    if !work.disposed.isEmpty { releaseDisposed() }
    if state.endsAfterEvaluation { unmount() }
  }

  private func releaseDisposed() {
    // Their deinitializers may add more.
    while !work.disposed.isEmpty {
      var released = exchange(&work.disposed, with: [])
      released.removeAll(keepingCapacity: released.count <= 64)
      if work.disposed.isEmpty { swap(&work.disposed, &released) }
    }
  }
}

extension ViewNode {
  /// Tells the host about a change, with the animation under which it happens.
  final func emit(_ patch: consuming Patch) {
    graph.emit(consume patch)
    if mayBeAnimated, let animation = animationOfChange { graph.animateLastPatch(animation) }
  }

  /// False nearly always: asking for the animation takes a walk to the root.
  final var mayBeAnimated: Bool { flags.contains(.changesTransactions) || !graph.transaction.isEmpty }

  /// The animation of what changes here in this update.
  final var animationOfChange: Animation? { transaction.animationOfChange }
}
