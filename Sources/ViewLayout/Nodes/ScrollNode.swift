import Foundation

/// A `ScrollView` (8.20 to 8.27): its views in a stack that is proposed no length where it scrolls.
package final class ScrollNode: LayoutNode, ScrollingLayoutNode {
  private(set) var axes: Axis.Set
  /// The margins of the content, in points.
  private var margins = EdgeInsets()
  private let column = StackLayout(axis: .vertical, spacing: nil, guide: .horizontalCenter)
  var covered = EdgeInsets()
  var scrolledEdges: Edge.Set { .all }
  override package var edgesUnderBars: EdgeInsets { covered }
  /// By which frames inside are measured: what it has been offered.
  private var latest = CGSize.zero

  package init(_ axes: Axis.Set) {
    self.axes = axes
  }

  /// Where content that is smaller stands; nil for the beginning where it scrolls, and the middle across.
  private var anchor: UnitPoint?

  /// - Parameter anchor: Where content that is smaller stands; nil for the beginning where it scrolls, and the middle across.
  package func set(_ axes: Axis.Set, margins: EdgeInsets, anchor: UnitPoint?) {
    if self.axes == axes, self.margins == margins, self.anchor == anchor { return }
    let hadMargins = self.margins
    (self.axes, self.margins, self.anchor) = (axes, margins, anchor)
    if hadMargins != margins { containerSizeChanged() }
    traitsChanged()
  }

  /// What is between its margins.
  override package var ownContainerSize: CGSize? {
    CGSize(
      width: max(0, latest.width - margins.leading - margins.trailing),
      height: max(0, latest.height - margins.top - margins.bottom))
  }
  override package var orientation: Axis? { children.count == 1 ? nil : .vertical }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width.offered(less: margins.leading + margins.trailing),
      height: axes.contains(.vertical) ? .nan : proposal.height.offered(less: margins.top + margins.bottom))
  }

  private func content(_ proposal: Proposal) -> CGSize {
    let size = children.count == 1 ? children[0].size(for: inner(proposal)) : column.size(of: children, for: inner(proposal))
    return CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let proposal = proposal.resolved
    let placed = latest
    latest = proposal.replacingUnspecified(by: .zero)
    if latest != placed { containerSizeChanged() }
    let content = content(proposal)
    if latest != placed {
      latest = placed
      // What is inside was asked as in another container, and is to be as it was.
      if containerSizeChanged() { tree?.placeLater(self) }
    }
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width.proposed(or: content.width) : content.width,
      height: axes.contains(.vertical) ? proposal.height.proposed(or: content.height) : content.height)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    findCoveredEdges()
    let offered = proposal.replacingUnspecified(by: size)
    if latest != offered {
      latest = offered
      containerSizeChanged()
    }
    // As in a stack, greedy views take the width that came out (2.35).
    var proposal = proposal
    if proposal.width.isNaN { proposal.width = size.width }
    if proposal.height.isNaN { proposal.height = size.height }
    var content = content(proposal)
    // Where the bar takes room, it does so beside content that scrolls.
    if let bar = tree?.scrollBarWidth, bar > 0, axes == .vertical, content.height > size.height {
      proposal.width = max(0, proposal.width - bar)
      content = self.content(proposal)
    }
    let free = CGSize(
      width: max(0, min(size.width, proposal.width) - content.width), height: max(0, size.height - content.height))
    // At the beginning where it scrolls, in the middle across (8.22).
    let corner = CGPoint(
      x: free.width * (anchor?.x ?? (axes.contains(.horizontal) ? 0 : 0.5)) + margins.leading + covered.leading,
      y: free.height * (anchor?.y ?? (axes.contains(.vertical) ? 0 : 0.5)) + margins.top + covered.top)
    let inner = inner(proposal)
    if children.count == 1 { return children[0].place(at: corner, inner) }
    let inside = CGSize(
      width: content.width - margins.leading - margins.trailing, height: content.height - margins.top - margins.bottom)
    column.place(children, in: inside, inner) { child, gap, main, cross, inner in
      child.place(at: CGPoint(x: corner.x + cross, y: main == 0 ? corner.y : gap), inner)
    }
  }

  override package var flowAxis: Axis? { .vertical }

  /// Members keep their distance to the one before, so that one that grows moves no other.
  override package func position(of child: LayoutNode) -> CGPoint {
    var main: CGFloat = 0
    for index in 0..<Int(child.index) { main += children[index].origin.y + children[index].size.height }
    return CGPoint(x: child.origin.x, y: main + child.origin.y)
  }
}
