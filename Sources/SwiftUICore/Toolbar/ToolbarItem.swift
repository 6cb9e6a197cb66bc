/// One item of a bar. Several views in it stand beside each other.
public struct ToolbarItem<ID, Content: View> {
  private let name: ID
  /// Nil where it is not shown.
  private var item: BarItemView<Content>?
}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public static func _makeToolbarNode(_ item: inout Self, _ context: _NodeContext) -> _Node {
    BarItemView<Content>?._makeNode(&item.item, context)
  }

  public static func _updateToolbarNode(_ node: _Node, _ item: inout Self) {
    BarItemView<Content>?._updateNode(node, &item.item)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a place.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    name = ()
    item = BarItemView(item: BarItem(placement: placement, content: content()))
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with a name, for toolbars that a person can arrange.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: id, placement: placement, showsByDefault: true, content: content)
  }

  /// Creates an item with a name, for toolbars that a person can arrange. One that is not there by default is not shown, since nobody
  /// can put it there.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    name = id
    item = showsByDefault ? BarItemView(item: BarItem(placement: placement, content: content())) : nil
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the item.
  public var id: ID { name }
}

/// Several items of a bar at one place.
public struct ToolbarItemGroup<Content: View> {
  private var items: BarItemGroup<Content>
}

extension ToolbarItemGroup: ToolbarContent {
  /// Creates a group of items: each view in the closure is one, but in the middle of a bar, where they are one together.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    items = BarItemGroup(placement: placement, content: content())
  }

  /// Creates a group of items with a label for where they do not fit. Here they always stand by themselves.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    items = BarItemGroup(placement: placement, content: LabeledToolbarItemGroupContent(content: content()))
  }

  public static func _makeToolbarNode(_ group: inout Self, _ context: _NodeContext) -> _Node {
    _Node(BarItemGroupNode(group.items, context))
  }

  public static func _updateToolbarNode(_ node: _Node, _ group: inout Self) {
    node.cast(to: BarItemGroupNode<Content>.self).update(group.items)
  }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

/// Space between items.
public struct ToolbarSpacer {
  private var item: BarItem<Spacer>
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Creates a space of a fixed width, or one that takes what is left.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    item = BarItem(placement: placement, content: Spacer(minLength: sizing.isFlexible ? 0 : 8), isSpace: true)
  }

  public static func _makeToolbarNode(_ item: inout Self, _ context: _NodeContext) -> _Node {
    _Node(BarItemNode(&item.item, context))
  }

  public static func _updateToolbarNode(_ node: _Node, _ item: inout Self) {
    node.cast(to: BarItemNode<Spacer>.self).update(&item.item)
  }
}

/// Whether a space grows.
public struct SpacerSizing: Sendable {
  let isFlexible: Bool
  /// It takes what is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// It is as small as it can be.
  public static let fixed = SpacerSizing(isFlexible: false)
}
