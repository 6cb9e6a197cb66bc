/// Several views as one, without any looks of its own.
///
/// Modifiers on a group apply to each of its members.
public struct Group<Content> {
  var content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { Content._makeNode(&view.content, context) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { Content._updateNode(node, &view.content) }
}
