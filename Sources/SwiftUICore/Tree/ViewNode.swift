extension ReactiveNode.Flags {
  /// The node is an `ElementNode`.
  static let isElement = Self(rawValue: 16)
  /// The node puts effects around the elements that it contains, or is an element that hands on those around it.
  static let describesElements = Self(rawValue: 32)
  /// A node between this one and the element around it puts effects around elements.
  static let isDescribed = Self(rawValue: 64)
  /// The node has children whose elements stand elsewhere.
  static let ownsElsewhere = Self(rawValue: 128)
  /// The dynamic properties of the node's value have their storage.
  static let isLinked = Self(rawValue: 256)
  /// The node, or one above it, changes the transactions of what is below it.
  static let changesTransactions = Self(rawValue: 512)
  /// The node stands on a page that may be covered, or is one.
  static let isOnPage = Self(rawValue: 1024)
  /// The node's element stands in one that has adopted it.
  static let isAdopted = Self(rawValue: 2048)
  /// The node puts effects around rows of lists: see `RowTrait`.
  static let describesRows = Self(rawValue: 4096)
  /// A node above this one does so.
  static let isInDescribedRows = Self(rawValue: 8192)
  /// What is said around a node, of which one that stands elsewhere has nothing.
  static let around: Self = [.isDescribed, .isInDescribedRows]
  /// The node is a row that something in it is pressed with, or is that.
  static let hasRowAction = Self(rawValue: 16384)
  /// The node is an element that a host has been told of.
  static let isTold = Self(rawValue: 32768)
  /// The node is an element that wants to know what is in it: see `InnerElements`.
  static let isHolder = Self(rawValue: 65536)
  /// The node is one, or a node above it is.
  static let isInHolder = Self(rawValue: 131072)
  /// The node is an element that counts in one.
  static let isCounted = Self(rawValue: 262144)
  /// What a node has from the one above it.
  static let inherited: Self = [.changesTransactions, .isOnPage, .isInDescribedRows, .isInHolder]
}

