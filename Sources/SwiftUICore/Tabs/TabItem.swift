/// Says what stands for a tab in the bar.
package struct TabItemModifier<Label: View> {
  var label: Label
}

extension TabItemModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { TabItemModifierNode(self, context) }
}

private final class TabItemModifierNode<Label: View>: PrimitiveModifierNode<TabItemModifier<Label>> {
  private var item: TabItemNode?

  override func contentDidAppear() {
    guard let tab = ownTab else { return }
    flags.insert(.ownsElsewhere)
    var label = modifier.label
    item = TabItemNode(&label, _NodeContext(parent: self, index: 1))
    item?.join(tab)
  }

  override func didUpdateContent(_ newModifier: TabItemModifier<Label>) {
    replaceModifier(with: newModifier)
    var label = modifier.label
    item?.update(&label)
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let item { body(item) }
  }
}

extension View {
  /// What stands for this view in the bar of the tab view around: an image, a text, or a label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
