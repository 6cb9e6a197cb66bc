/// Gives each element inside a context menu.
package struct ContextMenuModifier<Items: View, Preview: View> {
  /// Nil for no menu.
  let items: Items?
  let preview: Preview

  nonisolated init(_ items: Items?, _ preview: Preview) {
    self.items = items
    self.preview = preview
  }
}

extension ContextMenuModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ContextMenuNode(self, context) }
}

/// The menu's views are made when it opens.
private final class ContextMenuNode<Items: View, Preview: View>: PrimitiveModifierNode<ContextMenuModifier<Items, Preview>> {
  private var id = ElementID.root
  private var menu: OpenMenuNode<Items, Preview>?
  private var isEnabled = true
  private var isOpen = false

  override init(_ modifier: ContextMenuModifier<Items, Preview>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.formUnion([.describesElements, .ownsElsewhere])
    id = graph.register(self)
    isEnabled = readsEnabled()
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  private var hasMenu: Bool { isEnabled && modifier.items != nil }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { hasMenu ? ContextMenuEffect(target: id) : nil }

  override func willUpdateContent(_ newModifier: ContextMenuModifier<Items, Preview>) {
    let had = hasMenu
    replaceModifier(with: newModifier)
    changed(from: had)
  }

  override func didUpdateContent(_ newModifier: ContextMenuModifier<Items, Preview>) {
    showMenu()
  }

  override func evaluate() {
    let had = hasMenu
    isEnabled = readsEnabled()
    changed(from: had)
    showMenu()
  }

  private func changed(from had: Bool) {
    if had != hasMenu { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func handle(_ event: any ElementEvent) {
    guard event is OpenMenuEvent, !isOpen, hasMenu else { return }
    isOpen = true
    invalidate(.hostEvent)
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    invalidate(.hostEvent)
  }

  /// Opens, updates or closes the menu.
  private func showMenu() {
    guard isOpen, isEnabled, let items = modifier.items else {
      isOpen = false
      guard let old = exchange(&menu, with: nil) else { return }
      old.tearDownTree()
      return extendLifetime(old)
    }
    let body = TupleView((DialogPart(.preview, modifier.preview), DialogPart(.items, items)))
    if let menu { return menu.update(body) }
    let anchor = firstElement?.id
    menu = graph.present {
      OpenMenuNode(body, _NodeContext(parent: self), anchor: anchor) { [weak self] in self?.close() }
    }
    // One without items is none.
    if menu?.isEmpty == true { close() }
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let menu { body(menu) }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

/// The items of a context menu as a value, for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of views.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Gives this view a menu that opens with a long press or a secondary click.
  ///
  /// Its items are buttons and other controls; what else is in it is shown too. Choosing one closes the menu, and then its action runs. The
  /// items become part of the tree when the menu opens; without any there is no menu. Where this view has several elements, such as
  /// those of a `Group`, each of these has the menu.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(menuItems(), EmptyView()))
  }

  /// Gives this view a context menu, with a view that is shown beside it.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(menuItems(), preview()))
  }

  /// Gives this view a context menu that is a value; nil is none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(contextMenu?.items, EmptyView()))
  }
}
