import RandomInput
import Testing

@testable import SwiftUICore

/// All sequences of operations up to a length, each compared with a search for the shallowest and oldest dirty node.
@MainActor
@Suite("Dirty queue", .serialized)
struct DirtyQueueTests {
  enum Operation: Hashable {
    /// The node becomes dirty, and so comes into the queue.
    case invalidate(Int)
    /// The node was evaluated together with its parent.
    case clean(Int)
    case remove(Int)
    /// The next node is taken out and evaluated.
    case next
  }

  /// The numbers of the nodes that are dirty, in the order of depth and age, and of those that are removed.
  struct Model {
    let depths: [Int]
    var dirty: Set<Int> = []
    var removed: Set<Int> = []

    var operations: [Operation] {
      var operations: [Operation] = [.next]
      for node in depths.indices where !removed.contains(node) {
        operations.append(dirty.contains(node) ? .clean(node) : .invalidate(node))
        operations.append(.remove(node))
      }
      return operations
    }

    /// Returns the node that must come out, if it is one's turn.
    mutating func perform(_ operation: Operation) -> Int? {
      switch operation {
      case .invalidate(let node): dirty.insert(node)
      case .clean(let node): dirty.remove(node)
      case .remove(let node):
        removed.insert(node)
        dirty.remove(node)
      case .next:
        guard let next = dirty.min(by: { (depths[$0], $0) < (depths[$1], $1) }) else { return nil }
        dirty.remove(next)
        return next
      }
      return nil
    }
  }

  /// Performs operations on a new queue and takes out the rest. Returns what came out and what should have.
  func run(_ operations: [Operation], _ tree: NodeTree, _ depths: [Int]) -> (actual: [Int?], expected: [Int?]) {
    var queue = DirtyQueue()
    var model = Model(depths: depths)
    var actual: [Int?] = []
    var expected: [Int?] = []
    for node in tree.nodes { node.flags = [] }
    func takeNext() {
      expected.append(model.perform(.next))
      let node = queue.nextDue()
      node?.flags.remove(.isDirty)
      actual.append(node.map { node in tree.nodes.firstIndex { $0 === node }! })
    }
    for operation in operations {
      switch operation {
      case .next:
        takeNext()
        continue
      case .invalidate(let node):
        tree.nodes[node].flags.insert(.isDirty)
        queue.insert(tree.nodes[node])
      case .clean(let node): tree.nodes[node].flags.remove(.isDirty)
      case .remove(let node): tree.nodes[node].flags.insert(.isRemoved)
      }
      _ = model.perform(operation)
    }
    repeat { takeNext() } while expected.last! != nil
    if !queue.isEmpty { actual.append(-1) }
    for node in tree.nodes { node.flags = [] }
    return (actual, expected)
  }

  @Test(
    "All sequences of six operations take out the dirty nodes, shallowest first, then oldest first",
    arguments: [[1, 1, 1], [1, 2, 3], [3, 2, 1], [1, 2, 1], [2, 1, 2]])
  func allSequences(_ depths: [Int]) {
    let tree = NodeTree(depths: depths)
    defer { tree.tearDown() }
    func attempt(_ operations: [Operation], _ model: Model) -> Bool {
      if operations.count == 6 {
        let (actual, expected) = run(operations, tree, depths)
        if actual != expected { Issue.record("\(operations): \(actual), not \(expected)") }
        return actual == expected
      }
      return model.operations.allSatisfy { operation in
        var next = model
        _ = next.perform(operation)
        return attempt(operations + [operation], next)
      }
    }
    #expect(attempt([], Model(depths: depths)))
  }

  @Test("Long random sequences over many nodes, too")
  func randomSequences() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let depths = (0..<12).map { _ in Int.random(in: 1...5, using: &generator) }
      let tree = NodeTree(depths: depths)
      defer { tree.tearDown() }
      var model = Model(depths: depths)
      let operations = (0..<100).map { _ in
        // Few removals: else nothing is left.
        let operation = model.operations.filter { operation in
          if case .remove = operation { Int.random(in: 0..<40, using: &generator) == 0 } else { true }
        }.randomElement(using: &generator)!
        _ = model.perform(operation)
        return operation
      }
      let (actual, expected) = run(operations, tree, depths)
      #expect(actual == expected, "seed \(seed), depths \(depths): \(operations)")
    }
  }

  @Test("A node that is invalidated again before it is evaluated stands in the queue once; one that is removed, not at all")
  func once() {
    let tree = NodeTree(depths: [1, 1])
    for node in tree.nodes {
      node.cause = nil
      for _ in 0..<3 { node.invalidate(.hostEvent) }
    }
    #expect(tree.graph.work.queue.next() === tree.nodes[0])
    #expect(tree.graph.work.queue.next() === tree.nodes[1])
    #expect(tree.graph.work.queue.isEmpty)
    tree.tearDown()
    for node in tree.nodes {
      node.flags.remove(.isDirty)
      node.invalidate(.hostEvent)
    }
    #expect(tree.graph.work.queue.isEmpty)
  }

  @Test("A queue that was emptied takes nodes again, and keeps none", arguments: [0, 1, 2, 5])
  func removeAll(_ taken: Int) {
    let depths = [3, 1, 2, 1, 3]
    var queue = DirtyQueue()
    weak var node: ViewNode?
    do {
      let tree = NodeTree(depths: depths)
      defer { tree.tearDown() }
      node = tree.nodes[0]
      for node in tree.nodes {
        node.flags.insert(.isDirty)
        queue.insert(node)
      }
      for _ in 0..<taken { _ = queue.nextDue() }
      while queue.next() != nil {}
      #expect(queue.isEmpty)
      #expect(queue.nextDue() == nil)
    }
    #expect(node == nil)
    let tree = NodeTree(depths: depths)
    defer { tree.tearDown() }
    for node in tree.nodes {
      node.flags.insert(.isDirty)
      queue.insert(node)
    }
    var order: [Int] = []
    while let next = queue.nextDue() { order.append(tree.nodes.firstIndex { $0 === next }!) }
    #expect(order == [1, 3, 2, 0, 4])
  }
}

extension DirtyQueue {
  /// The next node that is still to be evaluated, as the update cycle looks for it.
  @MainActor
  fileprivate mutating func nextDue() -> ReactiveNode? {
    while let node = next() {
      if node.flags.contains(.isDirty), !node.flags.contains(.isRemoved) { return node }
    }
    return nil
  }
}
