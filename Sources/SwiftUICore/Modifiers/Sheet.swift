/// Presents a modal sheet while there is an item.
package struct SheetModifier<Item, SheetContent: View> {
  /// What is presented, read where the modifier stands; and how it is dismissed.
  let item: () -> Item?
  /// Two items with equal ids are the same presentation.
  let isSame: (Item, Item) -> Bool
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> SheetContent
}

extension SheetModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { SheetModifierNode(self, context) }
}

/// The sheet's own node is a child of this one, but its element stands in the root: above everything else.
private final class SheetModifierNode<Item, SheetContent: View>: PrimitiveModifierNode<SheetModifier<Item, SheetContent>> {
  private var sheet: SheetNode<SheetContent>?
  private var item: Item?
  private let type = EvaluableType.of(SheetModifier<Item, SheetContent>.self)

  override func contentDidAppear() {
    flags.insert(.ownsElsewhere)
    present(evaluated())
  }

  override func didUpdateContent(_ newModifier: SheetModifier<Item, SheetContent>) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    present(evaluated())
  }

  /// The item and what is to be shown for it. The content is evaluated here, so what it reads is this node's dependency.
  private func evaluated() -> (item: Item, content: SheetContent)? {
    tracking(type) { modifier.item().map { ($0, modifier.content($0)) } }
  }

  private func present(_ presented: (item: Item, content: SheetContent)?) {
    let isSamePresentation = item.flatMap { old in presented.map { modifier.isSame(old, $0.item) } } ?? false
    extendLifetime(exchange(&item, with: presented?.item))
    if let presented, let sheet, isSamePresentation {
      sheet.update(presented.content)
      return
    }
    let old = sheet
    sheet = presented.map { presented in
      graph.present {
        SheetNode(presented.content, _NodeContext(parent: self)) { [weak self] in self?.modifier.dismiss() }
      }
    }
    if let old {
      old.tearDownTree()
      if let onDismiss = modifier.onDismiss { graph.perform(in: .changes) { onDismiss() } }
    }
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let sheet { body(sheet) }
  }
}

/// A presented sheet.
private final class SheetNode<Content: View>: ContentNode<SheetContent> {
  private let scope: EnvironmentScope
  private let dismiss: @MainActor @Sendable () -> Void
  private var shown: ViewNode!

  init(_ view: Content, _ context: _NodeContext, dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(context)
    // The modifiers around the presenting view say nothing about the sheet.
    flags.remove(.isDescribed)
    begin(described())
    var values = EnvironmentValues(at: self)
    values.dismiss = DismissAction(presentation: .init(dismiss: dismiss))
    values.isPresented = true
    scope.setFirstEntries(values.written)
    var view = view
    shown = Content._makeNode(&view, _NodeContext(parent: self)).node
  }

  func update(_ view: Content) {
    var view = view
    Content._updateNode(_Node(shown), &view)
  }

  override func evaluate() {
    say(described())
  }

  private func described() -> SheetContent {
    recordingDependencies { SheetContent(EnvironmentEffect(of: EnvironmentValues(at: self))) }
  }

  override func handle(_ event: any ElementEvent) {
    if event is DismissEvent { dismiss() }
  }

  override var isDetached: Bool { true }
  override var environmentForChildren: EnvironmentScope? { scope }
  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { shown }

  override func tearDown() {
    graph.dismiss(self)
    super.tearDown()
  }
}

/// A modal sheet. Its parent is always the root; the host shows it above all else.
package struct SheetContent: ElementContent {
  /// What the environment says where it is presented: it does not stand inside of that. Nil is nothing.
  package let environment: EnvironmentEffect?

  package init(_ environment: EnvironmentEffect? = nil) {
    self.environment = environment
  }

  package var role: ElementRole { ElementRole("sheet") }
  package var isModal: Bool { true }
  package var summary: [String] { environment?.summary.map { [$0] } ?? [] }
}

/// A sheet was closed by the person, for example with Escape. It is still shown, until the app takes it away.
package struct DismissEvent: ElementEvent {
  package init() {}
}

extension View {
  /// Shows a sheet while the binding is true.
  ///
  /// When a person closes it, false is written. `onDismiss` runs when it has gone, whoever closed it.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: { isPresented.wrappedValue ? true : nil }, isSame: { _, _ in true },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Shows a sheet for an item while there is one.
  ///
  /// An item with another id replaces the sheet with a new one. When a person closes it, nil is written. `onDismiss` runs when it
  /// has gone, whoever closed it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: { item.wrappedValue }, isSame: { $0.id == $1.id }, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: content))
  }
}
