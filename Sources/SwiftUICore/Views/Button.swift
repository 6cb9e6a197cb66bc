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

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button as a style describes it: pressing it triggers the action.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    let node = _Node.container(view.element, &view.content, context)
    let button = node.cast(to: DescribedNode<ButtonElement>.self)
    if button.content.isInRow { button.beginRowAction() }
    return node
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a button shows and does.
struct ButtonElement: ElementDescription {
  fileprivate let role: ButtonRole?
  let action: @MainActor () -> Void

  func content(in environment: EnvironmentValues) -> ButtonContent {
    let style = environment.buttonStyle
    // Others have no outline, and need not read it.
    let outline = [.bordered, .borderedProminent].contains(style.kind) ? environment.buttonBorderShape.value : nil
    return ButtonContent(
      buttonRole: role?.kind, style: style.kind, isEnabled: environment.isEnabled, outline: outline,
      reportsPressing: style.custom?.readsPressing == true, size: environment.controlSize,
      repeats: style.kind != .primitive && environment.buttonRepeatBehavior == .enabled, isInRow: environment.viewPlace == .row,
      hasOwnStyle: style.custom != nil)
  }

  func handle(_ event: PressEvent, in node: DescribedNode<ButtonElement>) {
    switch event {
    case .activate:
      (node.child(at: 0) as? any ButtonNode)?.setPressed(false)
      // What a page covers has no keys, and no honest host sends more.
      guard node.content.isEnabled, node.isSeen else { return }
      node.tellActionWillRun()
      let followUp = role == .cancel ? nil : EnvironmentValues(at: node).buttonFollowUp.run
      action()
      followUp?()
    case .pressing(let isPressed):
      if node.content.isEnabled || !isPressed { (node.child(at: 0) as? any ButtonNode)?.setPressed(isPressed) }
    }
  }
}

/// The content of a button. Its children are its label.
package struct ButtonContent: ElementContent {
  package let buttonRole: ButtonRoleKind?
  package let style: ButtonStyleKind
  package let isEnabled: Bool
  /// Nil is that of the style.
  package let outline: ButtonOutline?
  /// Whether the host tells when a press begins and ends.
  package let reportsPressing: Bool
  package let size: ControlSize
  /// Whether holding it presses it again and again.
  package let repeats: Bool
  /// Whether it stands in a row of a list.
  package let isInRow: Bool
  /// Whether a style of the app says how it looks, also where it cannot be pressed.
  package let hasOwnStyle: Bool

  package init(
    buttonRole: ButtonRoleKind? = nil, style: ButtonStyleKind = .automatic, isEnabled: Bool = true, outline: ButtonOutline? = nil,
    reportsPressing: Bool = false, size: ControlSize = .regular, repeats: Bool = false, isInRow: Bool = false,
    hasOwnStyle: Bool = false
  ) {
    self.buttonRole = buttonRole
    self.style = style
    self.isEnabled = isEnabled
    self.outline = outline
    self.reportsPressing = reportsPressing
    self.size = size
    self.repeats = repeats
    self.isInRow = isInRow
    self.hasOwnStyle = hasOwnStyle
  }

  package var role: ElementRole { ElementRole("button") }
  package var innerKinds: InnerKinds { .control }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] {
    var words = isEnabled ? [] : ["disabled"]
    if let buttonRole { words.append("role=\(buttonRole)") }
    if style != .automatic { words.append("style=\(style)") }
    if let outline { words.append("shape=\(outline)") }
    if size != .regular { words.append("size=\(size)") }
    if repeats { words.append("repeats") }
    return words
  }
}

/// What a person does with a button.
package enum PressEvent: ElementEvent {
  /// The button was pressed.
  case activate
  /// It is held down now, or no longer. Said only for buttons that want to know.
  case pressing(Bool)

  package init() {
    self = .activate
  }

  package var isMomentary: Bool { self == .activate }
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

package enum ButtonStyleKind: String, Sendable {
  case automatic, bordered, borderedProminent, borderless, plain, link, glass, glassProminent
  /// The app's view does all by itself: nothing but assistive technology presses such a button.
  case primitive
}
