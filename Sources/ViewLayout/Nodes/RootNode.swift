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

  /// What stands at the edges, and leaves that much less to the views.
  private var taken = EdgeInsets()

  /// The part that the views have.
  package var ownFrame: CGRect { windowFrame(without: taken) }

  /// The part of that which nothing covers.
  package var safeFrame: CGRect {
    windowFrame(
      without: EdgeInsets(
        top: max(insets.top, taken.top), leading: max(insets.leading, taken.leading),
        bottom: max(insets.bottom, keyboardHeight, taken.bottom), trailing: max(insets.trailing, taken.trailing)))
  }

  private func windowFrame(without edges: EdgeInsets) -> CGRect {
    CGRect(
      x: edges.leading, y: edges.top, width: max(0, windowSize.width - edges.leading - edges.trailing),
      height: max(0, windowSize.height - edges.top - edges.bottom))
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
    let (before, wereTaken) = (safeFrame.size, taken)
    taken = EdgeInsets()
    for cover in covers {
      let room = cover.roomTaken(of: windowSize)
      // Two at the same edge lie one over the other.
      taken = EdgeInsets(
        top: max(taken.top, room.top), leading: max(taken.leading, room.leading), bottom: max(taken.bottom, room.bottom),
        trailing: max(taken.trailing, room.trailing))
    }
    if safeFrame.size != before { containerSizeChanged() }
    if taken != wereTaken { report(moves: true) }
    layOut(Proposal(safeFrame.size), in: safeFrame)
    for cover in covers { cover.place(at: .zero, Proposal(windowSize)) }
  }

  /// How large the window would be with its views as large as they want to be if it were offered a size.
  package func fittingSize(for proposal: Proposal) -> CGSize {
    let (width, height) = (taken.leading + taken.trailing, taken.top + taken.bottom)
    let inner = Proposal(width: max(0, proposal.width - width), height: max(0, proposal.height - height))
    let members = members
    let size = members.count == 1 ? members[0].size(for: inner) : layout.size(of: members, for: inner)
    return CGSize(width: size.width + width, height: size.height + height)
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
