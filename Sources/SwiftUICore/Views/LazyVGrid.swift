import Foundation

/// Views in rows of several columns, of which only those are made that the host shows.
///
/// What `LazyVStack` says about rows is true of its cells.
public struct LazyVGrid<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a grid with these columns. The spacing between rows and columns is in points; nil is the host's own, 8 in browsers.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = StackContent(
      .lazyVerticalGrid, spacing: spacing, horizontal: alignment, columns: columns.map(\.column), pinned: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
