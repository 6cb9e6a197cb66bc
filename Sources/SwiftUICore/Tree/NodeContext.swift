/// Where a new node goes. Opaque to apps.
@MainActor
public struct _NodeContext {
  private let unmanagedParent: Unmanaged<ViewNode>
  let index: Int

  init(parent: ViewNode, index: Int = 0) {
    unmanagedParent = Unmanaged.passUnretained(parent)
    self.index = index
  }

  var parent: ViewNode { unmanagedParent.takeUnretainedValue() }

  // What a new node takes over, without counting references to the parent.

  var graph: ViewGraph { withObject(of: unmanagedParent) { $0.graph } }
  var depth: Int32 { withObject(of: unmanagedParent) { $0.storedDepth + 1 } }
  var environment: EnvironmentScope? { withObject(of: unmanagedParent) { $0.environmentForChildren } }
  var flagsAround: ViewNode.Flags { withObject(of: unmanagedParent) { $0.flags } }
}

/// A node, opaque to apps.
@MainActor
public struct _Node {
  let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }

  /// The node as the class that its view makes. Views get back only nodes that they made, so this checks in debug builds only.
  @inline(__always)
  func cast<Node: ViewNode>(to type: Node.Type) -> Node {
    unsafeDowncast(node, to: type)
  }
}
