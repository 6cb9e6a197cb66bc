/// Views above each other, the first one at the bottom.
public struct ZStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackContent

  /// Creates a stack of views. `alignment` says where smaller ones stand.
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
