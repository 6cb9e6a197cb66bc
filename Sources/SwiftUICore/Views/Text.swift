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

    /// This, with what the environment says where this says nothing.
    func over(_ environment: TextStyle?) -> TextStyle? {
      var font = self.font?.description ?? environment?.font
      if weight != nil || isItalic {
        var styled = font ?? FontDescription(size: .style(.body))
        if let weight { styled.weight = weight.value }
        if isItalic { styled.isItalic = true }
        font = styled
      }
      return .make(font: font, foreground: color.map { .color($0.description) } ?? environment?.foreground)
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

/// What a text says.
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
