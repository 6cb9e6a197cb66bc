/// An open menu. Children: a preview of what it is about, if there is one, and its items. Its parent is always the root.
package struct ContextMenuContent: ElementContent {
  /// The element that it belongs to.
  package let anchor: ElementID?

  package var role: ElementRole { ElementRole("contextMenu") }
  package var isModal: Bool { true }
}

/// A context menu on an element.
package struct ContextMenuEffect: ElementEffect {
  package enum Rows: String, Sendable {
    /// The menu is the element's own.
    case none
    /// It is that of the rows of a list inside: the host says of which one it was asked for.
    case menu
    /// The same, and rows have an action that a double press runs: the host sends `PrimaryActionEvent`.
    case menuAndAction
  }

  /// Where a host sends `OpenMenuEvent`.
  package let target: ElementID
  package var rows = Rows.none

  package var summary: String? { "contextMenu" }
}

/// A person has asked for the context menu of an element.
package struct OpenMenuEvent: ElementEvent {
  /// The row of a list for which the menu is; nil for the element itself.
  package let row: ElementID?

  package init(row: ElementID? = nil) {
    self.row = row
  }
}

/// A person has pressed a row of a list twice, or chosen it with Return.
package struct PrimaryActionEvent: ElementEvent {
  package var isMomentary: Bool { true }

  package let row: ElementID

  package init(row: ElementID) {
    self.row = row
  }
}

/// What is in a context menu.
package typealias ContextMenuBody<Items: View, Preview: View> = TupleView<(DialogPart<Preview>, DialogPart<Items>)>

/// An open context menu.
final class OpenMenuNode<Items: View, Preview: View>: PresentedNode<ContextMenuBody<Items, Preview>, ContextMenuContent> {
  init(
    _ view: ContextMenuBody<Items, Preview>, _ context: _NodeContext, anchor: ElementID?,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    super.init(context, dismiss: dismiss)
    var values = EnvironmentValues(at: self)
    values.resetForPresentation()
    values.enterMenu()
    begin(ContextMenuContent(anchor: anchor))
    show(view, values)
  }

  override package var isEmpty: Bool {
    elementsBelow.allSatisfy { ($0.anyContent as? DialogPartContent) != nil || $0.presentationPart == .preview }
  }

  /// An item closes the menu, and then runs its action.
  override func actionWillRun() {
    dismiss()
  }
}

extension ElementNode {
  /// The part of a dialog or a menu that this element is in.
  fileprivate var presentationPart: DialogPartContent.Kind? {
    var next = parent
    while let node = next {
      if let part = node.element?.anyContent as? DialogPartContent { return part.kind }
      next = node.parent
    }
    return nil
  }
}
