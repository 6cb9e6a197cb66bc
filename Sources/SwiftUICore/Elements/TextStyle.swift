import Foundation

/// How text looks where it says nothing itself: all such values of the environment as one, so that a text reads one entry, and as
/// an object, which all texts below a modifier share. Nil stands for the host's own.
package final class TextStyle: Equatable, Sendable {
  package let font: FontDescription?
  package let foreground: Paint?
  /// What is rarely said.
  package let details: TextDetails?

  private init(font: FontDescription?, foreground: Paint?, details: TextDetails?) {
    self.font = font
    self.foreground = foreground
    self.details = details
  }

  /// A style that says this; nil if that is nothing.
  package static func make(font: FontDescription?, foreground: Paint?, details: TextDetails? = nil) -> TextStyle? {
    font == nil && foreground == nil && details == nil
      ? nil : TextStyle(font: font, foreground: foreground, details: details)
  }

  package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    lhs === rhs || (lhs.font == rhs.font && lhs.foreground == rhs.foreground && lhs.details == rhs.details)
  }

  /// The values in words.
  package var summary: [String] {
    (font.map { ["font=\($0)"] } ?? []) + (foreground.map { ["foreground=\($0)"] } ?? []) + (details?.summary ?? [])
  }
}

/// What styles of text rarely say.
package final class TextDetails: Equatable, Sendable {
  package let characters: CharacterTraits
  package let paragraph: ParagraphTraits
  /// The parts of a text that look different; empty for a text of one piece. Never in the environment.
  package let runs: [TextRun]
  /// Whether the app must be told of links that a person follows, rather than that the host opens them by itself.
  package let handlesLinks: Bool
  /// In place of the characters, for assistive technology. Never in the environment.
  package let label: String?
  /// What the text is to assistive technology: 0 for a heading of no level, 1 to 6 for one of that level. Never in the environment.
  package let heading: Int?

  private init(
    _ characters: CharacterTraits, _ paragraph: ParagraphTraits, _ runs: [TextRun], handlesLinks: Bool, label: String?,
    heading: Int?
  ) {
    self.handlesLinks = handlesLinks
    self.characters = characters
    self.paragraph = paragraph
    self.runs = runs
    self.label = label
    self.heading = heading
  }

  /// Details that say this; nil if that is nothing.
  package static func make(
    characters: CharacterTraits = CharacterTraits(), paragraph: ParagraphTraits = ParagraphTraits(), runs: [TextRun] = [],
    handlesLinks: Bool = false, label: String? = nil, heading: Int? = nil
  ) -> TextDetails? {
    runs.isEmpty && label == nil && heading == nil && characters.isEmpty && paragraph == ParagraphTraits()
      ? nil : TextDetails(characters, paragraph, runs, handlesLinks: handlesLinks, label: label, heading: heading)
  }

  package static func == (left: TextDetails, right: TextDetails) -> Bool {
    left === right
      || (left.characters == right.characters && left.paragraph == right.paragraph && left.runs == right.runs
        && left.handlesLinks == right.handlesLinks && left.label == right.label && left.heading == right.heading)
  }

  package var summary: [String] {
    characters.summary + paragraph.summary + runs.filter { !$0.isPlain }.map(\.description)
      + (label.map { ["label=“\($0)”"] } ?? []) + (heading.map { ["heading=\($0)"] } ?? [])
  }
}

/// Characters of a text that look alike, or an image among them.
package struct TextRun: Equatable, Sendable, CustomStringConvertible {
  /// Of an image its label.
  package let string: String
  /// What differs from the text around; nil for nothing.
  package let style: TextStyle?
  /// Where the characters lead to.
  package let link: URL?
  /// What is shown in place of the characters.
  package let image: ShownImage?

  package init(_ string: String, style: TextStyle? = nil, link: URL? = nil, image: ShownImage? = nil) {
    self.string = string
    self.style = style
    self.link = link
    self.image = image
  }

  /// Whether it is nothing but characters of the text around.
  package var isPlain: Bool { style == nil && link == nil && image == nil }

  package var description: String {
    let words = (image?.summary ?? []) + (style?.summary ?? []) + (link.map { ["link=\($0.absoluteString)"] } ?? [])
    return "“\(string)”(" + words.joined(separator: " ") + ")"
  }

  /// The same in a link, unless it is one itself.
  func inside(link outer: URL?) -> TextRun { TextRun(string, style: style, link: link ?? outer, image: image) }
}

private enum TextStyleKey: EnvironmentKey {
  static var defaultValue: TextStyle? { nil }
}

extension EnvironmentValues {
  /// How text looks in this environment; nil is the host's own.
  var textStyle: TextStyle? {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// What is said about the characters of all text.
  var characterTraits: CharacterTraits {
    get { textStyle?.details?.characters ?? CharacterTraits() }
    set {
      let old = textStyle
      let details = TextDetails.make(characters: newValue, paragraph: old?.details?.paragraph ?? ParagraphTraits())
      textStyle = .make(font: old?.font, foreground: old?.foreground, details: details)
    }
  }

  /// How all texts are laid out and shown.
  var paragraphTraits: ParagraphTraits {
    get { textStyle?.details?.paragraph ?? ParagraphTraits() }
    set {
      let old = textStyle
      let details = TextDetails.make(characters: old?.details?.characters ?? CharacterTraits(), paragraph: newValue)
      textStyle = .make(font: old?.font, foreground: old?.foreground, details: details)
    }
  }
}
