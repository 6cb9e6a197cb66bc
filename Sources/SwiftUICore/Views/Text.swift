/// Characters to read.
///
/// It takes font and color from the environment where it has none of its own. Texts with the same string and style are equal.
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

    /// This, with what the environment says where this says nothing.
    func over(_ environment: TextStyle?) -> TextStyle? {
      var font = self.font?.description ?? environment?.font
      if weight != nil || isItalic {
        var styled = font ?? FontDescription(size: .style(.body))
        if let weight { styled.weight = weight.value }
        if isItalic { styled.isItalic = true }
        font = styled
      }
      return .make(font: font, foreground: color.map { .color($0.value) } ?? environment?.foreground)
    }
  }

  /// Shows a string as it is, also where it is a literal.
  public init(verbatim content: String) {
    string = content
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// Shows a literal with the values in it.
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

  /// This text in a color; nil leaves that to the environment.
  public func foregroundColor(_ color: Color?) -> Text { styled(color: .some(color)) }

  /// This text in a font; nil leaves that to the environment.
  public func font(_ font: Font?) -> Text { styled(font: .some(font)) }

  /// This text in a weight; nil leaves that to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled(weight: .some(weight)) }

  /// This text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// This text in bold, or in its font's own weight.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// This text in italics.
  public func italic() -> Text { styled(isItalic: true) }
}

extension Text: ElementView {
  package func content(in environment: EnvironmentValues) -> TextContent {
    TextContent(string, style: style.map { $0.over(environment.textStyle) } ?? environment.textStyle)
  }

  package func change(from old: Text, _ content: inout TextContent) -> DescriptionChange {
    guard style == old.style else { return .unknown }
    if string == old.string { return .none }
    content.string = string
    return .known
  }
}

/// The content of a text.
package struct TextContent: ElementContent {
  package var string: String
  package var style: TextStyle?

  package init(_ string: String, style: TextStyle? = nil) {
    self.string = string
    self.style = style
  }

  package var role: ElementRole { ElementRole("text") }
  package var text: String? { string }
  package var summary: [String] { style?.summary ?? [] }
}
