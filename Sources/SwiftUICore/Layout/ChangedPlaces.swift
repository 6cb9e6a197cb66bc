/// What has another place or size since the last commit, for hosts that draw what is laid out.
@MainActor
struct ChangedPlaces {
  private var nodes: ContiguousArray<LayoutNode> = []
  /// The animations under which it moves, by the ids of the elements. Empty nearly always.
  private var movements: [UInt32: Animation] = [:]
  /// Nodes are others for elements that the host has drawn already.
  var isRenewed = false

  var isEmpty: Bool { nodes.isEmpty }

  /// Notes what has moved in the update that goes on.
  mutating func add(_ moved: some Collection<LayoutNode>, in graph: ViewGraph) {
    nodes += moved
    if graph.mayAnimate { for node in moved { noteMovements(of: node, in: graph) } }
  }

  /// What moves does so in the transaction that reaches it now: those of later passes of a turn are others.
  private mutating func noteMovements(of node: LayoutNode, in graph: ViewGraph) {
    Self.forEachPart(of: node) { part in
      if let element = graph.elementNode(ElementID(part.id)), element.mayBeAnimated, let animation = element.animationOfChange {
        movements[part.id] = animation
        if graph.work.waitsForMotion { graph.work.motion.begin(animation, in: graph) }
      }
    }
  }

  /// Visits what stands elsewhere with a node.
  private static func forEachPart(of node: LayoutNode, _ body: (LayoutNode) -> Void) {
    body(node)
    // They stand in the boxes of its modifiers.
    for layer in node.layers { body(layer) }
    // Another one of them is seen.
    if node is FittingNode { for child in node.children { body(child) } }
  }

  /// Adds them to a commit, and gives back the nodes, to be released when nothing here is in use.
  mutating func addPlaces(to commit: inout Commit) -> ContiguousArray<LayoutNode> {
    var ids: Set<UInt32> = []
    for node in nodes {
      Self.forEachPart(of: node) { part in
        // What has not been drawn comes with its place.
        guard !part.isRemoved, part.id != 0, part.hostNote != 0 || isRenewed, ids.insert(part.id).inserted else { return }
        commit.patches.append(.place(ElementID(part.id)))
        if !movements.isEmpty, let animation = movements[part.id] { commit.animateLast(animation) }
      }
    }
    return takeAll()
  }

  /// Forgets all, and gives back the nodes.
  mutating func takeAll() -> ContiguousArray<LayoutNode> {
    isRenewed = false
    if !movements.isEmpty { movements = [:] }
    return exchange(&nodes, with: [])
  }
}
