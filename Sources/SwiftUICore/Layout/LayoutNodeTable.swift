/// Layout nodes by the ids of their elements.
@MainActor
struct LayoutNodeTable {
  private var nodes = PagedTable<LayoutNode>()

  subscript(id: ElementID) -> LayoutNode? {
    get { nodes[id.rawValue] }
    set { nodes[id.rawValue] = newValue }
  }

  /// All ids that have a node. O(nodes).
  var ids: [ElementID] { nodes.numbers.map { ElementID($0) } }
}
