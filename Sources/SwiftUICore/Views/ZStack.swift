/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackContent

  /// Creates an instance with the given alignment.
  @inlinable
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    element = .depth(alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
