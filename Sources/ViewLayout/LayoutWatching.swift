import Foundation

// Who wants to know where a view is in the window.

extension LayoutNode {
  /// Whether somebody wants to know where it is: then `LayoutTree.takeMoved()` tells of it.
  package final var isWatched: Bool {
    get { flags.contains(.isWatched) }
    set {
      if !newValue {
        flags.remove(.isWatched)
      } else if !flags.contains(.isWatched) {
        flags.insert(.isWatched)
        noteWatched()
        // Nothing is known of its place so far.
        report()
      }
    }
  }

  /// Whether what is in it is drawn elsewhere, or has another safe area, where a box of its steps has another size.
  final var movesWithSize: Bool {
    flags.contains(.hasWatched) && steps?.list.contains(where: \.followsSize) ?? false
  }

  /// Something about its frame is another for hosts.
  ///
  /// - Parameter moves: Whether all in it is elsewhere in the window then.
  final func report(moves: Bool = false) {
    if moves { flags.insert(.hasMoved) }
    guard !flags.contains(.isReported), let tree else { return }
    flags.insert(.isReported)
    tree.reported.append(self)
  }

  /// What is around reads what is in here by itself, so it must hear of all that changes here, whatever this would answer.
  final func noteReading() {
    flags.insert(.guidesWereRead)
  }

  /// What is around may have something watched in it. Never taken back: that costs no more than a look.
  final func noteWatched() {
    var next: LayoutNode? = self
    while let node = next, !node.flags.contains(.hasWatched) {
      node.flags.insert(.hasWatched)
      next = node.parent
    }
  }
}

extension LayoutTree {
  /// Those of the watched views that may be elsewhere in the window, or of another size, since the last `takeReports()`: to be asked
  /// before that.
  ///
  /// O(what was placed elsewhere and what is watched in it), and a look at the members of a stack that stand behind such a one.
  package func takeMoved() -> ContiguousArray<LayoutNode> {
    guard root.flags.contains(.hasWatched) else { return [] }
    var search = MovedSearch()
    for node in reported where !node.flags.contains(.isRemoved) { search.add(node) }
    return search.finish()
  }
}

/// Looks for watched views in all that has moved. Each part of the tree is looked at once.
private struct MovedSearch {
  private var moved: ContiguousArray<LayoutNode> = []
  private var noted: Set<ObjectIdentifier> = []
  private var visited: ContiguousArray<LayoutNode> = []
  /// In stacks whose members keep their distances, the first member that may have moved without a report.
  private var stacks: [ObjectIdentifier: (node: LayoutNode, first: Int)] = [:]

  mutating func add(_ node: LayoutNode) {
    if node.flags.contains(.hasMoved) { visit(node) } else { note(node) }
    guard let parent = node.parent, parent.flowAxis != nil, parent.flags.contains(.hasWatched) else { return }
    let first = min(Int(node.index) + 1, stacks[ObjectIdentifier(parent)]?.first ?? .max)
    stacks[ObjectIdentifier(parent)] = (parent, first)
  }

  private mutating func visit(_ node: LayoutNode) {
    guard node.flags.contains(.hasWatched), !node.flags.contains(.isVisited) else { return }
    node.flags.insert(.isVisited)
    visited.append(node)
    note(node)
    for child in node.children { visit(child) }
    for layer in node.layers { visit(layer) }
  }

  /// The view itself, if it is watched.
  private mutating func note(_ node: LayoutNode) {
    guard node.flags.contains(.isWatched), noted.insert(ObjectIdentifier(node)).inserted else { return }
    moved.append(node)
  }

  mutating func finish() -> ContiguousArray<LayoutNode> {
    for (stack, first) in stacks.values {
      for index in stack.children.indices.suffix(from: min(first, stack.children.count)) { visit(stack.children[index]) }
    }
    for node in visited { node.flags.remove(.isVisited) }
    return moved
  }
}
