/// A modifier without a body. Its node has the content as its only child.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the node, without its content.
  func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self>
}

extension PrimitiveModifier {
  public static func _makeNode<Modified: View>(
    _ modifier: inout Self, on content: inout Modified, _ context: _NodeContext
  ) -> _Node {
    let node = modifier.makeNode(context)
    node.setContent(Modified._makeNode(&content, _NodeContext(parent: node)).node)
    return _Node(node)
  }

  public static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified) {
    let node = node.cast(to: PrimitiveModifierNode<Self>.self)
    node.willUpdateContent(modifier)
    Modified._updateNode(_Node(node.content), &content)
    node.didUpdateContent(modifier)
  }
}

/// The node of a primitive modifier. Subclasses say what it does.
@MainActor
package class PrimitiveModifierNode<Modifier>: ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var modifier: Modifier
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var content: ViewNode!

  init(_ modifier: Modifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  fileprivate final func setContent(_ node: ViewNode) {
    content = node
    contentDidAppear()
  }

  /// The content has been made; runs once, after that of everything below.
  func contentDidAppear() {}

  /// The parent gave new values; the content is still the old one.
  func willUpdateContent(_ newModifier: Modifier) {}

  /// The parent gave new values, and the content has them.
  func didUpdateContent(_ newModifier: Modifier) {
    replaceModifier(with: newModifier)
  }

  /// Takes new values. The old ones go when nothing here is in use: their deinitializers may do anything, and call an action of
  /// this modifier, too.
  @inline(__always)
  final func replaceModifier(with newModifier: Modifier) {
    extendLifetime(exchange(&modifier, with: newModifier))
  }

  override var leavesFirst: Bool { content.leavesFirst }
  override var childCount: Int { content == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { content }
}
