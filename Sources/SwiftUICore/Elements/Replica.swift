/// A host's own copy of the element tree, made of the first elements and each commit since: the reference for what each patch means.
///
/// It keeps nothing of a graph. A patch takes time in proportion to what it brings or takes away, and to the children of the parent in which it puts
/// something.
@MainActor
package struct Replica {
  private final class Node {
    let id: ElementID
    var content: any ElementContent
    var effects: ElementEffects
    let layers: [Node]
    var children: [Node]
    weak var parent: Node?

    init(_ element: Element) {
      id = element.id
      content = element.content
      effects = element.effects
      layers = element.layers.map(Node.init)
      children = element.children.map(Node.init)
      for child in children { child.parent = self }
    }

    var snapshot: Element {
      Element(id: id, content, effects: effects, layers: layers.map(\.snapshot), children: children.map(\.snapshot))
    }
  }

  private let rootNode: Node
  private var nodes: [ElementID: Node] = [:]

  package init(root: Element) {
    rootNode = Node(root)
    register(rootNode)
  }

  /// The tree as it is now, as a value. O(n).
  package var root: Element { rootNode.snapshot }

  /// Applies the patches of a commit.
  package mutating func apply(_ commit: Commit) {
    for patch in commit.patches { apply(patch) }
  }

  /// Applies one patch. A patch for an element that is not there is an error of the core and stops the process.
  package mutating func apply(_ patch: Patch) {
    switch patch {
    case .insert(let element, let parentID, let sibling):
      let node = Node(element)
      let parent = find(parentID)
      precondition(nodes[element.id] == nil, "\(element.id) was used before")
      node.parent = parent
      parent.children.insert(node, at: place(before: sibling, in: parent))
      register(node)
    case .update(let id, let old, let new):
      let node = find(id)
      precondition(node.content.isSame(as: old), "\(id) says \(node.content), and not \(old)")
      node.content = new
    case .surround(let id, let old, let new):
      let node = find(id)
      precondition(node.effects == old, "\(id) has \(node.effects) around it, and not \(old)")
      node.effects = new
    case .move(let id, let sibling):
      let node = find(id)
      let parent = node.parent!
      parent.children.removeAll { $0 === node }
      parent.children.insert(node, at: place(before: sibling, in: parent))
    case .remove(let id):
      let node = find(id)
      node.parent!.children.removeAll { $0 === node }
      unregister(node)
    case .place: break
    }
  }

  /// Takes over what a control shows by itself when it is used.
  package mutating func show(_ content: any ElementContent, at id: ElementID) {
    find(id).content = content
  }

  private func find(_ id: ElementID) -> Node {
    guard let node = nodes[id] else { preconditionFailure("there is no element \(id)") }
    return node
  }

  private func place(before sibling: ElementID?, in parent: Node) -> Int {
    guard let sibling else { return parent.children.count }
    guard let place = parent.children.firstIndex(where: { $0.id == sibling }) else {
      preconditionFailure("\(sibling) is not in \(parent.id)")
    }
    return place
  }

  private mutating func register(_ node: Node) {
    nodes[node.id] = node
    for child in node.layers + node.children { register(child) }
  }

  private mutating func unregister(_ node: Node) {
    nodes[node.id] = nil
    for child in node.layers + node.children { unregister(child) }
  }
}
