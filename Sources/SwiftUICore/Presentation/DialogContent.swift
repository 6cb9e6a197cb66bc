/// An alert or a confirmation dialog. Children: its title (`PartContent.Kind.label`), its message, its actions. Its parent is always the
/// root.
package struct DialogContent: ElementContent {
  package enum Kind: String, Sendable {
    case alert
    case confirmation = "dialog"
  }

  package let kind: Kind
  /// Whether a person sees the title; it names the dialog in any case.
  package let isTitleVisible: Bool
  /// Whether Escape, or a click elsewhere, does something.
  package let isDismissible: Bool
  package var inner: InnerKinds = []

  package var role: ElementRole { ElementRole(kind.rawValue) }
  package var isModal: Bool { true }
  package var summary: [String] { isDismissible ? [] : ["stays"] }

  package func shows(_ child: any ElementContent) -> Bool {
    isTitleVisible || !child.isSame(as: PartContent(.label))
  }
}

extension DialogContent: HoldingContent {
  package var wantedKinds: InnerKinds { .message }
}

/// A part of a dialog or a menu.
package struct DialogPartContent: ElementContent {
  package enum Kind: String, Sendable { case preview, items, message, actions }

  package let kind: Kind
  package var inner: InnerKinds = []

  nonisolated init(_ kind: Kind) {
    self.kind = kind
  }

  package var role: ElementRole { ElementRole(kind.rawValue) }
}

extension DialogPartContent: HoldingContent {
  package var innerKinds: InnerKinds { kind == .message && inner.contains(.text) ? .message : [] }

  package var wantedKinds: InnerKinds {
    switch kind {
    case .actions: .field
    case .items: .tick
    case .message: .text
    case .preview: []
    }
  }
}

extension DialogPartContent: ElementDescription {}

/// A person answers a dialog with Return.
package struct ConfirmEvent: ElementEvent {
  package init() {}
}

/// Views in a part of a dialog or a menu: an element of its own, unless there can be nothing to show.
package struct DialogPart<Content: View> {
  private var element: DialogPartContent
  private var content: Content

  nonisolated init(_ kind: DialogPartContent.Kind, _ content: Content) {
    element = DialogPartContent(kind)
    self.content = content
  }
}

extension DialogPart: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    if Content.self == EmptyView.self { return _Node(ViewNode(context)) }
    return .container(view.element, &view.content, context)
  }

  package static func _updateNode(_ node: _Node, _ view: inout Self) {
    if Content.self == EmptyView.self { return }
    node.updateContainer(&view.element, &view.content)
  }
}
