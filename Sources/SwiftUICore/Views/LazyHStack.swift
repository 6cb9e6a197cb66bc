import Foundation

/// Views beside each other, of which only those are made that the host shows.
///
/// What `LazyVStack` says about rows is true of its columns.
public struct LazyHStack<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a row of views. The spacing is in points; nil is the host's own, 8 in browsers.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyHorizontalStack, spacing: spacing, vertical: alignment, pinned: pinnedViews)
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
