/// A control that displays an editable text interface.
///
/// Each edit is written to the binding. The host owns the text while a person edits it; a value that the binding gives instead,
/// for example in capitals, reaches the host once it has answered the newest edit.
public struct TextField<Label: View> {
  private var element: TextFieldElement
  private var content: Label

  /// Creates a text field with a prompt generated from a `Text`.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    element = TextFieldElement(text: text, prompt: prompt)
    content = label()
  }
}

extension TextField: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a text field says about itself, and what it does.
struct TextFieldElement: ElementDescription {
  fileprivate let text: Binding<String>
  fileprivate let prompt: Text?

  var elementKind: ElementKind { .textField }
  static var readsBindings: Bool { true }

  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.value(TextValue(text.wrappedValue)))
    properties.add(.prompt(prompt?.string ?? ""))
    properties.add(.isEnabled(environment.isEnabled))
    properties.add(.font(environment.font?.description))
    properties.add(.foreground(environment.foreground?.description))
    properties.add(.textFieldStyle(environment.textFieldStyle.kind))
  }

  func handle(_ event: HostEvent, in node: ElementNode) {
    let isEnabled = node.properties[.isEnabled] == .isEnabled(true)
    switch event {
    case .edit(_, let newText, let sequence):
      guard case .value(let held) = node.properties[.value], sequence > held.revision else { return }
      node.noteHostChange(.value(TextValue(newText, revision: sequence)))
      // The binding may change or refuse the text: then the host must hear of it.
      node.invalidate(.hostEvent)
      if isEnabled { text.wrappedValue = newText }
    case .submit:
      if isEnabled { EnvironmentValues(at: node).submitActions.run() }
    default:
      break
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A specification for the appearance and interaction of a text field.
public protocol TextFieldStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _TextFieldStyleDescription { get }
}

/// A built-in style of text fields, opaque to apps.
public struct _TextFieldStyleDescription: Equatable, Sendable {
  let kind: TextFieldStyleKind
}

/// The default text field style, based on the text field's context.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .automatic) }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .plain) }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: _TextFieldStyleDescription { .init(kind: .automatic) }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions(actions: []) }
}

/// What to do when a value is submitted: the actions of all ancestors, innermost first.
struct SubmitActions {
  let actions: [() -> Void]

  @MainActor
  func run() {
    for action in actions { action() }
  }
}

extension EnvironmentValues {
  fileprivate(set) var textFieldStyle: _TextFieldStyleDescription {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  fileprivate(set) var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Triggers of text entry fields, such as pressing Return.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Triggers of search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Sets the style for text fields within this view.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style._style)
  }

  /// Adds an action to perform when the user submits a value to this view.
  ///
  /// Actions of outer views run too, after this one.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { submit in
      if triggers.contains(.text) { submit = SubmitActions(actions: [action] + submit.actions) }
    }
  }
}
