import Foundation

/// Views in columns of several rows, which go on to the trailing edge.
///
/// All its cells are made at once, and nothing is pinned.
public struct LazyHGrid<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a grid with these rows. The spacing between rows and columns is in points; nil is the host's own, 8 in browsers.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyHorizontalGrid, spacing: spacing, vertical: alignment, columns: rows.map(\.column))
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
