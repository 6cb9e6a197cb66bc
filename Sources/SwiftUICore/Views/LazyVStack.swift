import Foundation

/// Views below each other, of which only those are made that the host shows.
///
/// Rows of a `ForEach` are made when a host shows them. A row that leaves the screen ends, with `onDisappear`; its state is there
/// again when it comes back, with `onAppear`; of very many rows those keep it that were seen last, 3,000 at least. Cost is in proportion to what is shown, not to the data.
public struct LazyVStack<Content: View> {
  // Behaviour 121.

  private var content: Content
  private var element: StackContent

  /// Creates a column of views. The spacing is in points; nil is the host's own, 8 in browsers.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyVerticalStack, spacing: spacing, horizontal: alignment, pinned: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
