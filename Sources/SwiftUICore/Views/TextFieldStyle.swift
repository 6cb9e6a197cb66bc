/// One of the built-in looks of text fields.
public protocol TextFieldStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _TextFieldStyleDescription { get }
}

/// A built-in style of text fields, opaque to apps.
public struct _TextFieldStyleDescription: Equatable, Sendable {
  let kind: TextFieldStyleKind
}

/// The host's own looks for a text field where it stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .automatic) }
}

/// A text field that shows its text and nothing around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .plain) }
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The host's own looks for a text field where it stands.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text and nothing around it.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
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
  /// The style of text fields in this view, unless one nearer to them says otherwise.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style._style)
  }
}
