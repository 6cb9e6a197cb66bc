import Foundation

/// A part of a window that takes all that it is offered, with its views in the middle: a page's body, a sheet, a column, a tab.
package final class PageNode: LayoutNode {
  private let layout = StackLayout(axis: .vertical, spacing: nil, guide: .horizontalCenter)
  private var latest = CGSize.zero

  /// As a column of several: how wide it would like to be; nil for what is left.
  package var columnWidth: CGFloat?

  override package var ownContainerSize: CGSize? { latest }
  override package var orientation: Axis? { children.count == 1 ? nil : .vertical }

  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if latest != size {
      latest = size
      containerSizeChanged()
    }
    let proposal = Proposal(size)
    if children.count == 1 {
      let inside = children[0].size(for: proposal)
      return children[0].place(at: corner(of: inside, in: size), proposal)
    }
    let content = layout.size(of: children, for: proposal)
    let corner = corner(of: content, in: size)
    layout.place(children, in: content, proposal) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: corner.x + cross, y: corner.y + main), inner)
    }
  }

  /// In the middle; where a host scrolls what is too high, its beginning stays in sight.
  private func corner(of content: CGSize, in size: CGSize) -> CGPoint {
    let y = (size.height - content.height) / 2
    return CGPoint(x: (size.width - content.width) / 2, y: tree?.keepsBeginnings == true ? max(0, y) : y)
  }

  override package func flexibility(along axis: Axis) -> Flexibility { .full }
}

/// A bar at an edge of a page: as long as the host draws it, with its views side by side.
package final class BarNode: LayoutNode {
  package private(set) var length: CGFloat
  private let layout = StackLayout(axis: .horizontal, spacing: nil, guide: .verticalCenter)

  private let hidesEmpty: Bool

  /// - Parameter hidesEmpty: Whether it takes no room where it has no views.
  package init(length: CGFloat, hidesEmpty: Bool = false) {
    self.length = length
    self.hidesEmpty = hidesEmpty
  }

  /// How long it is, with what it has.
  fileprivate var shownLength: CGFloat { hidesEmpty && children.isEmpty ? 0 : length }

  package func set(length: CGFloat) {
    if length == self.length { return }
    self.length = length
    traitsChanged()
  }

  override package var orientation: Axis? { .horizontal }

  override package func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.fallbackSize.width, height: shownLength)
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
    /// Beside each other, those that want a width no wider than nine twentieths of all.
    case columns
    /// In front of each other.
    case pages
    /// In front of each other; in a narrow window above the bars, in a wide one below or beside them.
    case tabs(sidebar: Bool)
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

  /// At which edges bars cover what one of the children may reach under. The bar of tabs lies over nothing.
  func edgesCovered(around child: LayoutNode) -> Edge.Set {
    if arrangement != .column || child is BarNode { return [] }
    var edges: Edge.Set = []
    for case let bar as BarNode in children where bar.shownLength > 0 { edges.insert(bar.index < child.index ? .top : .bottom) }
    return edges
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    switch arrangement {
    case .pages: for child in children { child.place(at: .zero, Proposal(size)) }
    case .tabs(let isSidebar):
      let isWide = (tree?.root.windowSize.width ?? 0) >= Self.wideWindow
      let isBeside = isWide && isSidebar
      var room = CGRect(origin: .zero, size: size)
      for case let bar as BarNode in children where bar.length > 0 {
        // Above the pages, it is a little lower.
        let length = isBeside ? Self.sidebarWidth : isWide ? bar.length - 5 : bar.length
        if isBeside {
          bar.place(at: room.origin, Proposal(width: length, height: size.height))
          room = CGRect(x: length, y: 0, width: max(0, size.width - length), height: size.height)
        } else {
          bar.place(at: CGPoint(x: 0, y: isWide ? 0 : size.height - length), Proposal(width: size.width, height: length))
          room = CGRect(x: 0, y: isWide ? length : 0, width: size.width, height: max(0, size.height - length))
        }
      }
      for child in children where !(child is BarNode) { child.place(at: room.origin, Proposal(room.size)) }
    case .column:
      let bars = children.reduce(0) { $0 + (($1 as? BarNode)?.shownLength ?? 0) }
      let others = children.count { !($0 is BarNode) }
      let share = max(0, size.height - bars) / CGFloat(max(1, others))
      var y: CGFloat = 0
      for child in children {
        let height = (child as? BarNode)?.shownLength ?? share
        child.place(at: CGPoint(x: 0, y: y), Proposal(width: size.width, height: height))
        y += height
      }
    case .columns:
      let most = 0.45 * size.width
      func wanted(_ child: LayoutNode) -> CGFloat? { (child as? PageNode)?.columnWidth.map { min($0, most) } }
      let rest = max(0, size.width - children.reduce(0) { $0 + (wanted($1) ?? 0) })
      let others = children.count { wanted($0) == nil }
      var x: CGFloat = 0
      for child in children {
        let width = wanted(child) ?? rest / CGFloat(others)
        child.place(at: CGPoint(x: x, y: 0), Proposal(width: width, height: size.height))
        x += width
      }
    }
  }

  private static let wideWindow: CGFloat = 600
  private static let sidebarWidth: CGFloat = 240
}

/// The bar with the commands of a wide window. Hosts arrange what is in it; it is there as long as a section has a command.
package final class CommandBarLayoutNode: LayoutNode {
  private let height: CGFloat
  private let wideWindow: CGFloat

  package init(height: CGFloat, wideWindow: CGFloat) {
    (self.height, self.wideWindow) = (height, wideWindow)
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let isShown = children.contains { $0.size(for: .unspecified).height > 0 }
    return CGSize(width: proposal.fallbackSize.width, height: isShown ? height : 0)
  }

  override func roomTaken(of window: CGSize) -> EdgeInsets {
    EdgeInsets(top: window.width >= wideWindow ? size(for: .unspecified).height : 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// Commands that stand together: of no height where there are none, or others in their place.
package final class CommandSectionLayoutNode: LayoutNode {
  private var isReplaced: Bool

  package init(isReplaced: Bool) {
    self.isReplaced = isReplaced
  }

  package func set(isReplaced: Bool) {
    if isReplaced == self.isReplaced { return }
    self.isReplaced = isReplaced
    traitsChanged()
  }

  // A title, or a line, is no command.
  override package func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: 0, height: !isReplaced && children.contains { $0 is ControlNode } ? 1 : 0)
  }
}
