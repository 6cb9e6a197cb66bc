import Foundation

/// The measures of a list: a host's theme has them.
package struct ListTheme: Equatable, Sendable {
  /// Around all rows.
  package var margins = EdgeInsets(top: 16, leading: 16, bottom: 32, trailing: 16)
  /// Within a row.
  package var row = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package var leastRowHeight: CGFloat = 44
  /// Rows are no wider than this.
  package var widest = CGFloat.infinity
  package var sectionGap: CGFloat = 24
  /// What a chevron at the end of a row takes, with the space before it.
  package var chevron: CGFloat = 16
  /// Between the view of a row and its badge.
  package var badgeGap: CGFloat = 8
  /// What a control takes that edit mode has at the beginning of rows or at their end.
  package var editingControl: CGFloat = 36
  /// Whether a person edits the rows.
  package var isEditing = false
  /// Whether rows have a mark then that says whether they are chosen.
  package var hasMarks = false
  /// Within a header or a footer.
  package var header = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

  package init() {}
}

/// What has rows below each other. One that answers otherwise asks nothing of the others.
package class RowsLayoutNode: LayoutNode {
  fileprivate final var rows = RowColumn()

  override package func membersChanged() { rows.forget() }

  override package func childChanged(_ child: LayoutNode) -> Bool {
    guard rows.knows(child, in: children) else {
      rows.forget()
      return false
    }
    rows.change(Int(child.index), to: measured(child))
    return true
  }

  /// What is known of the rows is no longer held when this returns, so that it is changed in place.
  private func measured(_ child: LayoutNode) -> RowColumn.Row {
    let rows = rows
    return rows.row(of: child, at: Int(child.index))
  }

  fileprivate final func placeRows() {
    // Out of the way while members are placed, who may look for where they are.
    var rows = RowColumn()
    swap(&rows, &self.rows)
    rows.place(children)
    swap(&rows, &self.rows)
  }

  override package var flowAxis: Axis? { .vertical }
  override package func position(of child: LayoutNode) -> CGPoint { rows.position(of: child) }

  /// Where the line below a row begins, from the row's leading edge.
  package final func lineStart(below row: LayoutNode) -> CGFloat { rows.insets(of: row).leading + (row.lineStart ?? 0) }
}

/// A `List` or a `Form`: all that it is offered, with its rows below each other.
package final class ListLayoutNode: RowsLayoutNode, ScrollingLayoutNode {
  private var theme: ListTheme
  /// How high all rows are, with the margins.
  package private(set) var contentHeight: CGFloat = 0
  private var latest = CGSize.zero
  var covered = EdgeInsets()
  /// Across, rows end at what is beside them.
  var scrolledEdges: Edge.Set { .vertical }
  override package var edgesUnderBars: EdgeInsets { covered }

  package init(_ theme: ListTheme) {
    self.theme = theme
  }

  package func set(_ theme: ListTheme) {
    if theme == self.theme { return }
    self.theme = theme
    rows.forget()
    traitsChanged()
    for child in children { (child as? SectionLayoutNode)?.listChanged() }
  }

  fileprivate var isEdited: (Bool, hasMarks: Bool) { (theme.isEditing, theme.hasMarks) }

  override package var ownContainerSize: CGSize? { latest }
  override package func flexibility(along axis: Axis) -> Flexibility { .full }
  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }
  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    findCoveredEdges()
    if latest != size {
      latest = size
      containerSizeChanged()
    }
    lay(in: size.width)
    // Where the bar takes room, it does so beside rows that scroll.
    if let bar = tree?.scrollBarWidth, bar > 0, contentHeight > drawnFrame.height { lay(in: max(0, size.width - bar)) }
    placeRows()
  }

  private func lay(in width: CGFloat) {
    var theme = theme
    let free = max(0, (width - theme.widest) / 2)
    theme.margins.leading = max(theme.margins.leading, free)
    theme.margins.trailing = max(theme.margins.trailing, free)
    theme.margins.top += covered.top
    theme.margins.bottom += covered.bottom
    let inner = max(0, width - theme.margins.leading - theme.margins.trailing)
    if !rows.isLaid(children, theme, width: inner) { rows = RowColumn(children, theme, width: inner) }
    contentHeight = theme.margins.top + rows.height + theme.margins.bottom
  }
}

