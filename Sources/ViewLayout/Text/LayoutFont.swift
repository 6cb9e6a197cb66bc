import Foundation

/// The metrics of one font at one size, in points. A host gives them.
///
/// Its answers must not change while a layout uses it: a host that learns better widths makes the layouts anew.
package protocol LayoutFont: AnyObject {
  /// How far letters reach above the baseline.
  var ascent: CGFloat { get }
  /// How far letters reach below the baseline, a positive number.
  var descent: CGFloat { get }
  /// The gap that the font asks for between two texts.
  var leading: CGFloat { get }
  /// How high capitals are.
  var capHeight: CGFloat { get }
  /// The height of a line, not rounded to pixels.
  var lineHeight: CGFloat { get }
  /// How far a line reaches above and below its baseline.
  var lineExtent: (ascent: CGFloat, descent: CGFloat) { get }
  /// How wide a character is.
  func advance(of character: Character) -> CGFloat
  /// How wide a word is. Only asked for scripts whose letters change with their neighbours; in all others a word is as wide as its
  /// characters together.
  func width(of text: Substring) -> CGFloat
  /// How wide the characters 0 to 127 are, if the font has a table of them, which lives as long as the font. Those of control
  /// characters are never read.
  var asciiAdvances: UnsafePointer<CGFloat>? { get }
}

extension LayoutFont {
  package var lineHeight: CGFloat { ascent + descent }

  /// What a font's lines are higher than its letters is divided evenly.
  package var lineExtent: (ascent: CGFloat, descent: CGFloat) {
    let ascent = ascent
    let descent = descent
    let extra = (lineHeight - ascent - descent) / 2
    return (ascent + extra, descent + extra)
  }

  package func width(of text: Substring) -> CGFloat { widthOfCharacters(in: text) }

  /// How wide the characters of a text are together, each by itself.
  package func widthOfCharacters(in text: Substring) -> CGFloat {
    text.reduce(0) { $1.isInvisible ? $0 : $0 + advance(of: $1) }
  }

  package var asciiAdvances: UnsafePointer<CGFloat>? { nil }
}

/// A font whose characters are all equally wide: for tests, and for hosts that have cells.
package final class UniformFont: LayoutFont, @unchecked Sendable {
  // Unchecked: the table is written once, before anybody else has the font.

  package let ascent: CGFloat
  package let descent: CGFloat
  package let leading: CGFloat
  package let capHeight: CGFloat
  package let lineHeight: CGFloat
  private let width: CGFloat
  private let table: UnsafeMutablePointer<CGFloat>

  package init(
    width: CGFloat = 10, lineHeight: CGFloat = 20, ascent: CGFloat = 16, descent: CGFloat = 4, leading: CGFloat = 0,
    capHeight: CGFloat = 12
  ) {
    self.width = width
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    table = .allocate(capacity: 128)
    table.initialize(repeating: width, count: 128)
  }

  deinit {
    table.deallocate()
  }

  package func advance(of character: Character) -> CGFloat { width }

  package var asciiAdvances: UnsafePointer<CGFloat>? { UnsafePointer(table) }
}
