/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier transforms into a new view or new view modifier.
  public var content: Content
  /// The view modifier.
  public var modifier: Modifier

  /// Creates a value with a modifier applied to it; `modifier(_:)` does the same.
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
