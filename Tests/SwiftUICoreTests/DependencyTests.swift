import RandomInput
import Testing

@testable import SwiftUICore

/// What nodes read and who reads a source: two lists that name places in each other.
@MainActor
@Suite("Dependencies", .serialized)
struct DependencyTests {
  enum Operation: Hashable {
    /// The node is evaluated and reads these sources.
    case evaluate(Int, [Int])
    /// A part of the node's evaluation runs again and reads these sources.
    case evaluatePart(Int, [Int])
    case end(Int)
  }

  /// Nodes and sources, and who must be in which list.
  @MainActor
  final class Setup {
    let tree: NodeTree
    let sources: [DependencySource]
    var expected: [Set<Int>]

    init(nodes: Int, sources: Int) {
      tree = NodeTree(depths: Array(repeating: 1, count: nodes))
      self.sources = (0..<sources).map { _ in DependencySource() }
      expected = Array(repeating: [], count: sources)
    }

    func perform(_ operation: Operation) {
      switch operation {
      case .evaluate(let node, let reads):
        tree.nodes[node].recordingDependencies { for read in reads { sources[read].recordRead() } }
        for source in sources.indices { expected[source].remove(node) }
        for read in reads { expected[read].insert(node) }
      case .evaluatePart(let node, let reads):
        tree.nodes[node].keepingDependencies { for read in reads { sources[read].recordRead() } }
        for read in reads { expected[read].insert(node) }
      case .end(let node):
        tree.nodes[node].removeDependencies()
        for source in sources.indices { expected[source].remove(node) }
      }
    }

    /// What is wrong with the lists.
    var problem: String? {
      for (source, expected) in zip(sources, expected) {
        let readers = source.readers.map { reader in tree.nodes.firstIndex { $0 === reader }! }
        if readers.sorted() != expected.sorted() { return "readers \(readers), not \(expected)" }
      }
      return nil
    }

    func end() {
      for node in tree.nodes { node.removeDependencies() }
      tree.tearDown()
    }
  }

  @Test("After all sequences of three evaluations each source has the nodes that read it, each once")
  func allSequences() {
    let setup = Setup(nodes: 2, sources: 3)
    defer { setup.end() }
    let reads = allLists(of: [0, 1, 2], upTo: 3)
    let operations = [0, 1].flatMap { node in reads.map { Operation.evaluate(node, $0) } }
    for first in operations {
      for second in operations {
        for third in [
          Operation.evaluate(0, [0]), .evaluate(0, [2, 1, 0]), .evaluatePart(0, [1, 2]), .end(0), .evaluate(1, [1, 0]),
        ] {
          for operation in [first, second, third] {
            setup.perform(operation)
            if let problem = setup.problem {
              Issue.record("\([first, second, third]): \(problem)")
              return
            }
          }
          setup.perform(.end(0))
          setup.perform(.end(1))
        }
      }
    }
    #expect(setup.problem == nil)
  }

  @Test("Random evaluations of many nodes with many reads keep all lists in agreement")
  func randomSequences() {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let setup = Setup(nodes: 8, sources: 10)
      defer { setup.end() }
      for step in 0..<200 {
        let node = Int.random(in: 0..<8, using: &generator)
        let reads = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in Int.random(in: 0..<10, using: &generator) }
        let operation: Operation =
          switch Int.random(in: 0..<10, using: &generator) {
          case 0: .end(node)
          case 1...3: .evaluatePart(node, reads)
          default: .evaluate(node, reads)
          }
        setup.perform(operation)
        if let problem = setup.problem {
          Issue.record("seed \(seed), step \(step), \(operation): \(problem)")
          return
        }
      }
    }
  }

  @Test("A node that is evaluated within another one reads for itself")
  func nestedEvaluation() {
    let setup = Setup(nodes: 2, sources: 3)
    defer { setup.end() }
    setup.tree.nodes[0].recordingDependencies {
      setup.sources[0].recordRead()
      setup.tree.nodes[1].recordingDependencies { setup.sources[1].recordRead() }
      setup.sources[2].recordRead()
    }
    setup.expected = [[0], [1], [0]]
    #expect(setup.problem == nil)
    setup.sources[1].recordRead()
    #expect(setup.problem == nil)
  }

  @Test("A change marks the readers, and nobody else, as dirty")
  func invalidation() {
    let setup = Setup(nodes: 4, sources: 2)
    defer { setup.end() }
    for node in 0..<4 {
      setup.tree.nodes[node].cause = nil
      setup.perform(.evaluate(node, node == 2 ? [1] : [0, 1]))
    }
    setup.sources[0].invalidateReaders()
    #expect(setup.tree.nodes.map { $0.flags.contains(.isDirty) } == [true, true, false, true])
    setup.graphForgetsDirtyNodes()
  }
}

extension DependencyTests.Setup {
  /// Bare nodes cannot be evaluated.
  func graphForgetsDirtyNodes() {
    tree.graph.unmount()
  }
}
