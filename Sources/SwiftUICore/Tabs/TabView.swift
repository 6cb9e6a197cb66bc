/// Views of which one is shown at a time, with a bar to choose by.
///
/// Each view in it is a tab, with what its `tabItem(_:)` says in the bar; or each `Tab` is. Tabs keep their state while others are
/// shown. In the `.page` style they stand beside each other, and a person swipes from one to the next.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: TabSelection?
  private var tabs: AnyView
}

extension TabView: PrimitiveView {
  /// Creates tabs of views, and a selection of which the values are those of `tag(_:)`. Without tags they are places, from 0 on.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TabSelection($0) }
    tabs = tabList(of: content())
  }

  /// Creates tabs with values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = TabSelection(selection)
    tabs = content()._tabs
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(TabViewNode(view.selection, &view.tabs, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: TabViewNode.self).update(view.selection, &view.tabs)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs of views. The first one is shown at first.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    tabs = tabList(of: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs. The first one is shown at first.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    tabs = content()._tabs
  }
}

/// How a tab view reads and writes which tab is shown.
struct TabSelection {
  let value: () -> AnyHashable
  let write: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    value = { AnyHashable(binding.wrappedValue).withoutOptional }
    write = { value in if let value = value.base as? Value { binding.wrappedValue = value } }
  }
}

extension AnyHashable {
  /// The value in an optional one: a tag stands for both.
  var withoutOptional: AnyHashable { (base as? any AnyOptional)?.hashable ?? self }
}

private protocol AnyOptional {
  var hashable: AnyHashable? { get }
}

extension Optional: AnyOptional {
  fileprivate var hashable: AnyHashable? { (self as? any Hashable).map { AnyHashable($0).withoutOptional } }
}
