/// A view that shows nothing and takes no space.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: inout EmptyView, _ context: _NodeContext) -> _Node { _Node(ViewNode(context)) }
  public static func _updateNode(_ node: _Node, _ view: inout EmptyView) {}
}
