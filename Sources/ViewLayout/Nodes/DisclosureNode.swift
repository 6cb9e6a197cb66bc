import Foundation

/// What opens and closes: a row with its label and what the host draws beside that, and its content below while it is open.
package final class DisclosureNode: LayoutNode {
  /// Between the row and the content.
  private let distance: CGFloat
  /// What the host draws at the end of the row, with the gap before it.
  private let accessory: CGFloat
  /// No row is lower, unless it is a row of a list.
  private let least: CGFloat

  package init(distance: CGFloat, accessory: CGFloat, least: CGFloat) {
    self.distance = distance
    self.accessory = accessory
    self.least = least
  }

  private var isRow: Bool { parent is RowsLayoutNode }

  override package var orientation: Axis? { children.count == 1 ? nil : .vertical }
  override package var contentPriority: Double { 0 }

  private struct Parts {
    let label: Proposal
    let labelSize: CGSize
    let row: CGFloat
    let content: Proposal
    let contentSize: CGSize?
  }

  private func parts(_ proposal: Proposal) -> Parts {
    let label = Proposal(width: proposal.width.offered(less: accessory), height: .nan).resolved
    let labelSize = children.first?.size(for: label) ?? .zero
    let row = max(isRow ? 0 : least, labelSize.height)
    let content = Proposal(width: proposal.width, height: proposal.height.offered(less: row + distance)).resolved
    return Parts(
      label: label, labelSize: labelSize, row: row, content: content,
      contentSize: children.count > 1 ? children[1].size(for: content) : nil)
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let parts = parts(proposal)
    let widest = max(parts.labelSize.width + accessory, parts.contentSize?.width ?? 0)
    return CGSize(
      width: max(0, proposal.resolved.width.proposed(or: widest)),
      height: parts.row + (parts.contentSize.map { distance + $0.height } ?? 0))
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let parts = parts(proposal)
    for (place, child) in children.enumerated() {
      if place == 0 {
        child.place(at: CGPoint(x: 0, y: (parts.row - parts.labelSize.height) / 2), parts.label)
      } else {
        child.place(at: CGPoint(x: 0, y: parts.row + distance), parts.content)
      }
    }
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    let isFirst = key == .firstTextBaseline || key == .firstTextMiddle
    guard isFirst || key == .lastTextBaseline, let label = children.first else { return nil }
    let parts = parts(proposal)
    if !isFirst, children.count > 1 {
      return children[1].explicitGuide(key, parts.content).map { $0 + parts.row + distance }
    }
    return label.explicitGuide(key, parts.label).map { $0 + (parts.row - parts.labelSize.height) / 2 }
  }
}
