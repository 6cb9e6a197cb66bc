import Foundation

/// Views beside each other, from the leading edge to the trailing one.
public struct HStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackContent

  /// Creates a row of views. The spacing is in points; nil is the host's own, 8 in browsers.
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
