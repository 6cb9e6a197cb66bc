/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  let string: String
  private var color: Color?
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false

  /// Creates a text view that displays a string literal without localization.
  public init(verbatim content: String) {
    string = content
  }

  /// Creates a text view that displays a stored string without localization.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// Creates a text view that displays localized content identified by a key.
  ///
  /// The key itself is shown: Oriel has no tables of translations.
  public init(_ key: LocalizedStringKey) {
    string = key.text
  }

  /// Sets the color of the text displayed by this view.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.color = color
    return text
  }

  /// Sets the default font for text in the view.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }

  /// Applies a bold font weight to the text.
  public func bold() -> Text { fontWeight(.bold) }

  /// Applies a bold font weight to the text.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Applies italics to the text.
  public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }
}

extension Text: ElementView {
  package static var elementKind: ElementKind { .text }
  package var content: EmptyView { EmptyView() }

  package func properties(in environment: EnvironmentValues) -> ElementProperties {
    var font = (font ?? environment.font)?.description
    if weight != nil || isItalic {
      var styled = font ?? FontDescription(size: .style(.body))
      if let weight { styled.weight = weight.value }
      if isItalic { styled.isItalic = true }
      font = styled
    }
    return [.text(string), .font(font), .foreground((color ?? environment.foreground)?.description)]
  }
}
