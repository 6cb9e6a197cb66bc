extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(OptionalNode<Wrapped>(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: OptionalNode<Wrapped>.self).update(view)
  }
}

private final class OptionalNode<Wrapped: View>: ReplaceableChildNode {
  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    if var view { setFirstChild(Wrapped._makeNode(&view, _NodeContext(parent: self)).node) }
  }

  func update(_ view: Wrapped?) {
    switch (child, view) {
    case (let child?, var view?): Wrapped._updateNode(_Node(child), &view)
    case (_?, nil): replaceChild { _ in nil }
    case (nil, var view?): replaceChild { Wrapped._makeNode(&view, $0).node }
    case (nil, nil): break
    }
  }
}
