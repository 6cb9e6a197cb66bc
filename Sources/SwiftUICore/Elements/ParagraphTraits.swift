import Foundation

/// How a whole text is laid out and shown, from the environment. Rarely anything of it is said.
package struct ParagraphTraits: Hashable, Sendable {
  package enum Alignment: String, Sendable { case leading, center, trailing }
  package enum Truncation: String, Sendable { case tail, head, middle }
  /// From baseline to baseline.
  package enum LineHeight: Hashable, Sendable {
    case variable, normal, tight, loose
    /// Of the size of the font.
    case multiple(CGFloat)
    /// Points beyond the size of the font.
    case leading(CGFloat)
    /// Points.
    case exact(CGFloat)
  }

  package enum Case: String, Sendable {
    case uppercase, lowercase
    /// As it is, also where the host shows texts otherwise.
    case unchanged = "none"
  }

  package var alignment = Alignment.leading
  /// The most lines that are shown; nil for all.
  package var lineLimit: Int?
  /// For how many lines there is room, even with fewer.
  package var reservedLines = 0
  /// Between lines, in points, beyond what the font says.
  package var lineSpacing: CGFloat = 0
  /// Nil is as the font says.
  package var lineHeight: LineHeight?
  package var truncation = Truncation.tail
  /// How small a text may get, as a part of its size, before it is truncated.
  package var minimumScale: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Case?
  /// Nil leaves it to the host.
  package var isSelectable: Bool?
  /// Nil is the host's own.
  package var typeSize: DynamicTypeSize?
  /// Whether all text is heavier than its fonts say.
  package var isHeavier = false
  package var redaction = RedactionReasons()
  package var isPrivacySensitive = false
  /// How its characters change to others.
  package var contentTransition = ContentTransition.identity

  package init() {}

  /// Whether characters are not to be seen.
  package var isMasked: Bool {
    redaction.contains(isPrivacySensitive ? .privacy : .placeholder)
  }

  /// What differs from the default, in words.
  package var summary: [String] {
    var words: [String] = []
    if alignment != .leading { words.append("alignment=\(alignment)") }
    if let lineLimit { words.append("lineLimit=\(lineLimit)") }
    if reservedLines > 0 { words.append("reservedLines=\(reservedLines)") }
    if lineSpacing != 0 { words.append("lineSpacing=\(lineSpacing)") }
    if let lineHeight { words.append("lineHeight=\(lineHeight)") }
    if truncation != .tail { words.append("truncation=\(truncation)") }
    if minimumScale != 1 { words.append("minimumScale=\(minimumScale)") }
    if allowsTightening { words.append("tightening") }
    if let textCase { words.append("\(textCase)") }
    if let isSelectable { words.append(isSelectable ? "selectable" : "notSelectable") }
    if let typeSize { words.append("typeSize=\(typeSize)") }
    if isHeavier { words.append("heavier") }
    if isMasked { words.append("redacted") }
    if redaction.contains(.invalidated) { words.append("invalidated") }
    if contentTransition != .identity { words.append("contentTransition=\(contentTransition.kind)") }
    return words
  }
}
