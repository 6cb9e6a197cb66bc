import Foundation

/// A font as intent: a text style, or a size, with traits.
package struct FontDescription: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case points(CGFloat)
  }

  package enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  package enum Design: String, Sendable { case `default`, serif, rounded, monospaced }

  package var size: Size
  /// On the scale of CSS and OpenType, 100 to 900; nil is the text style's own weight.
  package var weight: Int?
  package var design: Design
  package var isItalic: Bool

  package init(size: Size, weight: Int? = nil, design: Design = .default, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }
}

extension FontDescription: CustomStringConvertible {
  package var description: String {
    let base =
      switch size {
      case .style(let style): style.rawValue
      case .points(let points): "\(points)"
      }
    return base + (weight.map { ",\($0)" } ?? "") + (design == .default ? "" : ",\(design)") + (isItalic ? ",italic" : "")
  }
}
