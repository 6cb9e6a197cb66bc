import Foundation

/// A view that arranges its children in a line that grows vertically, creating items only as needed.
///
/// Rows of a `ForEach` are made when a host shows them. A row that leaves the screen ends, with `onDisappear`; its state is there
/// again when it comes back, with `onAppear` (behaviour 121). Cost is in proportion to what is shown, not to the data.
public struct LazyVStack<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a lazy vertical stack view with the given spacing, vertical alignment, pinning behavior, and content.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyVerticalStack, spacing: spacing, horizontal: alignment.kind)
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
