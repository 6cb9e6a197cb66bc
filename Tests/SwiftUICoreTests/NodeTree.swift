@testable import SwiftUICore

/// Bare nodes in a graph without views.
@MainActor
struct NodeTree {
  let graph = ViewGraph(host: nil)
  let root: ViewNode
  /// Nodes at the given depths, in the order in which they were made.
  let nodes: [ViewNode]

  init(depths: [Int]) {
    let root = ViewNode(rootOf: graph, environment: nil)
    var chain = [root]
    for _ in 0...(depths.max() ?? 0) { chain.append(ViewNode(_NodeContext(parent: chain.last!))) }
    self.root = root
    nodes = depths.map { depth in depth == 0 ? root : ViewNode(_NodeContext(parent: chain[depth - 1])) }
    withoutChildren = chain
  }

  // Kept: nodes do not keep their parents.
  private let withoutChildren: [ViewNode]

  func tearDown() {
    for node in nodes + withoutChildren { node.tearDownTree() }
  }
}
