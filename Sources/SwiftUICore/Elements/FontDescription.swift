import Foundation

/// A font as intent: a text style, or a size, with traits.
package struct FontDescription: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case points(CGFloat)
    /// In points at the default type size; larger and smaller type sizes scale it as they scale a text style.
    case scaled(CGFloat, TextStyle)
  }

  package enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  package enum Design: String, Sendable { case `default`, serif, rounded, monospaced }

  /// How far apart the lines are.
  package enum Leading: String, Sendable { case standard, tight, loose }

  /// Which letters are shown as small capitals.
  package enum Capitals: String, Sendable { case asWritten, small, lowercaseSmall, uppercaseSmall }

  package var size: Size
  /// On the scale of CSS and OpenType, 100 to 900; nil is the text style's own weight.
  package var weight: Int?
  package var design: Design
  package var isItalic: Bool
  /// The name of a font that the app has chosen; nil is the host's own.
  package var family: String?
  /// A part of the usual width: 1 is that itself. Nil is the font's own.
  package var width: Double?
  package var leading = Leading.standard
  package var capitals = Capitals.asWritten
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits = false

  package init(size: Size, weight: Int? = nil, design: Design = .default, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }
}

extension FontDescription.Size {
  /// The weight of a font of this size that says none.
  package var weight: Int {
    switch self {
    case .style(.headline): 600
    case .style(.extraLargeTitle), .style(.extraLargeTitle2): 700
    case .style, .points, .scaled: 400
    }
  }
}

extension FontDescription: CustomStringConvertible {
  package var description: String {
    var words: [String] = []
    switch size {
    case .style(let style): words = [style.rawValue]
    case .points(let points): words = ["\(points)"]
    case .scaled(let points, let style): words = ["\(points)", "as:\(style)"]
    }
    if let family { words.append("“\(family)”") }
    if let weight { words.append("\(weight)") }
    if design != .default { words.append("\(design)") }
    if isItalic { words.append("italic") }
    if let width { words.append("width:\(width)") }
    if leading != .standard { words.append("\(leading)") }
    if capitals != .asWritten { words.append("\(capitals)") }
    if hasMonospacedDigits { words.append("monospacedDigits") }
    return words.joined(separator: ",")
  }
}