/// Rows within those of a list: as wide as these, and as high as all of them.
package class InnerRowsNode: RowsLayoutNode {
  override package func measure(_ proposal: Proposal) -> CGSize {
    let width = proposal.fallbackSize.width
    lay(in: width)
    return CGSize(width: width, height: rows.height)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    lay(in: size.width)
    placeRows()
  }

  fileprivate func lay(in width: CGFloat) { preconditionFailure("\(type(of: self)) lays out its rows") }
}

/// A `Section` of a list.
package final class SectionLayoutNode: InnerRowsNode {
  private var theme: ListTheme

  package init(_ theme: ListTheme) {
    self.theme = theme
    self.theme.margins = EdgeInsets()
  }

  package func set(_ theme: ListTheme) {
    var theme = theme
    theme.margins = EdgeInsets()
    if theme == self.theme { return }
    self.theme = theme
    rows.forget()
    traitsChanged()
  }

  /// Rows are edited in all of a list, or nowhere in it.
  fileprivate func listChanged() {
    rows.forget()
    traitsChanged()
  }

  override fileprivate func lay(in width: CGFloat) {
    if let list = parent as? ListLayoutNode { (theme.isEditing, theme.hasMarks) = list.isEdited }
    if !rows.isLaid(children, theme, width: width) { rows = RowColumn(children, theme, width: width) }
  }
}

/// What a row discloses: rows below it, which begin further in.
package final class DisclosedRowsNode: InnerRowsNode {
  private var theme: ListTheme
  /// How much further in.
  private let indent: CGFloat = 18

  package init(_ theme: ListTheme) {
    self.theme = theme
    // It stands within the insets of the row that discloses it.
    self.theme.margins = EdgeInsets(top: 0, leading: indent - theme.row.leading, bottom: 0, trailing: -theme.row.trailing)
  }

  override fileprivate func lay(in width: CGFloat) {
    let width = max(0, width - theme.margins.leading - theme.margins.trailing)
    if !rows.isLaid(children, theme, width: width) { rows = RowColumn(children, theme, width: width) }
  }
}

/// A header or a footer of a section.
package final class SectionPartLayoutNode: LayoutNode {
  private let layout = StackLayout(axis: .vertical, spacing: nil, guide: .leading)

  override package func measure(_ proposal: Proposal) -> CGSize {
    children.count == 1 ? children[0].size(for: proposal) : layout.size(of: children, for: proposal)
  }

  override package var contentSpacing: Spacing {
    children.count == 1 ? children[0].spacing : layout.spacing(of: children)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if children.count == 1 { return children[0].place(at: .zero, proposal) }
    layout.place(children, in: size, proposal) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: cross, y: main), inner)
    }
  }
}

/// How a row looks, as far as that concerns the space around its view.
package struct RowSpace: LayoutValueBox {
  package static let key = ObjectIdentifier(RowSpace.self)
  /// Nil is the list's own.
  let insets: EdgeInsets?
  let hasChevron: Bool

  package init(insets: EdgeInsets?, hasChevron: Bool) {
    self.insets = insets
    self.hasChevron = hasChevron
  }

  package var step: LayoutStep { .value(Self.key, self) }
}

/// How wide the badge of a row is, which stands at the end of it.
package struct RowBadge: LayoutValueBox {
  package static let key = ObjectIdentifier(RowBadge.self)
  let width: CGFloat

  package init(width: CGFloat) {
    self.width = width
  }

  package var step: LayoutStep { .value(Self.key, self) }
}

/// What a person can do with a row in edit mode, as far as a control for it takes space. Each is said by itself.
package enum RowEditing: LayoutValueBox {
  case deletion, moving

  private enum Deletion {}
  private enum Moving {}

  var key: ObjectIdentifier { self == .deletion ? ObjectIdentifier(Deletion.self) : ObjectIdentifier(Moving.self) }
  package var step: LayoutStep { .value(key, self) }
}
