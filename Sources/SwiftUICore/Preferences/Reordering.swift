extension ViewNode {
  /// The way from `ancestor` down to this node.
  final func place(below ancestor: ViewNode) -> [Int] {
    var place: [Int] = []
    var next: ViewNode = self
    while next !== ancestor, let parent = next.parent {
      place.append(next.index)
      next = parent
    }
    return place.reversed()
  }

  /// Tells those above that children of this node have come, gone or moved; `haveMoved` that some which stay are in another order.
  final func reportReordering(haveMoved: Bool) {
    var next = parent
    while let node = next {
      node.contentWasReordered()
      if haveMoved { node.contentHasMoved() }
      next = node.parent
    }
  }
}
