/// A view or a modifier with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  /// What is inside.
  public var content: Content
  /// What is around it.
  public var modifier: Modifier

  /// Creates a view or a modifier with a modifier around it; `modifier(_:)` and `concat(_:)` do the same.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    Modifier._makeNode(&view.modifier, on: &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    Modifier._updateNode(node, &view.modifier, on: &view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers, the first one inside.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
