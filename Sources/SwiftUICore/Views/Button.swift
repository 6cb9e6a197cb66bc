/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let kind: ButtonRoleKind

  /// A role that indicates a destructive button.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A role that indicates a button that cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
}

/// A control that initiates an action.
///
/// The action runs on the main actor when a person presses the button, if it is in the tree and enabled then.
public struct Button<Label: View> {
  private var element: ButtonElement
  private var content: ButtonContent<Label>

  /// Creates a button that displays a custom label.
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a specified role that displays a custom label.
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    element = ButtonElement(role: role, action: action)
    content = ButtonContent(label: label(), role: role)
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

/// What a button says about itself, and what it does.
struct ButtonElement: ElementDescription {
  fileprivate let role: ButtonRole?
  fileprivate let action: @MainActor () -> Void

  var elementKind: ElementKind { .button }

  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.isEnabled(environment.isEnabled))
    properties.add(.buttonRole(role?.kind))
    properties.add(.buttonStyle(environment.buttonStyle.kind))
  }

  func handle(_ event: HostEvent, in node: ElementNode) {
    guard case .press = event, node.properties[.isEnabled] == .isEnabled(true) else { return }
    action()
  }
}

extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a specified role that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A type that applies a built-in interaction behavior and appearance to all buttons within a view hierarchy.
public protocol PrimitiveButtonStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _ButtonStyleDescription { get }
}

/// A built-in style of buttons, opaque to apps.
public struct _ButtonStyleDescription {
  let kind: ButtonStyleKind
  var custom: AnyButtonStyle?
}

/// The default button style, based on the button's context.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .automatic) }
}

/// A button style that applies standard border artwork based on the button's context.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .bordered) }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderedProminent) }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderless) }
}

/// A button style that doesn't style or decorate its content while idle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .plain) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: _ButtonStyleDescription { .init(kind: .automatic) }
}

extension EnvironmentValues {
  var buttonStyle: _ButtonStyleDescription {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for buttons within this view.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, style._style)
  }
}
