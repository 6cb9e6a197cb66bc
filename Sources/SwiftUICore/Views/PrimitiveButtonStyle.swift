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
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .automatic) }
}

/// A button style that applies standard border artwork based on the button's context.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .bordered) }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderedProminent) }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .borderless) }
}

/// A button style that doesn't style or decorate its content while idle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ButtonStyleDescription { .init(kind: .plain) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that leaves the label as it is.
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
