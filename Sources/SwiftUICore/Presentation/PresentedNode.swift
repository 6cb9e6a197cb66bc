/// The element of something presented, without its type.
@MainActor
protocol PresentedElementBase: ElementNode {
  /// A button in it is about to run its action.
  func actionWillRun()
}

/// The element of something presented: a sheet, a dialog, a menu. Its parent is always the root.
package class PresentedNode<Shown: View, Surface: ElementContent>: ContentNode<Surface>, PresentedElement, PresentedElementBase {
  private let scope: EnvironmentScope
  let dismiss: @MainActor @Sendable () -> Void
  private(set) final var shown: ViewNode?

  init(_ context: _NodeContext, dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(context)
    // The modifiers around the presenting view say nothing about what is presented.
    flags.subtract(.around)
  }

  /// To be called once, when the element has its content.
  final func show(_ view: Shown, _ environment: EnvironmentValues) {
    scope.setFirstEntries(environment.written)
    var view = view
    shown = Shown._makeNode(&view, _NodeContext(parent: self)).node
  }

  package func update(_ view: Shown) {
    var view = view
    Shown._updateNode(_Node(shown!), &view)
  }

  package var isEmpty: Bool { false }

  override func handle(_ event: any ElementEvent) {
    if event is DismissEvent { dismiss() }
  }

  func actionWillRun() {}

  override final var isDetached: Bool { true }
  override final var environmentForChildren: EnvironmentScope? { scope }
  override final var childCount: Int { shown == nil ? 0 : 1 }
  override final func child(at index: Int) -> ViewNode { shown! }

  override func tearDown() {
    graph.dismiss(self)
    super.tearDown()
  }
}

extension ViewNode {
  /// A button at this node is about to run its action: a dialog or a menu around it goes, which it says before the action can say
  /// something else.
  final func tellActionWillRun() {
    guard let host = presentationHost as? any PresentedElementBase else { return }
    if host.anyContent is ContextMenuContent, EnvironmentValues(at: self).menuActionDismissal == .disabled { return }
    host.actionWillRun()
  }

  /// The elements below this node, those in others too, first to last.
  final var elementsBelow: [ElementNode] {
    var elements: [ElementNode] = []
    for index in 0..<childCount {
      let child = child(at: index)
      if let element = child.element { elements.append(element) }
      elements += child.elementsBelow
    }
    return elements
  }
}

/// Something presented was closed by the person, for example with Escape. It is still shown, until the app takes it away.
package struct DismissEvent: ElementEvent {
  package init() {}
}
