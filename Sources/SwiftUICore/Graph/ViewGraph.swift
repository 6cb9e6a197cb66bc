/// The owner of everything in one scene: its nodes, its pending work, its elements.
///
/// Everything in it is on the main actor, and no access to its variables encloses foreign code: that is why the hot ones do without
/// the run time's checks for exclusive access. A graph is driven by a `Host`, which calls `turn()` when the graph has asked for it.
@MainActor
package final class ViewGraph {
  package weak var host: (any Host)?
  /// The app's graph, when this is the graph of one of its windows. Its turns come before this graph's.
  package let upstream: ViewGraph?
  /// What the graph counts for tests and tools; nil, and then free of cost, unless somebody asks.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package var recorder: EvaluationRecorder?
  /// Gets each run-time warning once per text and place, as far as the newest ones tell.
  package var receiveWarning: ((String) -> Void)?
  private var reportedWarnings = ReportedTexts(limit: 100)
  /// The tasks that views have started and that have not ended, by the node that started each.
  package private(set) var runningTasks: [TaskToken: ViewNode] = [:]
  package var title = ""

  /// Environment values that no scope writes: the host's, and each key's default once it has been read.
  let defaults = EnvironmentScope(parent: nil)
  var rootNode: ViewNode?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var queue = DirtyQueue()
  /// Dirtied by an evaluation while it ran: for the next pass, so that a body that changes what it reads cannot hold up the turn.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var deferred: [ViewNode] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var settle = SettleQueue()
  /// What the host is to be told at the end of the turn.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var frame = Frame()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var isTurning = false
  /// Whether nodes are being made or evaluated, so that nothing else may be evaluated in between.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var isEvaluating = false
  /// How many graphs are being evaluated, one inside the other.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private static var evaluatingCount = 0
  static var isEvaluatingAny: Bool { evaluatingCount > 0 }
  /// What was let go while a node was evaluated.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var disposed: [Any] = []
  private var endsAfterEvaluation = false
  /// See `ChangedGraphs`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var placeAmongChanged = ChangedGraphs.Place()
  /// The transaction of the changes that wait.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var pendingTransaction = Transaction()
  /// The transaction of the evaluations that run now or ran last.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var transaction = Transaction()
  /// Counts the transactions that were evaluated.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var batch = 0
  /// Counts the evaluations of bodies.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package internal(set) var evaluationCount = 0
  /// Counts the nodes that were made.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var nodeCount: UInt32 = 0
  /// Counts the turns, so that limits for one turn need no resetting.
  var turnNumber = 0
  private(set) var isUnmounted = false
  /// The slots of `@SceneStorage` properties, by key and type.
  var sceneStorage: [String: AnyObject] = [:]
  /// Which rows of a list or lazy container the host shows as long as it has not asked for others; nil for all of them.
  var rowLimit: RowLimit?
  /// The state of the row that is being made again, and whose row it is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var restoring: (state: SavedState, owner: ViewNode)?
  /// Whether this is a window's graph, not an app's.
  let isScene: Bool
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var isTurnScheduled = false
  /// Reasons for the evaluation of nodes that have more than one.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var furtherCauses: [ObjectIdentifier: [Invalidation]] = [:]
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var elements = ElementTable()
  /// The presented sheets, in the order in which they came: the last elements of the root.
  private(set) var sheets: [ElementNode] = []
  private var newSheets: [ElementNode] = []
  private var sheetsBeingMade = 0

  package init(host: (any Host)?, upstream: ViewGraph? = nil, isScene: Bool = true) {
    self.host = host
    self.isScene = isScene
    self.upstream = upstream
    recorder = .fromProcessEnvironment()
  }

  /// A graph that nobody has unmounted must still end its subscriptions: the objects that its views observe live on.
  isolated deinit {
    unmount()
  }

  // MARK: For hosts

  /// The whole element tree now.
  package var root: Element {
    var children: [Element] = []
    rootNode?.forEachTopElement { children.append($0.snapshot()) }
    return .root(children + sheets.map { $0.snapshot() })
  }

  /// Handles what a person did. An event for an element that is gone, or that has no use for it, is ignored.
  package func send(_ event: any ElementEvent, to id: ElementID) {
    elements[id]?.handle(event)
  }

  /// Ends everything in the scene: subscriptions, tasks, views. `onDisappear` actions run.
  ///
  /// While nodes are evaluated, that is when they have been.
  package func unmount() {
    guard !isUnmounted else { return }
    if isEvaluating {
      endsAfterEvaluation = true
      return
    }
    // First, so that nothing that ends here asks this graph for anything.
    isUnmounted = true
    hasNoChanges()
    upstream?.findAnotherHost()
    // So that no element and no reader is taken out by itself.
    elements.removeAll()
    defaults.removeEntries()
    rootNode?.tearDownTree()
    runSettledActions()
    frame = Frame()
    // Each by itself: what goes may run code of the app.
    _ = exchange(&rootNode, with: nil)
    while queue.next() != nil {}
    _ = exchange(&deferred, with: [])
    _ = exchange(&furtherCauses, with: [:])
    _ = exchange(&sheets, with: [])
    _ = exchange(&sceneStorage, with: [:])
    _ = exchange(&runningTasks, with: [:])
    _ = exchange(&pendingTransaction, with: Transaction())
    _ = exchange(&transaction, with: Transaction())
    releaseDisposed()
  }

  // MARK: For nodes

  func register(_ node: ViewNode) -> ElementID { elements.insert(node) }
  func unregister(_ id: ElementID) { elements.remove(id) }

  /// Makes a sheet, and inserts it together with those that its content presents: an outer one before what is in it.
  func present<Sheet: ElementNode>(_ make: () -> Sheet) -> Sheet {
    sheetsBeingMade += 1
    let sheet = make()
    sheetsBeingMade -= 1
    newSheets.append(sheet)
    guard sheetsBeingMade == 0 else { return sheet }
    for sheet in newSheets.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      sheets.append(sheet)
      sheet.emit(.insert(sheet.snapshot(), into: .root, before: nil))
    }
    newSheets = []
    return sheet
  }

  func dismiss(_ sheet: ElementNode) {
    sheets.removeAll { $0 === sheet }
    sheet.emit(.remove(sheet.id))
  }

  func emit(_ patch: Patch, _ animation: Animation?) { frame.append(patch, animation) }

  /// Puts a dirty node where its evaluation is due: in the next one of this graph. What changes during an evaluation without being a
  /// part of it, be it in a body or in a deinitializer, cannot hold it up.
  func enqueue(_ node: ViewNode) {
    if isUnmounted { return }
    if isEvaluating { deferred.append(node) } else { queue.insert(node) }
    hasChangesNow()
    requestTurn()
  }

  /// Puts a node that the evaluation which runs has made dirty where this evaluation will come to it.
  func enqueueInEvaluation(_ node: ViewNode) { queue.insert(node) }

  /// Lets go of a value of the app, whose end may do anything: not while a node is evaluated.
  func dispose<Value>(of value: consuming Value) {
    if EvaluationScope.current != nil { disposed.append(value) }
  }

  func noteFurther(_ cause: Invalidation, for node: ViewNode) {
    var causes = furtherCauses[ObjectIdentifier(node), default: []]
    // More tell nobody anything.
    guard causes.count < 16 else { return }
    for known in causes where known.isSame(as: cause) { return }
    causes.append(cause)
    furtherCauses[ObjectIdentifier(node)] = causes
  }

  func furtherCauses(of node: ViewNode) -> [Invalidation] {
    furtherCauses.isEmpty ? [] : furtherCauses[ObjectIdentifier(node)] ?? []
  }

  func forgetFurtherCauses(of node: ViewNode) {
    if !furtherCauses.isEmpty { _ = furtherCauses.removeValue(forKey: ObjectIdentifier(node)) }
  }

  func receive(_ warning: String) {
    if let receiveWarning, reportedWarnings.insert(warning) { receiveWarning(warning) }
  }

  func taskBegan(_ token: TaskToken, of node: ViewNode) {
    runningTasks[token] = node
  }

  func taskEnded(_ token: TaskToken) {
    if runningTasks.removeValue(forKey: token) != nil { host?.taskEnded(in: self) }
  }

  // MARK: Turns

  /// Asks the host for a turn, once.
  package func requestTurn() {
    guard !isTurning, !isTurnScheduled, !isUnmounted else { return }
    isTurnScheduled = true
    host?.scheduleTurn(of: self)
  }

  /// The window that was to run this app's turn does not any more.
  private func findAnotherHost() {
    guard isTurnScheduled else { return }
    isTurnScheduled = false
    requestTurn()
  }

  func evaluationBegins() {
    isEvaluating = true
    Self.evaluatingCount += 1
  }

  func evaluationEnds() {
    isEvaluating = false
    Self.evaluatingCount -= 1
    if !disposed.isEmpty { releaseDisposed() }
    if endsAfterEvaluation { unmount() }
  }

  private func releaseDisposed() {
    // Their ends may lead to more.
    while !disposed.isEmpty { _ = exchange(&disposed, with: []) }
  }

  func turnBegins() {
    isTurning = true
    isTurnScheduled = false
    turnNumber += 1
  }

  func turnEnds() {
    isTurning = false
  }
}
