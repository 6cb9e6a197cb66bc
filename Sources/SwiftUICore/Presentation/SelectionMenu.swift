/// Something whose rows are selected.
@MainActor
protocol SelectionContainer: ViewNode {
  /// What a wish about a row is for: all that is selected if the row is, or else the row; nothing where there is no row. Nil where
  /// nothing can be selected.
  func choice<Value: Hashable>(with row: ElementID?, as type: Value.Type) -> Set<Value>?
}

/// Gives the rows of a list or table inside a context menu about what is selected, and an action for a double press.
package struct SelectionMenuModifier<Value: Hashable, Items: View> {
  let items: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
}

extension SelectionMenuModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { SelectionMenuNode(self, context) }
}

/// The menu's views are made when it opens.
private final class SelectionMenuNode<Value: Hashable, Items: View>: PrimitiveModifierNode<SelectionMenuModifier<Value, Items>> {
  private var id = ElementID.root
  private var menu: OpenMenuNode<Items, EmptyView>?
  /// What the open menu is about; nil while none is open.
  private var values: Set<Value>?
  private var row: ElementID?
  private let type = EvaluableType.of(SelectionMenuModifier<Value, Items>.self)

  override init(_ modifier: SelectionMenuModifier<Value, Items>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.formUnion([.describesElements, .ownsElsewhere])
    id = graph.register(self)
  }

  private var rows: ContextMenuEffect.Rows { modifier.primaryAction == nil ? .menu : .menuAndAction }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { ContextMenuEffect(target: id, rows: rows) }

  override func didUpdateContent(_ newModifier: SelectionMenuModifier<Value, Items>) {
    let old = rows
    replaceModifier(with: newModifier)
    if old != rows { forEachDescribedElement { $0.updateEffects(by: self) } }
    showMenu()
  }

  override func evaluate() { showMenu() }

  private func container(below node: ViewNode) -> (any SelectionContainer)? {
    for index in 0..<node.childCount {
      let child = node.child(at: index)
      if let found = child as? any SelectionContainer ?? container(below: child) { return found }
    }
    return nil
  }

  override func handle(_ event: any ElementEvent) {
    guard EnvironmentValues(at: self).isEnabled else { return }
    switch event {
    case let event as OpenMenuEvent:
      guard values == nil, let choice = container(below: self)?.choice(with: event.row, as: Value.self) else { return }
      (values, row) = (choice, event.row)
      invalidate(.hostEvent)
    case let event as PrimaryActionEvent:
      if let choice = container(below: self)?.choice(with: event.row, as: Value.self) { modifier.primaryAction?(choice) }
    default: break
    }
  }

  private func close() {
    guard values != nil else { return }
    values = nil
    invalidate(.hostEvent)
  }

  /// Opens, updates or closes the menu.
  private func showMenu() {
    guard let items = tracking(type, { values.map { modifier.items($0) } }) else {
      guard let old = exchange(&menu, with: nil) else { return }
      old.tearDownTree()
      return extendLifetime(old)
    }
    let body = TupleView((DialogPart(.preview, EmptyView()), DialogPart(.items, items)))
    if let menu { return menu.update(body) }
    let anchor = row ?? firstElement?.id
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

extension View {
  /// Gives the rows of a list or a table in this view a context menu about what is selected.
  ///
  /// The function gets all ids that are selected if the row below the pointer is, that row's id if not, and none for the empty space.
  /// If it makes nothing, there is no menu. The primary action runs at a double click or Return, and at a tap with a finger.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
  }
}
