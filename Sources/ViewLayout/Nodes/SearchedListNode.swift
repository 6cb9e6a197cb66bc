import Foundation

/// A list with the field of its search above: all that it is offered. In a wide window the field is as wide as the rows are, with the space that it
/// has around it.
package final class SearchedListNode: LayoutNode {
  private let widest: CGFloat
  private let margin: CGFloat
  private let stack = StackLayout(axis: .vertical, spacing: 0, guide: .horizontalCenter)

  /// - Parameters:
  ///   - widest: How wide rows are at most.
  ///   - margin: What the field leaves at its edges by itself.
  package init(widest: CGFloat, margin: CGFloat) {
    self.widest = widest
    self.margin = margin
  }

  override package var flowAxis: Axis? { .vertical }
  override package var orientation: Axis? { .vertical }
  override package func measure(_ proposal: Proposal) -> CGSize { stack.size(of: children, for: proposal) }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    // The field comes and goes, and there may be more than a list.
    guard children.count == 2 else {
      return stack.place(children, in: size, proposal) { child, gap, _, cross, inner in
        child.place(at: CGPoint(x: cross, y: gap), inner)
      }
    }
    let inset = max(0, (size.width - widest) / 2 - margin)
    children[0].place(at: CGPoint(x: inset, y: 0), Proposal(width: size.width - 2 * inset, height: .nan))
    let rest = max(0, size.height - children[0].size.height)
    children[1].place(at: .zero, Proposal(width: size.width, height: rest))
  }

  override package func position(of child: LayoutNode) -> CGPoint {
    let above = children[..<Int(child.index)].reduce(0) { $0 + $1.origin.y + $1.size.height }
    return CGPoint(x: child.origin.x, y: above + child.origin.y)
  }

  override package var contentSpacing: Spacing { stack.spacing(of: children) }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    stack.guide(key, of: children, for: proposal)
  }
}
