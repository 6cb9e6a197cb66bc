/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  let string: String
  /// A reference, because most texts have no style of their own, and texts are copied often.
  private var style: Style?

  private final class Style: Equatable, Sendable {
    let color: Color?
    let font: Font?
    let weight: Font.Weight?
    let isItalic: Bool

    init(color: Color?, font: Font?, weight: Font.Weight?, isItalic: Bool) {
      self.color = color
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
    }

    static func == (left: Style, right: Style) -> Bool {
      left.color == right.color && left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic
    }
  }

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

  private func styled(
    color: Color?? = nil, font: Font?? = nil, weight: Font.Weight?? = nil, isItalic: Bool? = nil
  ) -> Text {
    var text = self
    text.style = Style(
      color: color ?? style?.color, font: font ?? style?.font, weight: weight ?? style?.weight,
      isItalic: isItalic ?? style?.isItalic ?? false)
    return text
  }

  /// Sets the color of the text displayed by this view.
  public func foregroundColor(_ color: Color?) -> Text { styled(color: .some(color)) }

  /// Sets the default font for text in the view.
  public func font(_ font: Font?) -> Text { styled(font: .some(font)) }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled(weight: .some(weight)) }

  /// Applies a bold font weight to the text.
  public func bold() -> Text { fontWeight(.bold) }

  /// Applies a bold font weight to the text.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Applies italics to the text.
  public func italic() -> Text { styled(isItalic: true) }
}

extension Text: ElementView {
  package var elementKind: ElementKind { .text }

  package func change(from old: Text) -> ElementChange {
    guard style == old.style else { return .unknown }
    return string == old.string ? .none : .property(.text(string))
  }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.text(string))
    var font = (style?.font ?? environment.font)?.description
    if let style, style.weight != nil || style.isItalic {
      var styled = font ?? FontDescription(size: .style(.body))
      if let weight = style.weight { styled.weight = weight.value }
      if style.isItalic { styled.isItalic = true }
      font = styled
    }
    properties.add(.font(font))
    properties.add(.foreground((style?.color ?? environment.foreground)?.description))
  }
}
