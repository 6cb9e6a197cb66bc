import Foundation

/// A `LabeledContent`: its label at the leading edge and what it names at the trailing one, in all the width that there is; or
/// below the label.
package final class LabeledNode: LayoutNode {
  private let hidesLabel: Bool
  private let isStacked: Bool
  private let stack: StackLayout

  package init(hidesLabel: Bool, isStacked: Bool = false) {
    self.hidesLabel = hidesLabel
    self.isStacked = isStacked
    stack =
      isStacked
      ? StackLayout(axis: .vertical, spacing: 2, guide: .leading)
      : StackLayout(axis: .horizontal, spacing: 8, guide: .verticalCenter)
  }

  private var shown: ContiguousArray<LayoutNode> { hidesLabel ? children.suffix(1) + [] : children }

  override package func measure(_ proposal: Proposal) -> CGSize {
    var size = stack.size(of: shown, for: proposal)
    if !hidesLabel, !proposal.width.isNaN, proposal.width >= 0 { size.width = max(size.width, proposal.width) }
    return size
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let shown = shown
    let content = stack.size(of: shown, for: proposal)
    if isStacked {
      return stack.place(shown, in: content, proposal) { child, _, main, cross, inner in
        child.place(at: CGPoint(x: cross, y: main), inner)
      }
    }
    stack.place(shown, in: content, proposal) { child, _, main, cross, inner in
      // What is beyond the width of both stands between them.
      let shift = child === shown.last && shown.count > 1 ? size.width - content.width : 0
      child.place(at: CGPoint(x: main + shift, y: (size.height - content.height) / 2 + cross), inner)
    }
  }
}
