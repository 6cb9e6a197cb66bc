/// How text fields look: it makes a view from the field itself, without the style.
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).border(.gray)
///       }
///     }
///
/// Fields for passwords have such a style, too. A style may have dynamic properties: each field keeps their storage as long as it has the
/// style. Text fields in what it makes have the style around it.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that it makes.
  associatedtype _Body: View

  /// The label of a field that a style gets.
  typealias _Label = _TextFieldStyleLabel

  /// The view to show for a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, as a style of the app's own gets it.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

/// A style that hosts show by themselves.
private protocol BuiltInTextFieldStyle {
  static var kind: TextFieldStyleKind { get }
}

/// The style of text fields, as the environment holds it.
public struct _TextFieldStyleDescription {
  let kind: TextFieldStyleKind
  var custom: AnyTextFieldStyle?
}

/// The host's own looks for a text field where it stands.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  nonisolated fileprivate static var kind: TextFieldStyleKind { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// A field of this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A text field that shows its text and nothing around it.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  nonisolated fileprivate static var kind: TextFieldStyleKind { .plain }

  /// Creates the style.
  nonisolated public init() {}

  /// A field of this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  nonisolated fileprivate static var kind: TextFieldStyleKind { .roundedBorder }

  /// Creates the style.
  nonisolated public init() {}

  /// A field of this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
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

/// A custom style, as the environment holds it.
class AnyTextFieldStyle {
  @MainActor func styled(_ field: TextField<_TextFieldStyleLabel>) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedTextFieldStyle<Style: TextFieldStyle>: AnyTextFieldStyle {
  private let style: Style
  /// The style around this one: that of text fields in the view that this one makes.
  private let outer: _TextFieldStyleDescription

  nonisolated init(_ style: Style, outer: _TextFieldStyleDescription) {
    self.style = style
    self.outer = outer
  }

  override func styled(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyledTextField(style: style, field: field).environment(\.textFieldStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledTextField<Style: TextFieldStyle>: View {
  let style: Style
  let field: TextField<_TextFieldStyleLabel>

  var body: some View { style._body(configuration: field) }
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
    modifier(
      EnvironmentModifier {
        $0.textFieldStyle =
          (Style.self as? any BuiltInTextFieldStyle.Type).map { .init(kind: $0.kind) }
          ?? .init(kind: .plain, custom: TypedTextFieldStyle(style, outer: $0.textFieldStyle))
      })
  }
}
