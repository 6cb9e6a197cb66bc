import Foundation

/// The rows of a list or of a section, below each other: as wide as there is room, the view of each at the leading edge and in the middle of
/// the height.
///
/// Views keep a distance to the one before, so that one that grows moves the next one at most. Such a change costs a look at the two.
struct RowColumn {
  typealias Members = ContiguousArray<LayoutNode>

  /// Of one member: what is above its view, the view, and what is below it.
  struct Row {
    var above: CGFloat
    var length: CGFloat
    var below: CGFloat

    var height: CGFloat { above + length + below }
  }

  private var theme = ListTheme()
  /// Not a number where nothing is known.
  private var width = CGFloat.nan
  private var rows: ContiguousArray<Row> = []
  private var members: Members = []
  private(set) var height: CGFloat = 0
  private var changes = MemberChanges()
  /// Nothing has been placed since all was measured anew.
  private var isNew = true

  init() {}

  /// Measures all members.
  init(_ members: Members, _ theme: ListTheme, width: CGFloat) {
    (self.members, self.theme, self.width) = (members, theme, width)
    rows.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      let row = row(of: member, at: index)
      rows.append(row)
      height += row.height
    }
  }

  func isLaid(_ members: Members, _ theme: ListTheme, width: CGFloat) -> Bool {
    self.width == width && changes.mayBeTold && self.theme == theme && rows.count == members.count
      && members.isSameList(as: self.members)
  }

  mutating func forget() {
    width = .nan
    changes.lose()
  }

  func row(of member: LayoutNode, at index: Int) -> Row {
    let length = member.size(for: inner(member)).height
    if member is GapNode { return Row(above: 0, length: length, below: 0) }
    if member is SectionLayoutNode { return Row(above: index > 0 ? theme.sectionGap : 0, length: length, below: 0) }
    let insets = insets(of: member)
    if member is SectionPartLayoutNode { return Row(above: insets.top, length: length, below: insets.bottom) }
    let rest = max(theme.leastRowHeight, length + insets.top + insets.bottom) - length
    return Row(above: rest / 2, length: length, below: rest / 2)
  }

  func insets(of node: LayoutNode) -> EdgeInsets {
    if node is SectionLayoutNode || node is GapNode { return EdgeInsets() }
    if node is SectionPartLayoutNode { return theme.header }
    let space = node.place.value(for: RowSpace.key) as? RowSpace
    var insets = space?.insets ?? theme.row
    if let badge = node.place.value(for: RowBadge.key) as? RowBadge { insets.trailing += badge.width + theme.badgeGap }
    if !theme.isEditing {
      if space?.hasChevron == true { insets.trailing += theme.chevron }
      return insets
    }
    func can(_ editing: RowEditing) -> Bool { node.place.value(for: editing.key) != nil }
    if theme.hasMarks || can(.deletion) { insets.leading += theme.editingControl }
    if can(.moving) { insets.trailing += theme.editingControl }
    return insets
  }

  private func inner(_ node: LayoutNode) -> Proposal {
    let insets = insets(of: node)
    return Proposal(width: max(0, width - insets.leading - insets.trailing), height: .nan)
  }

  /// Whether it is known where this member is among the others.
  func knows(_ member: LayoutNode, in members: Members) -> Bool {
    let index = Int(member.index)
    return changes.mayBeTold && !width.isNaN && rows.indices.contains(index) && members.isSameList(as: self.members)
      && members[index] === member
  }

  /// A member is of another height.
  mutating func change(_ index: Int, to row: Row) {
    height += row.height - rows[index].height
    rows[index] = row
    changes.add(index)
  }

  /// Puts the members where they belong, as far as they are not there.
  mutating func place(_ members: Members) {
    guard changes.areKnown, !isNew else {
      for index in members.indices { place(members[index], at: index) }
      isNew = false
      return changes.settle()
    }
    for index in changes.places {
      place(members[index], at: index)
      if index + 1 < members.count { place(members[index + 1], at: index + 1) }
    }
    changes.settle()
  }

  private func place(_ member: LayoutNode, at index: Int) {
    let before = index == 0 ? theme.margins.top : rows[index - 1].below
    let insets = insets(of: member)
    member.place(at: CGPoint(x: theme.margins.leading + insets.leading, y: before + rows[index].above), inner(member))
    member.setRowFrame(CGRect(x: -insets.leading, y: -rows[index].above, width: width, height: rows[index].height))
  }

  func position(of member: LayoutNode) -> CGPoint {
    let index = Int(member.index)
    guard rows.indices.contains(index) else { return member.origin }
    let before = rows[..<index].reduce(theme.margins.top) { $0 + $1.height }
    return CGPoint(x: member.origin.x, y: before + rows[index].above)
  }
}
