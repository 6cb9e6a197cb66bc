import Foundation

/// Views below each other.
public struct VStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackContent

  /// Creates a column of views. The spacing is in points; nil is the host's own, 8 in browsers.
  @inlinable
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  {
    element = .vertical(alignment, spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
