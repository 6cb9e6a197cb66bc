import Foundation

/// A window: its views, one below the other, in the middle of what is not covered (1.08, 1.09).
package final class RootNode: LayoutNode {
  private let layout = StackLayout(axis: .vertical, spacing: nil, guide: .horizontalCenter)
  /// What of the window may be covered at its edges.
  package private(set) var insets = EdgeInsets()
  /// What of the window a keyboard covers, at its lower edge.
  package private(set) var keyboardHeight: CGFloat = 0
  package private(set) var windowSize = CGSize.zero

  package func set(_ size: CGSize, insets: EdgeInsets, keyboardHeight: CGFloat) {
    if size == windowSize, insets == self.insets, keyboardHeight == self.keyboardHeight { return }
    let before = safeFrame.size
    (windowSize, self.insets, self.keyboardHeight) = (size, insets, keyboardHeight)
    if safeFrame.size != before { containerSizeChanged() }
    // Safe areas are others, though no box may be.
    report(moves: true)
    sizeChanged()
  }

  /// The part that nothing covers.
  package var safeFrame: CGRect {
    let bottom = max(insets.bottom, keyboardHeight)
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, windowSize.width - insets.leading - insets.trailing),
      height: max(0, windowSize.height - insets.top - bottom))
  }

  /// What covers the window, such as sheets: each has it for itself.
  package var covers: ContiguousArray<LayoutNode> { ContiguousArray(children.dropFirst(memberCount)) }
  /// How many of the children stand in the window.
  private var memberCount = 0
  private var members: ContiguousArray<LayoutNode> {
    memberCount == children.count ? children : ContiguousArray(children.prefix(memberCount))
  }

  package func setChildren(_ members: ContiguousArray<LayoutNode>, covers: ContiguousArray<LayoutNode>) {
    memberCount = members.count
    setChildren(members + covers)
  }

  override package var ownContainerSize: CGSize? { safeFrame.size }
  override package var orientation: Axis? { memberCount == 1 ? nil : .vertical }
  override package func measure(_ proposal: Proposal) -> CGSize { windowSize }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    layOut(Proposal(safeFrame.size), in: safeFrame)
    for cover in covers { cover.place(at: .zero, Proposal(windowSize)) }
  }

  /// Lays out the views for a proposal, in the middle of a rectangle.
  private func layOut(_ proposal: Proposal, in frame: CGRect) {
    let members = members
    if let only = members.first, members.count == 1 {
      let size = only.size(for: proposal)
      return only.place(at: corner(of: size, in: frame), proposal)
    }
    let size = layout.size(of: members, for: proposal)
    let corner = corner(of: size, in: frame)
    layout.place(members, in: size, proposal) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: corner.x + cross, y: corner.y + main), inner)
    }
  }
  private func corner(of content: CGSize, in frame: CGRect) -> CGPoint {
    let y = frame.midY - content.height / 2
    return CGPoint(x: frame.midX - content.width / 2, y: tree?.keepsBeginnings == true ? max(frame.minY, y) : y)
  }
}
