/// A view's instance at one identity: a position in the tree of one scene, with what belongs to it there.
///
/// A parent owns its children; a child knows its parent. What a node subscribes to or starts ends with `tearDown()`, at the
/// latest when the node is removed.
@MainActor
package class ViewNode {
  struct Flags: OptionSet {
    let rawValue: UInt16
    static let isDirty = Flags(rawValue: 1)
    static let isRemoved = Flags(rawValue: 2)
    /// The parent gave other stored properties: a cause beside that in `cause`, and the only one that often comes with another.
    static let hasNewInput = Flags(rawValue: 4)
    /// The node is an `ElementNode`.
    static let isElement = Flags(rawValue: 8)
    /// The node says something about the elements that it contains.
    static let describesElements = Flags(rawValue: 16)
    /// The node has children whose elements stand elsewhere.
    static let ownsElsewhere = Flags(rawValue: 64)
    /// The dynamic properties of the node's value have their storage.
    static let isLinked = Flags(rawValue: 32)
    /// A node between this one and the element around it describes elements.
    static let isDescribed = Flags(rawValue: 128)
    /// The graph keeps more causes of the next evaluation.
    static let hasFurtherCauses = Flags(rawValue: 256)
    /// The node, or one above it, changes the transactions of what is below it.
    static let changesTransactions = Flags(rawValue: 512)
  }

  unowned(unsafe) let graph: ViewGraph
  private(set) unowned(unsafe) var parent: ViewNode?
  /// The place among the parent's children.
  final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(newValue) }
  }
  final var depth: Int { Int(storedDepth) }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var storedIndex: Int32
  fileprivate final let storedDepth: Int32
  /// Greater for nodes that are made later.
  final let number: UInt32
  /// Why the next evaluation will run, or why the one that runs now does.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var cause: Invalidation? = .firstAppearance
  /// The nearest scope that writes environment values for this node.
  final let environment: EnvironmentScope?
  /// Read and written only by the evaluation of this node, which runs on the main actor; the code that records a read is not
  /// isolated, since values can be read from anywhere.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) final var dependencies = DependencyList()

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var observation: ObservationScope?
  // The last one: small variables of subclasses have room behind it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var flags: Flags = []

  /// A node below `context.parent`.
  init(_ context: _NodeContext) {
    storedIndex = Int32(context.index)
    graph = context.graph
    graph.nodeCount &+= 1
    number = graph.nodeCount
    parent = context.parent
    storedDepth = context.depth
    environment = context.environment
    let around = context.flagsAround
    if around.contains(.describesElements) || (around.contains(.isDescribed) && !around.contains(.isElement)) {
      flags = .isDescribed
    }
    if around.contains(.changesTransactions) { flags.insert(.changesTransactions) }
  }

  /// The root of a graph.
  init(rootOf graph: ViewGraph, environment: EnvironmentScope?) {
    self.graph = graph
    graph.nodeCount &+= 1
    number = graph.nodeCount
    storedIndex = 0
    storedDepth = 0
    self.environment = environment
  }

  #if DEBUG
    deinit {
      let isRemoved = flags.contains(.isRemoved)
      assert(isRemoved, "A node went without having been torn down: its parent has forgotten it.")
    }
  #endif

  // MARK: What the kinds of nodes tell about themselves

  /// The children whose elements stand where this node stands, or inside its element.
  var childCount: Int { 0 }

  func child(at index: Int) -> ViewNode {
    preconditionFailure("\(type(of: self)) has no children")
  }

  /// What makes a child the same one later.
  func identity(ofChildAt index: Int) -> AnyHashable { AnyHashable(index) }

  var environmentForChildren: EnvironmentScope? { environment }

  /// The element that this node puts into the tree.
  final var element: ElementNode? {
    flags.contains(.isElement) ? unsafeDowncast(self, to: ElementNode.self) : nil
  }

  /// What this node says about an element that it contains, not inside another element. Asked only where the flags say that it
  /// describes elements.
  func effect(on element: ElementNode) -> (any ElementEffect)? { nil }

  /// Does what a person asks for with an event for this node.
  func handle(_ event: any ElementEvent) {}

  /// The transaction of the update that goes on, as the modifiers above this node leave it.
  var transaction: Transaction { parent?.transaction ?? graph.transaction }

  /// The name of the view that stands here, for messages; nil where it would tell a developer nothing.
  var viewName: String? { nil }

  /// The preference key that this node takes part in.
  var preferenceKey: ObjectIdentifier? { nil }

  /// Whether the view that stands here, as a whole, has a transition.
  var hasTransition: Bool { false }

  /// Nodes somewhere below stand in another order now.
  func contentWasReordered() {}

  /// Brings the node up to date after an invalidation.
  func evaluate() {
    preconditionFailure("\(type(of: self)) depends on nothing")
  }

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

/// Where a new node goes. Opaque to apps.
@MainActor
public struct _NodeContext {
  private let unmanagedParent: Unmanaged<ViewNode>
  let index: Int

  init(parent: ViewNode, index: Int = 0) {
    unmanagedParent = Unmanaged.passUnretained(parent)
    self.index = index
  }

  var parent: ViewNode { unmanagedParent.takeUnretainedValue() }

  // What a new node takes over, without counting references to the parent.

  fileprivate var graph: ViewGraph { withObject(of: unmanagedParent) { $0.graph } }
  fileprivate var depth: Int32 { withObject(of: unmanagedParent) { $0.storedDepth + 1 } }
  fileprivate var environment: EnvironmentScope? { withObject(of: unmanagedParent) { $0.environmentForChildren } }
  fileprivate var flagsAround: ViewNode.Flags { withObject(of: unmanagedParent) { $0.flags } }
}

/// A node, opaque to apps.
@MainActor
public struct _Node {
  let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }

  /// The node as the class that its view makes. Views get back only nodes that they made, so this checks in debug builds only.
  @inline(__always)
  func cast<Node: ViewNode>(to type: Node.Type) -> Node {
    unsafeDowncast(node, to: type)
  }
}
