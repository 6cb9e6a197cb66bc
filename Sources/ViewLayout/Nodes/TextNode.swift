import Foundation

/// A `Text`.
package final class TextNode: LayoutNode {
  package private(set) var text: TextLayout
  private var spacingAround: Spacing

  package init(_ text: TextLayout, spacing: Spacing) {
    self.text = text
    spacingAround = spacing
    super.init()
    flags.insert(.answersQuickly)
  }

  /// Other characters, in the same fonts.
  package func set(_ text: TextLayout) {
    if self.text.mayAnswerQuickly, !self.text.answersQuickly(as: text) { flags.insert(.hasOtherQuickAnswers) }
    self.text = text
    sizeChanged()
  }

  package func set(_ text: TextLayout, spacing: Spacing) {
    set(text)
    if spacing == spacingAround { return }
    spacingAround = spacing
    traitsChanged()
  }

  override package func quickAnswer(_ proposal: Proposal) -> CGSize? {
    let isLeast = proposal.width == Proposal.least
    let width = isLeast || proposal.width.isNaN ? nil : proposal.width
    let height = proposal.height < 0 ? 0 : length(proposal.height)
    guard var size = text.sizeOnOneLine(width: width, height: height) else { return nil }
    if isLeast { size.width = 0 }
    return size
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    // A stack that asks for the least width gets 0, not one character (1.25).
    if proposal.width == Proposal.least {
      return CGSize(width: 0, height: text.size(width: nil, height: proposal.height < 0 ? 0 : length(proposal.height)).height)
    }
    return text.size(width: length(proposal.width), height: proposal.height < 0 ? 0 : length(proposal.height))
  }

  private func length(_ length: CGFloat) -> CGFloat? { length.isNaN ? nil : length }

  /// The lines that are drawn.
  package var lines: [TextLine] {
    let frame = contentFrame
    return text.lines(width: frame.width, height: frame.height)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    text.forgetWords(width: size.width)
  }

  override package var contentSpacing: Spacing { spacingAround }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline: text.firstBaseline
    case .firstTextMiddle: text.firstBaseline - text.font.capHeight / 2
    case .lastTextBaseline: text.lastBaseline(width: length(proposal.width), height: length(proposal.height))
    default: nil
    }
  }
}
