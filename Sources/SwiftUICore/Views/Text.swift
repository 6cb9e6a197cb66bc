/// Characters to read.
///
/// It takes font and color from the environment where it has none of its own. Texts with the same string and style are equal.
public struct Text: Equatable, Sendable {
  /// The characters; empty where `extra` says where they come from.
  let string: String
  /// A reference, because most texts have nothing of their own, and texts are copied often.
  let extra: TextExtra?

  init(_ string: String, _ extra: TextExtra?) {
    self.string = string
    self.extra = extra
  }

  init(_ source: TextSource) {
    string = ""
    extra = TextExtra(source: source)
  }

  /// Shows a string as it is, also where it is a literal.
  public init(verbatim content: String) {
    string = content
    extra = nil
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
    extra = nil
  }
}

extension Text: ElementView {
  package func content(in environment: EnvironmentValues) -> TextContent {
    if let extra { return TextResolver(environment, outermost: extra.style).content(of: self) }
    let style = environment.textStyle
    if let paragraph = style?.details?.paragraph, paragraph.isMasked {
      return TextContent(TextResolver.mask(string), style: style)
    }
    return TextContent(string, style: style)
  }

  package func change(from old: Text, _ content: inout TextContent) -> DescriptionChange {
    guard extra == old.extra else { return .unknown }
    if string == old.string { return .none }
    if let details = content.style?.details, details.paragraph.isMasked { return .unknown }
    content.string = string
    return .known
  }

  package func handle(_ event: OpenLinkEvent, in node: DescribedNode<Text>) {
    let links = node.content.style?.details?.runs.compactMap(\.link) ?? []
    guard EnvironmentValues(at: node).isEnabled else { return }
    if links.indices.contains(event.index) { OpenURLAction(at: node)(links[event.index]) }
  }
}

/// The content of a text.
package struct TextContent: ElementContent {
  /// All characters, also where `style` has runs of them.
  package var string: String
  package var style: TextStyle?

  package init(_ string: String, style: TextStyle? = nil) {
    self.string = string
    self.style = style
  }

  package var role: ElementRole { ElementRole("text") }
  package var innerKinds: InnerKinds { .text }
  package var text: String? { string }
  package var summary: [String] { style?.summary ?? [] }
}

/// A person follows a link in a text.
package struct OpenLinkEvent: ElementEvent {
  package var isMomentary: Bool { true }

  /// Which of the text's links.
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }
}
