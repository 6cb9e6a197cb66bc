import Foundation

/// An `HStack` or a `VStack`.
package final class StackNode: LayoutNode {
  /// Of a long stack.
  private var record: StackRecord?
  private var layout: StackLayout

  package var axis: Axis { layout.axis }

  package init(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
  }

  package func set(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    let isOtherAxis = axis != self.axis
    layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
    record = nil
    if isOtherAxis { axisChanged() }
    traitsChanged()
  }

  /// The one view that it has by its type: then it does nothing (2.02).
  private var only: LayoutNode? { hasOneMemberByType && children.count == 1 ? children[0] : nil }

  override package var orientation: Axis? { axis }

  override package func measure(_ proposal: Proposal) -> CGSize {
    if let only { return only.size(for: proposal) }
    if let record = currentRecord, let offer = record.offer(for: proposal.resolved) { return record.size(for: offer) }
    return layout.size(of: children, for: proposal)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if let only { return only.place(at: .zero, proposal) }
    if let record = currentRecord {
      let resolved = layout.placement(for: proposal, in: size)
      if let offer = record.offer(for: resolved) { return record.place(offer) }
      return record.place(in: size, proposal)
    }
    layout.place(children, in: size, proposal) { child, gap, _, cross, inner in
      child.place(at: CGPoint(layout.axis, gap, cross), inner)
    }
  }

  private var currentRecord: StackRecord? {
    if children.count < StackRecord.leastCount { return nil }
    if let record, record.isOf(children) { return record }
    let new = StackRecord(layout, children)
    record = new
    return new
  }

  override package func membersChanged() { record = nil }

  override package func childChanged(_ child: LayoutNode) -> Bool {
    let index = Int(child.index)
    guard let record, record.isOf(children), children.indices.contains(index), children[index] === child else { return false }
    record.memberChanged(index)
    return true
  }

  override package var flowAxis: Axis? { axis }

  /// Members keep their distance to the one before, so that one that grows moves no other.
  override package func position(of child: LayoutNode) -> CGPoint {
    if let record, record.isOf(children), let main = record.position(of: Int(child.index)) {
      return CGPoint(axis, main + child.origin[axis], child.origin[axis.other])
    }
    var main: CGFloat = 0
    for index in 0..<Int(child.index) { main += children[index].origin[axis] + children[index].size[axis] }
    return CGPoint(axis, main + child.origin[axis], child.origin[axis.other])
  }

  override package var contentSpacing: Spacing { only?.spacing ?? layout.spacing(of: children) }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : only?.priority ?? 0 }
  override package var saysEdges: Bool { only != nil }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    if let only { return only.explicitGuide(key, proposal) }
    return layout.guide(key, of: children, for: proposal)
  }

  override package func flexibility(along axis: Axis) -> Flexibility {
    if let only { return only.totalFlexibility(along: axis) }
    return children.allSatisfy { $0.totalFlexibility(along: axis) == .fixed } ? .fixed : .unknown
  }
}
