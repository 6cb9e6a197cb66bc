/// A modifier that presents views above everything else while there is something to present: a sheet, an alert, a menu.
@MainActor
package protocol Presentation: PrimitiveModifier {
  /// What is presented, such as the item of a sheet.
  associatedtype Item
  /// The views that are presented.
  associatedtype Shown: View
  /// The node of what is presented.
  associatedtype Presented: ElementNode & PresentedElement where Presented.Shown == Shown

  /// With which other presentations this one waits in line.
  var line: PresentationLine { get }

  /// What is to be presented now, if anything, while `old` is. Reads bindings; called in an evaluation.
  func item(after old: Item?) -> Item?

  /// What becomes of a presentation when there is another item.
  func change(from old: Item, to new: Item) -> PresentationChange

  /// The views for an item. Called in an evaluation.
  func content(for item: Item) -> Shown

  /// The node, when the line lets it come. `anchor` is the element that the modifier is applied to.
  func makePresented(
    _ content: Shown, _ context: _NodeContext, anchor: ElementID?, dismiss: @escaping @MainActor @Sendable () -> Void
  ) -> Presented

  /// Another value of this modifier, while something is presented.
  func updatePresented(_ presented: Presented)

  /// Writes that nothing is to be presented any more, if that is not written already.
  func dismiss()

  /// Whether a presentation is over when it is dismissed, even if what is written then says that there is to be one: that is another
  /// one.
  var endsWhenDismissed: Bool { get }

  /// Runs when what was presented has gone.
  var onDismiss: (() -> Void)? { get }
}

extension Presentation {
  package func updatePresented(_ presented: Presented) {}
  package var endsWhenDismissed: Bool { false }
  package var onDismiss: (() -> Void)? { nil }
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { PresenterNode(self, context) }
}

/// What becomes of a presentation when there is another item.
package enum PresentationChange {
  /// The same presentation shows other views.
  case update
  /// It stays as it is.
  case keep
  /// It goes, and another one comes.
  case replace
}

/// The element of something presented. It stands in the root, above everything else.
@MainActor
package protocol PresentedElement: AnyObject {
  associatedtype Shown: View

  func update(_ view: Shown)
  /// Whether there is nothing in it that could be shown.
  var isEmpty: Bool { get }
}

/// The node where a presentation is declared. What it presents is its child, though the element of that stands in the root.
final class PresenterNode<Modifier: Presentation>: PrimitiveModifierNode<Modifier>, Presenter {
  private var presented: Modifier.Presented?
  private var item: Modifier.Item?
  private var isOver = false
  private let type = EvaluableType.of(Modifier.self)
  /// What it is in the line that it waits in.
  var turn = PresentationTurn()

  override func contentDidAppear() {
    flags.insert(.ownsElsewhere)
    evaluate()
  }

  override func didUpdateContent(_ newModifier: Modifier) {
    replaceModifier(with: newModifier)
    if let presented { modifier.updatePresented(presented) }
    evaluate()
  }

  var line: PresentationLine { modifier.line }
  var isPresenting: Bool { presented != nil }

  private enum Wish {
    case nothing
    case update(Modifier.Item, Modifier.Shown)
    case keep
    case another
    case new(Modifier.Item, Modifier.Shown)
    case wait
  }

  /// The content is evaluated here, so what it reads is this node's dependency. While nothing is presented it is not evaluated.
  private func wish() -> Wish {
    tracking(type) {
      guard let new = modifier.item(after: presented == nil || isOver ? nil : item) else { return .nothing }
      if isOver { return .another }
      guard presented != nil, let item else {
        return turn.isGranted ? .new(new, modifier.content(for: new)) : .wait
      }
      switch modifier.change(from: item, to: new) {
      case .update: return .update(new, modifier.content(for: new))
      case .keep: return .keep
      case .replace: return .another
      }
    }
  }

  override func evaluate() {
    switch wish() {
    case .nothing:
      if presented == nil { withdraw() } else { end() }
    case .keep:
      break
    case .update(let new, let content):
      extendLifetime(exchange(&item, with: new))
      presented?.update(content)
    case .another:
      end()
      wait()
    case .wait:
      wait()
    case .new(let new, let content):
      extendLifetime(exchange(&item, with: new))
      let anchor = firstElement?.id
      let node = graph.present {
        modifier.makePresented(content, _NodeContext(parent: self), anchor: anchor) { [weak self] in self?.dismissPresented() }
      }
      presented = node
      didPresent()
      if node.isEmpty { graph.perform(in: .changes) { [weak self] in self?.dismissEmpty() } }
    }
  }

  private func dismissPresented() {
    if modifier.endsWhenDismissed, presented != nil {
      isOver = true
      invalidate(.hostEvent)
    }
    modifier.dismiss()
  }

  private func dismissEmpty() {
    if !flags.contains(.isRemoved), presented != nil { modifier.dismiss() }
  }

  /// Takes away what is presented.
  private func end() {
    isOver = false
    let old = exchange(&presented, with: nil)
    old?.tearDownTree()
    tellDismissal()
    extendLifetime(exchange(&item, with: nil))
    withdraw()
    extendLifetime(old)
  }

  /// After all that disappears with it.
  private func tellDismissal() {
    guard let onDismiss = modifier.onDismiss, !graph.state.isUnmounted else { return }
    graph.perform(in: .disappearances) { onDismiss() }
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let presented { body(presented) }
  }

  override func tearDown() {
    // Its views have gone before.
    if presented != nil { tellDismissal() }
    withdraw()
  }
}