/// A view's instance at one identity: a position in the tree of one scene, with what belongs to it there.
///
/// A parent owns its children; a child knows its parent. What a node subscribes to or starts ends with `tearDown()`, at the
/// latest when the node is removed.
@MainActor
package class ViewNode: ReactiveNode {
  // Declared first: it fits into the room behind the flags.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var storedIndex: Int32
  /// The graph that it stands in.
  final var graph: ViewGraph { unsafeDowncast(owner, to: ViewGraph.self) }
  private(set) unowned(unsafe) var parent: ViewNode?
  /// The place among the parent's children.
  final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(newValue) }
  }
  /// The nearest scope that writes environment values for this node.
  final let environment: EnvironmentScope?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var observation: ObservationScope?

  /// A node below `context.parent`.
  init(_ context: _NodeContext) {
    storedIndex = Int32(context.index)
    let graph = context.graph
    graph.state.nodeCount &+= 1
    parent = context.parent
    environment = context.environment
    super.init(owner: graph, depth: context.depth, number: graph.state.nodeCount)
    let around = context.flagsAround
    if around.contains(.describesElements) || (around.contains(.isDescribed) && !around.contains(.isElement)) {
      flags = .isDescribed
    }
    flags.formUnion(around.intersection(.inherited))
  }

  /// The root of a graph.
  init(rootOf graph: ViewGraph, environment: EnvironmentScope? = nil) {
    graph.state.nodeCount &+= 1
    storedIndex = 0
    self.environment = environment
    super.init(owner: graph, depth: 0, number: graph.state.nodeCount)
  }

  // MARK: What the kinds of nodes tell about themselves

  /// The children whose elements stand where this node stands, or inside its element.
  var childCount: Int { 0 }

  func child(at index: Int) -> ViewNode {
    preconditionFailure("\(type(of: self)) has no children")
  }

  /// What identifies a child among its siblings in later evaluations.
  func identity(ofChildAt index: Int) -> AnyHashable { AnyHashable(index) }

  var environmentForChildren: EnvironmentScope? { environment }

  /// The element that this node puts into the tree.
  final var element: ElementNode? {
    flags.contains(.isElement) ? unsafeDowncast(self, to: ElementNode.self) : nil
  }

  /// The effect of this node around an element that it contains, not inside another element. Asked only where the flags say that
  /// it describes elements.
  func effect(on element: ElementNode) -> (any ElementEffect)? { nil }

  /// What of a row this node says; nil for one whose effects are around any element.
  var rowTrait: RowTrait? { nil }

  /// Adds what this node does to the layout of an element that it contains, not inside another element. Asked only where the flags say
  /// that it describes elements.
  func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    effect?.addLayoutSteps(to: &steps, in: layout)
  }

  /// The value by which what selects among rows or options knows those in this node.
  var tag: TagValue? { nil }

  /// The same for a child, where it has no tag of its own.
  func tag(ofChildAt index: Int) -> TagValue? { nil }

  /// Where the element that a child stands for is among the data that this node shows; nil for nodes that show none.
  func dataOffset(ofChildAt index: Int) -> Int? { nil }

  /// Whether an app gives what is in this node an id.
  func hasIdentity(_ id: AnyHashable) -> Bool { false }

  /// The id that an app gives what is in this node; nil for none.
  var explicitID: AnyHashable? { nil }

  /// Makes the row with an id, if this node shows such a one on demand. Returns whether it does.
  func showRow(withID id: AnyHashable) -> Bool { false }

  /// Tags somewhere below are others now. Returns whether this node has a use for them.
  func tagsChanged() -> Bool { false }

  /// Handles an event for this node.
  func handle(_ event: any ElementEvent) {}

  /// The transaction of the update that goes on, as the modifiers above this node leave it.
  var transaction: Transaction { parent?.transaction ?? graph.transaction }

  /// The name of the view that stands here, for messages; nil where it would tell a developer nothing.
  var viewName: String? { nil }

  /// The preference key that this node takes part in.
  var preferenceKey: ObjectIdentifier? { nil }

  /// Whether this node must be removed before another one takes its place (behaviour 116).
  var leavesFirst: Bool { false }

  /// Whether what is below this node is seen; nil where the nodes above it decide.
  var presence: Presence? { nil }

  /// Nodes somewhere below stand in another order now.
  func contentWasReordered() {}

  /// Nodes somewhere below are in another order among themselves than before.
  func contentHasMoved() {}

  /// The objects that this node made and owns, with what they are.
  var ownedObjects: [(name: String, object: AnyObject)] { [] }

  /// Ends everything that this node itself holds. Called once, after its children's.
  func tearDown() {}

  /// Visits every child, also those whose elements stand elsewhere.
  func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    for index in 0..<childCount { body(child(at: index)) }
  }

  // MARK: Evaluation

  /// Runs `body` as this node's evaluation: what it reads from state slots and environment becomes the node's dependencies, in
  /// place of those of the evaluation before.
  @inline(__always)
  final func recordingDependencies<Result>(_ body: () -> Result) -> Result {
    beginEvaluation()
    let previous = EvaluationScope.enter(self)
    defer {
      EvaluationScope.leave(to: previous)
      endEvaluation()
    }
    return body()
  }

  @inline(__always)
  private final func beginEvaluation() {
    flags.remove(.isDirty)
    dependencies.begin()
  }

  @inline(__always)
  private final func endEvaluation() {
    endDependencies()
    // What dirtied the node while it was evaluated counts for the next time.
    if !flags.contains(.isDirty) { forgetCauses() }
  }

  /// Runs `body` as a part of an evaluation: what it reads is added to what the evaluation before has read.
  final func keepingDependencies<Result>(_ body: () -> Result) -> Result {
    dependencies.begin()
    let previous = EvaluationScope.enter(self)
    defer {
      EvaluationScope.leave(to: previous)
      dependencies.endKeepingRest()
    }
    return body()
  }

  /// The same as `recordingDependencies`, and what `body` reads from `Observable` objects becomes a dependency too.
  final func tracking<Result>(_ type: EvaluableType, _ body: () -> Result) -> Result {
    beginEvaluation()
    let previous = EvaluationScope.enter(self)
    defer {
      EvaluationScope.leave(to: previous)
      endEvaluation()
    }
    if type.readsObservables {
      return ObservationScope.renew(&observation).track(self, body)
    }
    defer { takeUnexpectedObservation(type) }
    if type.isUnsuspected { return ObservationScope.trackUnsuspected(self, body) }
    type.evaluationsWithoutObservables += 1
    return ObservationScope.trackSuspect(self, body)
  }

  private func takeUnexpectedObservation(_ type: EvaluableType) {
    guard let scope = ObservationScope.unexpected else { return }
    ObservationScope.unexpected = nil
    type.readsObservables = true
    observation = scope
  }

  /// Removes this node and everything below it, children first. Says nothing to the host about elements: see `remove(_:)`.
  final func tearDownTree() {
    tearDownTree(graph.recorder)
  }

  private final func tearDownTree(_ recorder: EvaluationRecorder?) {
    guard !flags.contains(.isRemoved) else { return }
    if flags.contains(.ownsElsewhere) {
      forEachOwnedChild { $0.tearDownTree(recorder) }
    } else {
      for index in 0..<childCount { child(at: index).tearDownTree(recorder) }
    }
    flags.insert(.isRemoved)
    if flags.contains(.hasFurtherCauses) { graph.forgetFurtherCauses(of: self) }
    recorder?.noteRemoval(of: self)
    removeDependencies()
    observation?.end()
    observation = nil
    tearDown()
  }
}
