import SwiftUICore

/// A host's copy of the element tree: the reference for what each patch means.
@MainActor
package struct ElementTree {
  private final class Node {
    let id: ElementID
    let kind: ElementKind
    var properties: ElementProperties
    var children: [Node]
    weak var parent: Node?

    init(_ element: Element) {
      id = element.id
      kind = element.kind
      properties = element.properties
      children = element.children.map(Node.init)
      for child in children { child.parent = self }
    }

    var snapshot: Element { Element(id: id, kind: kind, properties: properties, children: children.map(\.snapshot)) }
  }

  private let root: Node
  private var nodes: [ElementID: Node] = [:]

  package init(root: Element) {
    self.root = Node(root)
    register(self.root)
  }

  package var snapshot: Element { root.snapshot }

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
    case .update(let id, let property):
      find(id).properties.set(property)
    case .move(let id, let sibling):
      let node = find(id)
      let parent = node.parent!
      parent.children.removeAll { $0 === node }
      parent.children.insert(node, at: place(before: sibling, in: parent))
    case .remove(let id):
      let node = find(id)
      node.parent!.children.removeAll { $0 === node }
      unregister(node)
    }
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
    for child in node.children { register(child) }
  }

  private mutating func unregister(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children { unregister(child) }
  }
}
