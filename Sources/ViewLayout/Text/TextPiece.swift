import Foundation

/// A part of a text: characters in one font, or something that stands among them.
package struct TextPiece {
  package var string: String
  package var font: any LayoutFont
  /// The size of an image that stands here on the baseline. `string` is then what is copied in its place, and not measured.
  package var attachment: CGSize?
  /// How far that reaches below the baseline.
  package var attachmentDescent: CGFloat = 0
  /// What is added to the width of each character.
  package var tracking: CGFloat
  /// How far the characters or the image are raised above the line's baseline.
  package var baselineOffset: CGFloat

  package init(
    _ string: String, font: any LayoutFont, attachment: CGSize? = nil, tracking: CGFloat = 0, baselineOffset: CGFloat = 0
  ) {
    self.string = string
    self.font = font
    self.attachment = attachment
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }

  /// Whether nothing but string and font matters.
  var isPlain: Bool { attachment == nil && tracking == 0 && baselineOffset == 0 }
}

/// How a text is broken into lines, and what happens when it has too little room.
package struct ParagraphRules: Equatable {
  /// Which end of the last permitted line gives way to the ellipsis.
  package enum Truncation: UInt8 {
    case tail
    case head
    case middle
  }

  // The order keeps the value small: each text has one.

  /// At most so many lines, at least one; nil is no limit.
  package var maximumLines: Int?
  package var truncation: Truncation
  /// Whether the last permitted line may move its characters together before anything else is done.
  package var allowsTightening: Bool
  /// Whether the spaces at the end of a paragraph make it wider, as far as there is room. Those where a line was broken never do.
  package var keepsTrailingSpace: Bool
  /// Room for so many lines is taken even if there are fewer.
  package var minimumLines: Int
  /// The space between two lines.
  package var lineSpacing: CGFloat
  /// How small the text may become before it is truncated: 1 is not at all.
  package var minimumScale: CGFloat
  /// Points for each device pixel. 0: answers are not rounded.
  package var pixel: CGFloat

  package init(
    maximumLines: Int? = nil, minimumLines: Int = 0, lineSpacing: CGFloat = 0, truncation: Truncation = .tail,
    minimumScale: CGFloat = 1, allowsTightening: Bool = false, keepsTrailingSpace: Bool = false, pixel: CGFloat = 1
  ) {
    self.maximumLines = maximumLines
    self.minimumLines = minimumLines
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.allowsTightening = allowsTightening
    self.keepsTrailingSpace = keepsTrailingSpace
    self.pixel = pixel
  }
}

extension ParagraphRules {
  /// How much wider or higher than its room something may be and still fit.
  ///
  /// A length that a text answered comes back through sums and differences of other lengths, with an error in its last digits,
  /// and widths are sums whose order varies. Without slack such a text would suddenly have another line. It is far less than
  /// anybody sees, and grows with lengths whose own digits are coarser.
  static func slack(_ length: CGFloat) -> CGFloat {
    max(1e-6, length * 1e-9)
  }

  /// The least number of whole pixels that has room for a length.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    guard length > Self.slack(length) else { return 0 }
    guard pixel > 0 else { return length }
    return ((length - Self.slack(length)) / pixel).rounded(.up) * pixel
  }

  /// The nearest number of whole pixels.
  func rounded(_ length: CGFloat) -> CGFloat {
    pixel > 0 ? (length / pixel).rounded() * pixel : length
  }

  /// How wide lines may be if this much is proposed; infinite without a limit.
  ///
  /// Whole pixels, since lines answer whole pixels: a line that took a fraction of the last one would answer more than was
  /// proposed, and be broken in other places when it gets what it answered.
  func limit(_ proposed: CGFloat?) -> CGFloat {
    guard let proposed, proposed < .infinity else { return .infinity }
    let room = max(0, proposed)
    guard pixel > 0 else { return room }
    return ((room + Self.slack(room)) / pixel).rounded(.down) * pixel
  }

  /// Whether browsers cannot do by themselves what happens where there is too little room.
  package var needsLayoutWhereCut: Bool { truncation != .tail || minimumScale < 1 }

  package var spacing: CGFloat { lineSpacing > 0 && lineSpacing < .infinity ? lineSpacing : 0 }

  var permittedLines: Int { max(1, maximumLines ?? .max) }

  /// How small the text may become, from just above 0 to 1.
  var permittedScale: CGFloat { minimumScale < 1 ? max(minimumScale, 0.01) : 1 }
}
