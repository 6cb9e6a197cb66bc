import Foundation

/// A `Grid`: rows whose cells stand in columns (6.01 to 6.11). A child that is no `GridRowNode` is a row of one cell that
/// spans all columns.
package final class GridNode: LayoutNode {
  private var alignment: Alignment
  /// Nil for the distances that neighbours would like.
  private var horizontalSpacing: CGFloat?
  private var verticalSpacing: CGFloat?

  package init(_ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = Self.valid(horizontalSpacing)
    self.verticalSpacing = Self.valid(verticalSpacing)
  }

  package func set(_ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    let (horizontal, vertical) = (Self.valid(horizontalSpacing), Self.valid(verticalSpacing))
    if self.alignment == alignment, self.horizontalSpacing == horizontal, self.verticalSpacing == vertical { return }
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontal, vertical)
    traitsChanged()
  }

  /// Distances that there cannot be are as if nothing had been said.
  private static func valid(_ spacing: CGFloat?) -> CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }

  /// The only cell, if it is all that there is: the grid answers as it does (6.11).
  private var only: LayoutNode? {
    var only: LayoutNode?
    for child in children {
      let row = child as? GridRowNode
      row?.noteReading()
      if let row, row.children.isEmpty { continue }
      if only != nil || (row?.children.count ?? 1) > 1 { return nil }
      only = row?.children[0] ?? child
    }
    guard let only, only.place.gridTraits.unsizedAxes.isEmpty else { return nil }
    return only
  }

  private func arrangement(for proposal: Proposal) -> (GridArrangement, CGSize) {
    var arrangement = GridArrangement(children, alignment)
    arrangement.setGaps(horizontal: horizontalSpacing, vertical: verticalSpacing)
    let size = arrangement.layOut(for: proposal.resolved)
    return (arrangement, size)
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    only?.size(for: proposal) ?? arrangement(for: proposal).1
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    for case let row as GridRowNode in children where row.children.isEmpty { row.place(at: .zero, Proposal(CGSize.zero)) }
    if let only {
      if let row = only.parent as? GridRowNode { row.place(at: .zero, Proposal(size)) }
      return only.place(at: .zero, proposal)
    }
    let (arrangement, _) = arrangement(for: proposal)
    for (index, row) in arrangement.members.enumerated() {
      let line = arrangement.rows[index]
      let isRow = row.node is GridRowNode
      if isRow {
        row.node.place(at: CGPoint(x: 0, y: line.start), Proposal(width: size.width, height: line.length))
      }
      for cell in arrangement.cells[row.cells] {
        let place = arrangement.place(of: cell)
        let y = isRow ? place.origin.y : line.start + place.origin.y
        cell.node.place(at: CGPoint(x: place.origin.x, y: y), place.proposal)
      }
    }
  }

  override package var contentSpacing: Spacing { only?.spacing ?? GridArrangement(children, alignment).spacing }
  override package var contentPriority: Double {
    children.allSatisfy { ($0 as? GridRowNode)?.children.isEmpty ?? false } ? -.infinity : 0
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    guard key.isHandedOn else { return nil }
    if let only { return only.explicitGuide(key, proposal) }
    let (arrangement, _) = arrangement(for: proposal)
    var combination = GuideCombination(key)
    for cell in arrangement.cells {
      let place = arrangement.place(of: cell)
      guard let value = cell.node.explicitGuide(key, place.proposal) else { continue }
      let start = key.axis == .horizontal ? 0 : arrangement.rows[cell.row].start
      combination.add(value + place.origin[key.axis] + start)
    }
    return combination.value
  }

  override package func flexibility(along axis: Axis) -> Flexibility {
    func isFixed(_ cell: LayoutNode) -> Bool {
      cell.totalFlexibility(along: axis) == .fixed || cell.place.gridTraits.unsizedAxes.contains(axis.set)
    }
    let isFixed = children.allSatisfy { child in
      if let row = child as? GridRowNode { row.children.allSatisfy(isFixed) } else { isFixed(child) }
    }
    return isFixed ? .fixed : .unknown
  }
}

/// A `GridRow`: its children are the cells of a row. The grid around puts them into its columns.
///
/// Anything else that finds one among its members sees an `HStack` of the cells.
package final class GridRowNode: LayoutNode {
  /// Where the cells stand in the row; nil where the grid says that.
  package private(set) var alignment: VerticalAlignment?

  package init(_ alignment: VerticalAlignment? = nil) {
    self.alignment = alignment
  }

  package func set(_ alignment: VerticalAlignment?) {
    if self.alignment == alignment { return }
    self.alignment = alignment
    traitsChanged()
  }

  private var isInGrid: Bool { parent is GridNode }
  private var stack: StackLayout {
    StackLayout(axis: .horizontal, spacing: nil, guide: alignment?.key ?? .verticalCenter)
  }

  override package var orientation: Axis? { isInGrid ? nil : .horizontal }

  override package func measure(_ proposal: Proposal) -> CGSize {
    isInGrid ? proposal.replacingUnspecified(by: .zero) : stack.size(of: children, for: proposal)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if isInGrid { return }
    stack.place(children, in: size, proposal) { $0.place(at: CGPoint(x: $2, y: $3), $4) }
  }

  override package var contentSpacing: Spacing { stack.spacing(of: children) }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : 0 }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    isInGrid ? nil : stack.guide(key, of: children, for: proposal)
  }
}
