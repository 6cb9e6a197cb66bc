/// One of the built-in looks of buttons. For looks of your own there is `ButtonStyle`.
public protocol PrimitiveButtonStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _ButtonStyleDescription { get }
}

/// A built-in style of buttons, opaque to apps.
public struct _ButtonStyleDescription {
  let kind: ButtonStyleKind
  var custom: AnyButtonStyle?
}

/// The host's own looks for a button where it stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .automatic) }
}

/// A button with a filled background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .bordered) }
}

/// A button with a background in the accent color, which stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderedProminent) }
}

/// A button without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderless) }
}

/// A button that shows its label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .plain) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The host's own looks for a button where it stands.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A filled background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background in the accent color, which stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
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
  /// The style of buttons in this view, unless one nearer to them says otherwise.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, style._style)
  }
}
