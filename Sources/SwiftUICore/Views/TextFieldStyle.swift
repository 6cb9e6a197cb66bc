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
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .automatic) }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .plain) }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: _TextFieldStyleDescription { .init(kind: .automatic) }
}

extension EnvironmentValues {
  var textFieldStyle: _TextFieldStyleDescription {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for text fields within this view.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style._style)
  }
}
