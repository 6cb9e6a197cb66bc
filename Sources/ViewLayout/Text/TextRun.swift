import Foundation

/// The characters of one piece, as a range of bytes of the whole text.
struct TextRun {
  struct Attachment {
    let width: CGFloat
    let copied: String
  }

  let start: Int
  let end: Int
  let piece: Int
  let font: any LayoutFont
  /// Lives as long as `font`.
  let asciiAdvances: UnsafePointer<CGFloat>?
  let tracking: CGFloat
  /// What stands here in place of characters.
  let attachment: Attachment?
  /// How far a line reaches above and below its baseline for this run.
  let ascent: CGFloat
  let descent: CGFloat

  init(_ piece: TextPiece, number: Int, start: Int, end: Int) {
    self.start = start
    self.end = end
    self.piece = number
    font = piece.font
    asciiAdvances = font.asciiAdvances
    tracking = piece.tracking
    attachment = piece.attachment.map { Attachment(width: $0.width, copied: piece.string) }
    let extent = piece.attachment.map { ($0.height - piece.attachmentDescent, piece.attachmentDescent) } ?? font.lineExtent
    // Measured on macOS 26: characters make their line higher by how far they are moved. What stands in place of some moves as it is.
    let offset = piece.baselineOffset
    ascent = extent.0 + (piece.attachment == nil ? max(0, offset) : offset)
    descent = extent.1 - (piece.attachment == nil ? min(0, offset) : offset)
  }

  /// How wide a character is whose only byte is this.
  @inline(__always)
  func width(ofASCII byte: UInt8) -> CGFloat {
    guard byte &- 0x20 < 0x5F else { return width(ofControl: byte) }
    return (asciiAdvances?[Int(byte)] ?? font.advance(of: Character(Unicode.Scalar(byte)))) + tracking
  }

  /// A tabulator is as wide as four spaces: if it went to a place, words would have other widths in other lines. Other control
  /// characters are not seen.
  private func width(ofControl byte: UInt8) -> CGFloat {
    byte == 0x09 ? 4 * width(ofASCII: 0x20) : 0
  }

  /// How wide the ellipsis is that stands for characters of this run.
  var ellipsisWidth: CGFloat { font.advance(of: TextContent.ellipsis) + tracking }

  var hyphenWidth: CGFloat { width(ofASCII: 0x2D) }
}
