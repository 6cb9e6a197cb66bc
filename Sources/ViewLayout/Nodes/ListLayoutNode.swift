import Foundation

/// The measures of a list: a host's theme has them.
package struct ListTheme: Equatable, Sendable {
  /// Around all rows.
  package var margins = EdgeInsets(top: 16, leading: 16, bottom: 32, trailing: 16)
  /// Within a row.
  package var row = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package var leastRowHeight: CGFloat = 44
  package var sectionGap: CGFloat = 24
  /// Within a header or a footer.
  package var header = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

  package init() {}
}

/// A `List` or a `Form`: all that it is offered, with its rows below each other.
package final class ListLayoutNode: LayoutNode {
  private var theme: ListTheme
  /// How high all rows are, with the margins.
  package private(set) var contentHeight: CGFloat = 0
  private var latest = CGSize.zero

  package init(_ theme: ListTheme) {
    self.theme = theme
  }

  package func set(_ theme: ListTheme) {
    if theme == self.theme { return }
    self.theme = theme
    traitsChanged()
  }

  override package var ownContainerSize: CGSize? { latest }
  override package func flexibility(along axis: Axis) -> Flexibility { .full }

  override package func measure(_ proposal: Proposal) -> CGSize {
    latest = proposal.fallbackSize
    return latest
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    latest = size
    let width = max(0, size.width - theme.margins.leading - theme.margins.trailing)
    var y = theme.margins.top
    for (index, child) in children.enumerated() {
      if child is SectionLayoutNode {
        if index > 0 { y += theme.sectionGap }
        let inner = Proposal(width: width, height: .nan)
        child.place(at: CGPoint(x: theme.margins.leading, y: y), inner)
        y += child.size(for: inner).height
      } else {
        y += RowPlacing(theme: theme, width: width).place(child, at: CGPoint(x: theme.margins.leading, y: y))
      }
    }
    contentHeight = y + theme.margins.bottom
  }
}

/// A `Section` of a list.
package final class SectionLayoutNode: LayoutNode {
  private var theme: ListTheme

  package init(_ theme: ListTheme) {
    self.theme = theme
  }

  package func set(_ theme: ListTheme) {
    if theme == self.theme { return }
    self.theme = theme
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let width = proposal.fallbackSize.width
    let rows = RowPlacing(theme: theme, width: width)
    return CGSize(width: width, height: children.reduce(0) { $0 + rows.height(of: $1) })
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let rows = RowPlacing(theme: theme, width: size.width)
    var y: CGFloat = 0
    for child in children { y += rows.place(child, at: CGPoint(x: 0, y: y)) }
  }
}

/// A header or a footer of a section.
package final class SectionPartLayoutNode: LayoutNode {
  private let layout = StackLayout(axis: .vertical, spacing: nil, guide: .leading)

  override package func measure(_ proposal: Proposal) -> CGSize {
    children.count == 1 ? children[0].size(for: proposal) : layout.size(of: children, for: proposal)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if children.count == 1 { return children[0].place(at: .zero, proposal) }
    layout.place(children, in: size, proposal) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: cross, y: main), inner)
    }
  }
}

/// Puts rows at their places: as wide as the list, the view at the leading edge and in the middle of the height.
private struct RowPlacing {
  let theme: ListTheme
  let width: CGFloat

  private func insets(of node: LayoutNode) -> EdgeInsets { node is SectionPartLayoutNode ? theme.header : theme.row }

  private func inner(_ node: LayoutNode) -> Proposal {
    let insets = insets(of: node)
    return Proposal(width: max(0, width - insets.leading - insets.trailing), height: .nan)
  }

  func height(of node: LayoutNode) -> CGFloat {
    let insets = insets(of: node)
    let height = node.size(for: inner(node)).height + insets.top + insets.bottom
    return node is SectionPartLayoutNode ? height : max(theme.leastRowHeight, height)
  }

  func place(_ node: LayoutNode, at corner: CGPoint) -> CGFloat {
    let inner = inner(node)
    let height = height(of: node)
    let size = node.size(for: inner)
    node.place(at: CGPoint(x: corner.x + insets(of: node).leading, y: corner.y + (height - size.height) / 2), inner)
    return height
  }
}
