import Foundation

/// A line as it is drawn.
package struct TextLine {
  /// Characters of one piece that stand together in a line.
  package struct Part {
    package enum Role {
      /// Characters that are seen.
      case text
      /// The space at the line's end, and the character that ended the paragraph: not seen and without room, but part of what is
      /// copied.
      case space
      /// The ellipsis, which is no character of the text.
      case ellipsis
      /// The hyphen of a broken word, which is no character of the text.
      case hyphen
    }

    /// The number of the piece that the characters are from, or whose font they have.
    package var piece: Int
    package var text: Substring
    package var role: Role
  }

  /// In the order in which the text is written, which for Arabic and Hebrew is not that of the places.
  package var pieces: [Part]
  /// Not rounded, and without the space at the end.
  package var width: CGFloat
  /// Where it begins below the text's top.
  package var top: CGFloat
  /// Where its baseline is below the text's top, not rounded.
  package var baseline: CGFloat
  package var height: CGFloat
  /// Whether an ellipsis stands for characters.
  package var isTruncated: Bool
  /// The size of the characters, as a part of their font's.
  package var scale: CGFloat
  /// What is added to the width of each character to move them together, 0 or less.
  package var tightening: CGFloat
}
