/// What is in a dialog.
package typealias DialogBody<Actions: View, Message: View> = TupleView<
  (ElementPart<Text>, DialogPart<Message>, DialogPart<TupleView<(Actions, SystemButton)>>)
>

/// A presented alert or confirmation dialog.
package final class DialogNode<Actions: View, Message: View>: PresentedNode<DialogBody<Actions, Message>, DialogContent> {
  private let kind: DialogContent.Kind
  private var isTitleVisible: Bool

  init(
    _ kind: DialogContent.Kind, isTitleVisible: Bool, _ view: DialogBody<Actions, Message>, _ context: _NodeContext,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    self.kind = kind
    self.isTitleVisible = isTitleVisible
    super.init(context, dismiss: dismiss)
    var values = EnvironmentValues(at: self)
    values.resetForPresentation()
    // The dialog has looks of its own, and must not be a trap.
    values.buttonStyle = .init(kind: .automatic)
    values.isEnabled = true
    values.textStyle = nil
    values.submitActions = SubmitActions(actions: [(.text, { [weak self] in MainQueue.assume { self?.confirm() } })])
    begin(DialogContent(kind: kind, isTitleVisible: isTitleVisible, isDismissible: true))
    show(view, values)
    completeActions(isFirst: true)
    noteHostChange(described())
  }

  func update(isTitleVisible: Bool) {
    self.isTitleVisible = isTitleVisible
  }

  override package func update(_ view: DialogBody<Actions, Message>) {
    super.update(view)
    completeActions(isFirst: false)
    say(described())
  }

  private func described() -> DialogContent {
    DialogContent(kind: kind, isTitleVisible: isTitleVisible, isDismissible: cancelButton != nil)
  }

  // MARK: Buttons

  private var buttons: [ContentNode<ButtonContent>] { elementsBelow.compactMap { $0 as? ContentNode<ButtonContent> } }

  /// An alert without buttons gets one, and a confirmation dialog without one that cancels gets that.
  private func completeActions(isFirst: Bool) {
    guard let system = systemButton(below: self) else { return }
    let others = buttons.filter { $0.parent !== system }
    switch kind {
    case .alert: system.show(others.isEmpty ? .dismiss : nil, isFirst: isFirst)
    case .confirmation: system.show(others.contains { $0.content.buttonRole == .cancel } ? nil : .cancel, isFirst: isFirst)
    }
  }

  private func systemButton(below node: ViewNode) -> SystemButtonNode? {
    if let node = node as? SystemButtonNode { return node }
    for index in 0..<node.childCount {
      if let found = systemButton(below: node.child(at: index)) { return found }
    }
    return nil
  }

  /// What Escape does: the button that cancels, or the only one of an alert.
  private var cancelButton: ContentNode<ButtonContent>? {
    let buttons = buttons
    if let cancel = buttons.first(where: { $0.content.buttonRole == .cancel }) { return cancel }
    return kind == .alert && buttons.count == 1 ? buttons[0] : nil
  }

  /// What Return does.
  private var defaultButton: ContentNode<ButtonContent>? {
    let buttons = buttons
    return buttons.first { $0.content.buttonRole == nil } ?? (buttons.count == 1 ? buttons[0] : nil)
  }

  private func confirm() {
    defaultButton?.handle(PressEvent())
  }

  override func handle(_ event: any ElementEvent) {
    switch event {
    case is DismissEvent: cancelButton?.handle(PressEvent())
    case is ConfirmEvent: confirm()
    default: break
    }
  }

  /// A button in a dialog closes it, and then runs its action: that may say that it is to come again.
  override func actionWillRun() {
    dismiss()
  }
}

/// The button that a dialog has by itself, or nothing.
package struct SystemButton {
  enum Kind {
    case dismiss, cancel

    @MainActor var button: Button<Text> {
      switch self {
      case .dismiss: Button(LocalizedStringKey("OK")) {}
      case .cancel: Button(LocalizedStringKey("Cancel"), role: .cancel) {}
      }
    }
  }
}

extension SystemButton: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(SystemButtonNode(context)) }
  package static func _updateNode(_ node: _Node, _ view: inout Self) {}
}

private final class SystemButtonNode: ReplaceableChildNode {
  private var kind: SystemButton.Kind?

  /// - Parameter isFirst: Whether the host will get it together with the dialog.
  func show(_ newKind: SystemButton.Kind?, isFirst: Bool) {
    guard newKind != kind else { return }
    kind = newKind
    func make(_ context: _NodeContext) -> ViewNode? {
      guard var button = newKind?.button else { return nil }
      return Button<Text>._makeNode(&button, context).node
    }
    if isFirst { setFirstChild(make(_NodeContext(parent: self))) } else { replaceChild(make) }
  }
}
