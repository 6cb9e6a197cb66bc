import Foundation

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
///
/// What `LazyVStack` says about rows is true of its cells.
public struct LazyVGrid<Content: View> {
  private var content: Content
  private var element: StackContent

  /// Creates a grid that grows vertically.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = StackContent(.lazyVerticalGrid, spacing: spacing, horizontal: alignment.kind, columns: columns.map(\.column))
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
