import Foundation

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackContent

  /// Creates a horizontal stack with the given spacing and vertical alignment.
  @inlinable
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    element = .horizontal(alignment, spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
