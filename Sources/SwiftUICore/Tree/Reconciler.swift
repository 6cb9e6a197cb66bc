/// How changes of the node tree become patches of the element tree.
///
/// Elements stand only at some nodes; their places follow from the places of the nodes. Nothing here walks further than from a
/// node to its next neighbour that has an element.
extension ViewNode {
  /// The element around this node: the nearest one above it, or the root.
  final var enclosingElementID: ElementID {
    var next = parent
    while let node = next {
      if let element = node.element { return element.id }
      next = node.parent
    }
    return .root
  }

  /// The first element that this node or a node below it puts into the enclosing element.
  final var firstElement: ElementNode? {
    if let element { return element.isDetached ? nil : element }
    for index in 0..<childCount {
      if let first = child(at: index).firstElement { return first }
    }
    return nil
  }

  /// The element that comes right behind this node's elements in the enclosing element. In the root the detached ones come last.
  final var nextElementID: ElementID? {
    var node = self
    while let parent = node.parent {
      for index in (node.index + 1)..<max(node.index + 1, parent.childCount) {
        if let next = parent.child(at: index).firstElement { return next.id }
      }
      if parent.element != nil { return nil }
      node = parent
    }
    return graph.detached.first?.id
  }

  /// Visits the elements that this node and those below it put into the enclosing element, first to last.
  final func forEachTopElement(_ body: (ElementNode) -> Void) {
    if let element {
      if !element.isDetached { body(element) }
      return
    }
    for index in 0..<childCount { child(at: index).forEachTopElement(body) }
  }

  /// Tells the host about the elements of a node that was just made, at its place.
  final func insertElements() {
    guard firstElement != nil else { return }
    let parent = enclosingElementID
    let sibling = nextElementID
    forEachTopElement { emitInsertion(of: $0, into: parent, before: sibling) }
  }

  /// Ends this node and everything below it, and takes its elements from the host.
  final func remove() {
    forEachTopElement { emitRemoval(of: $0) }
    tearDownTree()
  }
}
