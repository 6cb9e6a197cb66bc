/// Something to press, with a label.
///
/// The action runs on the main actor when a person presses the button, if it is in the tree and enabled then.
public struct Button<Label: View> {
  private var element: ButtonElement
  private var content: ButtonBody<Label>

  /// Creates a button with a label of views.
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of views.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    element = ButtonElement(role: role, action: action)
    content = ButtonBody(label: label(), role: role)
  }
}

extension Button: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a button shows and does.
struct ButtonElement: ElementDescription {
  fileprivate let role: ButtonRole?
  fileprivate let action: @MainActor () -> Void

  func content(in environment: EnvironmentValues) -> ButtonContent {
    let style = environment.buttonStyle.kind
    // Others have no outline, and need not read it.
    let outline = [.bordered, .borderedProminent].contains(style) ? environment.buttonBorderShape.value : nil
    return ButtonContent(buttonRole: role?.kind, style: style, isEnabled: environment.isEnabled, outline: outline)
  }

  func handle(_ event: PressEvent, in node: DescribedNode<ButtonElement>) {
    if node.content.isEnabled { action() }
  }
}

/// The content of a button. Its children are its label.
package struct ButtonContent: ElementContent {
  package let buttonRole: ButtonRoleKind?
  package let style: ButtonStyleKind
  package let isEnabled: Bool
  /// Nil is that of the style.
  package let outline: ButtonOutline?

  package init(
    buttonRole: ButtonRoleKind? = nil, style: ButtonStyleKind = .automatic, isEnabled: Bool = true, outline: ButtonOutline? = nil
  ) {
    self.buttonRole = buttonRole
    self.style = style
    self.isEnabled = isEnabled
    self.outline = outline
  }

  package var role: ElementRole { ElementRole("button") }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] {
    (isEnabled ? [] : ["disabled"]) + (buttonRole.map { ["role=\($0)"] } ?? []) + (style == .automatic ? [] : ["style=\(style)"])
      + (outline.map { ["shape=\($0)"] } ?? [])
  }
}

/// A button was pressed.
package struct PressEvent: ElementEvent {
  package init() {}
}

extension Button where Label == Text {
  /// Creates a button with a text as its label, the key itself.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text as its label.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a role and a text as its label, the key itself.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a text as its label.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

package enum ButtonStyleKind: String, Sendable { case automatic, bordered, borderedProminent, borderless, plain }
