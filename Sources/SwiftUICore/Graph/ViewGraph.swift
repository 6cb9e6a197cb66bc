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
  @exclusivity(unchecked) package var recorder: EvaluationRecorder?
  /// Gets each run-time warning once per text and place.
  package var receiveWarning: ((String) -> Void)?
  private var reportedWarnings: Set<String> = []
  /// The tasks that views have started and that have not ended, by the node that started each.
  package private(set) var runningTasks: [TaskToken: ViewNode] = [:]
  package var title = ""

  /// Environment values that no scope writes: the host's, and each key's default once it has been read.
  let defaults = EnvironmentScope(parent: nil)
  var rootNode: ViewNode?
  @exclusivity(unchecked) var queue = DirtyQueue()
  /// Dirtied by an evaluation while it ran: for the next pass, so that a body that changes what it reads cannot hold up the turn.
  @exclusivity(unchecked) var deferred: [ViewNode] = []
  @exclusivity(unchecked) var settle = SettleQueue()
  /// What the host is to be told at the end of the turn.
  @exclusivity(unchecked) var frame = Frame()
  @exclusivity(unchecked) var isTurning = false
  /// Whether nodes are being made or evaluated, so that nothing else may be evaluated in between.
  @exclusivity(unchecked) var isEvaluating = false
  /// The transaction of the changes that wait.
  @exclusivity(unchecked) var pendingTransaction = Transaction()
  /// The transaction of the evaluations that run now or ran last.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Counts the transactions that were evaluated.
  @exclusivity(unchecked) var batch = 0
  /// Counts the evaluations of bodies.
  @exclusivity(unchecked) package internal(set) var evaluationCount = 0
  /// Counts the nodes that were made.
  @exclusivity(unchecked) var nodeCount: UInt32 = 0
  /// Counts the turns, so that limits for one turn need no resetting.
  var turnNumber = 0
  private(set) var isUnmounted = false
  /// The slots of `@SceneStorage` properties, by key and type.
  var sceneStorage: [String: AnyObject] = [:]
  /// Which rows of a list or lazy container the host shows as long as it has not asked for others; nil for all of them.
  var rowLimit: RowLimit?
  /// The state of the row that is being made again, and whose row it is.
  @exclusivity(unchecked) var restoring: (state: SavedState, owner: ViewNode)?
  /// Whether this is a window's graph, not an app's.
  let isScene: Bool
  @exclusivity(unchecked) private var isTurnScheduled = false
  /// Reasons for the evaluation of nodes that have more than one.
  @exclusivity(unchecked) private var furtherCauses: [ObjectIdentifier: [Invalidation]] = [:]
  @exclusivity(unchecked) private var elements = ElementTable()
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
  package func unmount() {
    guard !isUnmounted else { return }
    // So that no element and no reader is taken out by itself.
    elements.removeAll()
    for entry in defaults.entries { entry.forgetReaders() }
    rootNode?.tearDownTree()
    runSettledActions()
    isUnmounted = true
    rootNode = nil
    queue.removeAll()
    deferred = []
    hasNoChanges()
    frame = Frame()
    sheets = []
    sceneStorage = [:]
    runningTasks = [:]
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

  func enqueue(_ node: ViewNode) {
    if !hasDirtyNodes {
      pendingTransaction = .current
      hasChangesNow()
    }
    if EvaluationScope.current == nil { queue.insert(node) } else { deferred.append(node) }
    requestTurn()
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
    if !furtherCauses.isEmpty { furtherCauses[ObjectIdentifier(node)] = nil }
  }

  func receive(_ warning: String) {
    if let receiveWarning, reportedWarnings.insert(warning).inserted { receiveWarning(warning) }
  }

  func taskBegan(_ token: TaskToken, of node: ViewNode) {
    runningTasks[token] = node
  }

  func taskEnded(_ token: TaskToken) {
    if runningTasks.removeValue(forKey: token) != nil { host?.taskEnded(in: self) }
  }

  // MARK: Transactions

  /// The graphs with dirty nodes, nearly always none or one: a list through `nextWithChanges`.
  @exclusivity(unchecked) private static var firstWithChanges: Unmanaged<ViewGraph>?
  private unowned(unsafe) var nextWithChanges: ViewGraph?
  private var isListed = false

  private func hasChangesNow() {
    if isListed { return }
    isListed = true
    nextWithChanges = Self.firstWithChanges?.takeUnretainedValue()
    Self.firstWithChanges = Unmanaged.passUnretained(self)
  }

  func hasNoChanges() {
    guard isListed else { return }
    isListed = false
    let first = Self.firstWithChanges?.takeUnretainedValue()
    if first === self {
      Self.firstWithChanges = nextWithChanges.map { Unmanaged.passUnretained($0) }
    } else {
      var next = first
      while let graph = next, graph.nextWithChanges !== self { next = graph.nextWithChanges }
      next?.nextWithChanges = nextWithChanges
    }
    nextWithChanges = nil
  }

  /// Something will change now, in the current transaction: what waits in another one is evaluated first (behaviours 28, 29).
  static func changeIsComing() {
    guard let firstWithChanges else { return }
    // Nearly always: no reference is counted for that.
    if withObject(of: firstWithChanges, { $0.nextWithChanges == nil && $0.pendingTransaction.isCurrent }) { return }
    let current = Transaction.current
    var graphs: [ViewGraph] = []
    var next: ViewGraph? = firstWithChanges.takeUnretainedValue()
    while let graph = next {
      if !graph.pendingTransaction.isSame(as: current) { graphs.append(graph) }
      next = graph.nextWithChanges
    }
    for graph in graphs { graph.flush() }
  }

  /// Evaluates what is pending now, unless something is being evaluated already: then it has to wait.
  private func flush() {
    guard !isEvaluating else { return }
    if isTurning { evaluateDirtyNodes() } else { turn() }
  }

  /// Asks the host for a turn, once.
  package func requestTurn() {
    guard !isTurning, !isTurnScheduled, !isUnmounted else { return }
    isTurnScheduled = true
    host?.scheduleTurn(of: self)
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
