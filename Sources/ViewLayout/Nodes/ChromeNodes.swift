import Foundation

/// A part of a window that takes all that it is offered, with its views in the middle: a page's body, a sheet, a column, a tab.
package final class PageNode: LayoutNode {
  private let layout = StackLayout(axis: .vertical, spacing: nil, guide: .horizontalCenter)
  private var latest = CGSize.zero

  override package var ownContainerSize: CGSize? { latest }
  override package var orientation: Axis? { children.count == 1 ? nil : .vertical }

  override package func measure(_ proposal: Proposal) -> CGSize {
    latest = proposal.fallbackSize
    return latest
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    latest = size
    let proposal = Proposal(size)
    if children.count == 1 {
      let inside = children[0].size(for: proposal)
      return children[0].place(
        at: CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2), proposal)
    }
    let content = layout.size(of: children, for: proposal)
    let corner = CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    layout.place(children, in: content, proposal) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: corner.x + cross, y: corner.y + main), inner)
    }
  }

  override package func flexibility(along axis: Axis) -> Flexibility { .full }
}

/// A bar at an edge of a page: as long as the host draws it, with its views side by side.
package final class BarNode: LayoutNode {
  package private(set) var length: CGFloat
  private let layout = StackLayout(axis: .horizontal, spacing: nil, guide: .verticalCenter)

  package init(length: CGFloat) {
    self.length = length
  }

  package func set(length: CGFloat) {
    if length == self.length { return }
    self.length = length
    traitsChanged()
  }

  override package var orientation: Axis? { .horizontal }

  override package func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.fallbackSize.width, height: length)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let content = layout.size(of: children, for: Proposal(size))
    layout.place(children, in: content, Proposal(size)) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: main, y: (size.height - content.height) / 2 + cross), inner)
    }
  }
}

/// What fills a part of a window with bars and one thing between them, or with columns, or with pages that cover each other.
package final class FrameNode: LayoutNode {
  package enum Arrangement: Equatable, Sendable {
    /// Below each other: bars take their length, the others share the rest.
    case column
    /// Beside each other; the first of several is as wide as this at most.
    case row(first: CGFloat)
    /// In front of each other.
    case pages
    /// In front of each other, above or below the bars.
    case tabs
  }

  private var arrangement: Arrangement

  package init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
  }

  package func set(_ arrangement: Arrangement) {
    if arrangement == self.arrangement { return }
    self.arrangement = arrangement
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }
  override package func flexibility(along axis: Axis) -> Flexibility { .full }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    switch arrangement {
    case .pages: for child in children { child.place(at: .zero, Proposal(size)) }
    case .tabs:
      let bars = children.reduce(0) { $0 + (($1 as? BarNode)?.length ?? 0) }
      let height = max(0, size.height - bars)
      var y = height
      for child in children {
        guard let bar = child as? BarNode else {
          child.place(at: .zero, Proposal(width: size.width, height: height))
          continue
        }
        bar.place(at: CGPoint(x: 0, y: y), Proposal(width: size.width, height: bar.length))
        y += bar.length
      }
    case .column:
      let bars = children.reduce(0) { $0 + (($1 as? BarNode)?.length ?? 0) }
      let others = children.count { !($0 is BarNode) }
      let share = max(0, size.height - bars) / CGFloat(max(1, others))
      var y: CGFloat = 0
      for child in children {
        let height = (child as? BarNode)?.length ?? share
        child.place(at: CGPoint(x: 0, y: y), Proposal(width: size.width, height: height))
        y += height
      }
    case .row(let first):
      let width = children.count > 1 ? min(first, size.width / 2) : size.width
      let share = max(0, size.width - width) / CGFloat(max(1, children.count - 1))
      var x: CGFloat = 0
      for (index, child) in children.enumerated() {
        let width = index == 0 ? width : share
        child.place(at: CGPoint(x: x, y: 0), Proposal(width: width, height: size.height))
        x += width
      }
    }
  }
}
