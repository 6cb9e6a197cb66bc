/// A part of the bar that is there by itself, such as the field of `searchable`.
///
/// Such parts have their places here: the item moves none of them, and says so in the log, once.
public struct DefaultToolbarItem {
  private var items: _ToolbarViews<EmptyView>

  /// Asks for a part of the bar at a place.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    StandIns.tell("DefaultToolbarItem", "what a bar has by itself stands where it stands, whatever the placement says")
    items = _ToolbarViews(content: EmptyView())
  }
}

extension DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public static func _makeToolbarNode(_ item: inout Self, _ context: _NodeContext) -> _Node {
    _ToolbarViews<EmptyView>._makeToolbarNode(&item.items, context)
  }

  public static func _updateToolbarNode(_ node: _Node, _ item: inout Self) {
    _ToolbarViews<EmptyView>._updateToolbarNode(node, &item.items)
  }
}
