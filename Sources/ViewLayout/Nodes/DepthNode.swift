import Foundation

/// The layout of `ZStack`, of the views in an overlay or a background, and of the pages of a window (section 3).
struct DepthLayout {
  let alignment: Alignment

  typealias Members = ContiguousArray<LayoutNode>

  /// The largest of the members that count: those of the highest priority (3.02).
  func size(of members: Members, for proposal: Proposal) -> CGSize {
    var result = CGSize.zero
    let highest = priority(of: members)
    for member in members where member.priority == highest {
      let size = member.size(for: proposal)
      result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
    }
    return result
  }

  private func priority(of members: Members) -> Double { members.reduce(-.infinity) { max($0, $1.priority) } }

  func place(_ members: Members, in size: CGSize, _ place: (LayoutNode, CGPoint, Proposal) -> Void) {
    if members.isEmpty { return }
    let inner = Proposal(size)
    let highest = priority(of: members)
    var common = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: members.count) { guides in
      for (index, member) in members.enumerated() {
        let size = member.size(for: inner)
        guides.initializeElement(
          at: index,
          to: CGPoint(
            x: member.guide(alignment.horizontal.key, size: size, inner),
            y: member.guide(alignment.vertical.key, size: size, inner)))
        guard member.priority == highest else { continue }
        common = CGPoint(x: max(common.x, guides[index].x), y: max(common.y, guides[index].y))
      }
      for (index, member) in members.enumerated() {
        place(member, CGPoint(x: common.x - guides[index].x, y: common.y - guides[index].y), inner)
      }
    }
  }

  func guide(_ key: AlignmentKey, of members: Members, for proposal: Proposal) -> CGFloat? {
    guard key.isHandedOn else { return nil }
    var combination = GuideCombination(key)
    place(members, in: size(of: members, for: proposal)) { member, origin, inner in
      if let value = member.explicitGuide(key, inner) { combination.add(value + origin[key.axis]) }
    }
    return combination.value
  }

  func spacing(of members: Members) -> Spacing {
    if members.isEmpty { return .zero }
    var result = Spacing.none
    for member in members { result.formUnion(member.spacing) }
    return result
  }
}

/// A `ZStack`, or what makes one of several views.
package final class DepthNode: LayoutNode {
  private var layout: DepthLayout

  /// Whether it does nothing where there is one view in it, be it by chance.
  private let joinsOne: Bool

  package init(_ alignment: Alignment, joinsOne: Bool = false) {
    layout = DepthLayout(alignment: alignment)
    self.joinsOne = joinsOne
  }

  package func set(_ alignment: Alignment) {
    layout = DepthLayout(alignment: alignment)
    traitsChanged()
  }

  /// The one view that it has by its type: then it does nothing (2.02).
  private var only: LayoutNode? { (hasOneMemberByType || joinsOne) && children.count == 1 ? children[0] : nil }

  override package func measure(_ proposal: Proposal) -> CGSize {
    only?.size(for: proposal) ?? layout.size(of: children, for: proposal.resolved)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    if let only { return only.place(at: .zero, proposal) }
    layout.place(children, in: size) { $0.place(at: $1, $2) }
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
