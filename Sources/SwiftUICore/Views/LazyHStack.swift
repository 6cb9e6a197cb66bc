import Foundation

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
///
/// What `LazyVStack` says about rows is true of its columns.
public struct LazyHStack<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a lazy horizontal stack view with the given spacing, vertical alignment, pinning behavior, and content.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyHorizontalStack, spacing: spacing, vertical: alignment.kind)
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
