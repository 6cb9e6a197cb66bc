import Foundation

/// An `HStack` or a `VStack`.
package final class StackNode: LayoutNode {
  package private(set) var axis: Axis
  private var layout: StackLayout

  package init(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
  }

  package func set(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    let isOtherAxis = axis != self.axis
    self.axis = axis
    layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
    if isOtherAxis { axisChanged() }
    traitsChanged()
  }

  /// The one view that it has by its type: then it does nothing (2.02).
  private var only: LayoutNode? { hasOneMemberByType && children.count == 1 ? children[0] : nil }

  override package var orientation: Axis? { axis }

  override package func measure(_ proposal: Proposal) -> CGSize {
    only?.size(for: proposal) ?? layout.size(of: children, for: proposal)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if let only { return only.place(at: .zero, proposal) }
    layout.place(children, in: size, proposal) { child, gap, _, cross, inner in
      child.place(at: CGPoint(layout.axis, gap, cross), inner)
    }
  }

  /// Members keep their distance to the one before, so that one that grows moves no other.
  override package func position(of child: LayoutNode) -> CGPoint {
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
    if let only { return only.place.flexibility(along: axis) }
    return children.allSatisfy { $0.place.flexibility(along: axis) == .fixed } ? .fixed : .unknown
  }
}
