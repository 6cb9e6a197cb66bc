import Foundation

/// A font, and how lines are broken: one for very many texts.
package final class TextSetting {
  package let font: any LayoutFont
  package let rules: ParagraphRules

  package init(_ font: any LayoutFont, _ rules: ParagraphRules) {
    self.font = font
    self.rules = rules
  }
}

/// The lines of a text, their breaks and their size, for any proposal.
///
/// To make one measures nothing. The first question measures the text on one line; only a text that has more than one, or too little
/// room, is broken into words, which it then keeps. Another width takes time for the characters that it shows; the same width
/// again only counts lines.
package final class TextLayout {
  /// All of it if there is one plain piece, else empty.
  private let string: String
  private let setting: TextSetting
  /// The width of a plain text on one line: one of the two below, or 0 and more.
  @exclusivity(unchecked) private var natural = unmeasured
  /// Of a plain text nil until it has more than one line. An empty one never has it.
  @exclusivity(unchecked) private var content: TextContent?

  private static let unmeasured: CGFloat = -1
  /// The text has more than one line with any width, or more than one piece.
  private static let unknown: CGFloat = -2

  /// - Parameters:
  ///   - pieces: one at least; an empty text has a font, too.
  ///   - longTexts: Where a plain text that is long may have been measured, for another window.
  package convenience init(_ pieces: [TextPiece], _ rules: ParagraphRules, longTexts: LongTexts? = nil) {
    precondition(!pieces.isEmpty, "A text has a font, so it has at least one piece, perhaps an empty one.")
    if pieces.count == 1 && pieces[0].isPlain {
      self.init(pieces[0].string, TextSetting(pieces[0].font, rules), longTexts: longTexts)
    } else {
      self.init("", TextSetting(pieces[0].font, rules))
      content = TextContent(pieces)
    }
  }

  /// A plain text.
  package init(_ string: String, _ setting: TextSetting, longTexts: LongTexts? = nil) {
    self.string = string
    self.setting = setting
    if string.utf8.count >= LongTexts.length, let longTexts { content = longTexts.content(of: string, setting.font) }
  }

  package convenience init(_ string: String, _ font: any LayoutFont, _ rules: ParagraphRules) {
    self.init(string, TextSetting(font, rules))
  }

  package var font: any LayoutFont { setting.font }
  package var rules: ParagraphRules { setting.rules }
  private var isPlain: Bool { !string.isEmpty || content == nil }

  /// What the text answers to a proposal: whole pixels, and never more width than is proposed.
  ///
  /// No width, infinite ones and those that are not numbers are no limit; negative ones are 0. With no room at all, the answer
  /// is 0 by 0.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if let size = sizeOnOneLine(width: width, height: height) { return size }
    guard !isEmpty else { return CGSize(width: 0, height: reservedHeight) }
    let content = keptContent
    let fit = TextFitting(content, rules, width: width, height: height).fit()
    return CGSize(
      width: fit.width(rules, room: width),
      height: max(rules.roundedUp(fit.height(content, rules)), reservedHeight))
  }

  /// The same, if it is known without looking for where lines may be broken.
  func sizeOnOneLine(width: CGFloat?, height: CGFloat?) -> CGSize? {
    if isZero(width, height) { return .zero }
    guard fitsOnOneLine(width) else { return nil }
    return CGSize(width: rules.roundedUp(natural), height: max(string.isEmpty ? 0 : lineHeight, reservedHeight))
  }

  /// Whether it has been asked, and fits on one line where there is room.
  var mayAnswerQuickly: Bool { natural >= 0 }

  /// Whether what it answers on one line is what the other one does.
  func answersQuickly(as other: TextLayout) -> Bool {
    if other.natural == Self.unmeasured { other.measure() }
    return natural == other.natural && string.isEmpty == other.string.isEmpty && isSet(as: other)
  }

  private func isSet(as other: TextLayout) -> Bool {
    setting === other.setting || font === other.font && rules == other.rules
  }

  /// The lines that are seen with a proposal, from the top.
  package func lines(width: CGFloat?, height: CGFloat?) -> [TextLine] {
    guard !isEmpty, !isZero(width, height) else { return [] }
    if fitsOnOneLine(width) { return [onlyLine] }
    let content = keptContent
    return content.drawnLines(TextFitting(content, rules, width: width, height: height).fit(), rules)
  }

  /// How far below the top the first line's baseline is if there is room for all of that line, to the nearest pixel. An empty
  /// text has 0.
  package var firstBaseline: CGFloat { firstBaseline(width: nil, height: nil) }

  /// The same with a proposal: another one may leave a high character to the second line, or make the text smaller.
  package func firstBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    guard !isEmpty else { return 0 }
    if isPlain, rules.permittedScale == 1 { return rules.rounded(font.lineExtent.ascent) }
    return rules.rounded(lines(width: width, height: height).first?.baseline ?? 0)
  }

  /// How far below the top the baseline of the last line is that is seen, up to a pixel. An empty text has 0.
  package func lastBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    guard !isEmpty else { return 0 }
    if fitsOnOneLine(width) { return rules.roundedUp(font.lineExtent.ascent) }
    let content = keptContent
    let fit = TextFitting(content, rules, width: width, height: height).fit()
    guard let last = fit.lines.indices.last else { return 0 }
    let top = fit.height(content, rules) - fit.height(ofLine: last, content, rules)
    return rules.roundedUp(top + fit.extent(ofLine: last, content).ascent)
  }

  private func isZero(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
    guard let width, let height else { return false }
    return width <= 0 && height <= 0
  }

  /// Whether this is a plain text with room for all of it on one line; `natural` is then its width.
  private func fitsOnOneLine(_ width: CGFloat?) -> Bool {
    if natural == Self.unmeasured { measure() }
    guard natural >= 0 else { return false }
    // Asked in this way, a width that is not a number is no limit.
    guard let width, rules.roundedUp(natural) > max(0, width) + ParagraphRules.slack(width) else { return true }
    return false
  }

  private var isEmpty: Bool { string.isEmpty && content?.runs.isEmpty != false }

  private var lineHeight: CGFloat { rules.roundedUp(font.lineHeight) }

  /// The room that is taken though there may be fewer lines.
  private var reservedHeight: CGFloat {
    guard rules.minimumLines > 0 else { return 0 }
    return CGFloat(rules.minimumLines) * lineHeight + CGFloat(rules.minimumLines - 1) * rules.spacing
  }

  /// The line of a text that fits on one.
  private var onlyLine: TextLine {
    var text = string[...]
    while let last = text.last, last.isHangingSpace { text.removeLast() }
    let space = string[text.endIndex...]
    let parts = [TextLine.Part(piece: 0, text: text, role: .text), TextLine.Part(piece: 0, text: space, role: .space)]
    return TextLine(
      pieces: parts.filter { !$0.text.isEmpty }, width: natural, top: 0, baseline: font.lineExtent.ascent, height: lineHeight,
      isTruncated: false, scale: 1, tightening: 0)
  }

  /// Lets go of its words where it stands on one line: who asked for less room does not ask again soon.
  func forgetWords(width: CGFloat) {
    if content != nil, isPlain, fitsOnOneLine(width) { content = nil }
  }

  private var keptContent: TextContent {
    if let content { return content }
    let content = TextContent([TextPiece(string, font: font)])
    self.content = content
    return content
  }

  private func measure() {
    natural = Self.unknown
    guard isPlain else { return }
    let keepsTrailingSpace = rules.keepsTrailingSpace
    let width =
      if let content { content.naturalWidth(keepsTrailingSpace: keepsTrailingSpace) } else {
        NaturalWidth.of(string, font, keepsTrailingSpace: keepsTrailingSpace)
      }
    if let width { natural = max(0, width) }
  }
}
