import Foundation

/// A `LazyVStack` or a `LazyHStack` (6.30 to 6.36): members one behind another, each with its own length. What is not made
/// has a `GapNode` in its place.
///
/// One member that answers otherwise asks nothing of the others, where the container hears of it through `childChanged`.
package final class LazyStackNode: LayoutNode {
  package private(set) var axis: Axis
  /// The guide by which members stand across the axis.
  private var guide: AlignmentKey
  /// Of the members, for `measuredCross`.
  private var lengths: LineLengths
  private var measuredMembers: ContiguousArray<LayoutNode> = []
  /// Not a number where nothing is measured.
  private var measuredCross = CGFloat.nan
  private var placedCross = CGFloat.nan
  private var changes = MemberChanges()
  /// The length of the first member across the axis, while that is made or above what is.
  private var firstCross: CGFloat?

  /// - Parameter spacing: Between members; nil for the usual distance. Unlike a stack, it does not ask them.
  package init(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    self.guide = guide
    lengths = LineLengths(spacing: Self.valid(spacing))
  }

  package func set(_ axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    let spacing = Self.valid(spacing)
    if self.axis == axis, lengths.spacing == spacing, self.guide == guide { return }
    let isOtherAxis = axis != self.axis
    if isOtherAxis { firstCross = nil }
    (self.axis, self.guide) = (axis, guide)
    lengths = LineLengths(spacing: spacing)
    forgetLengths()
    if isOtherAxis { axisChanged() }
    traitsChanged()
  }

  private static func valid(_ spacing: CGFloat?) -> CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? Spacing.standard }

  override package var orientation: Axis? { axis }
  override package var contentSpacing: Spacing { children.isEmpty ? .zero : .plain }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : 0 }

  /// Along its axis it is what its members are; across it takes what it is offered.
  override package func flexibility(along axis: Axis) -> Flexibility { axis == self.axis ? .fixed : .full }

  // MARK: Measuring

  override package func measure(_ proposal: Proposal) -> CGSize {
    let cross = cross(for: proposal.resolved)
    let offer = offer(across: cross)
    // All that is asked across the same length has one answer, so members are asked once.
    if proposal != offer { return contentSize(for: offer) }
    if !changes.areKnown || !knowsLengths(across: cross) { measureMembers(across: cross) }
    return CGSize(axis, lengths.total, cross)
  }

  /// Makes the lengths those for a length across the axis. As long as the answer is remembered, nothing has changed since.
  private func updateLengths(across cross: CGFloat) {
    _ = contentSize(for: offer(across: cross))
    if !knowsLengths(across: cross) { measureMembers(across: cross) }
  }

  /// The length across the axis: the first member's where none is proposed (6.30).
  private func cross(for proposal: Proposal) -> CGFloat {
    if !proposal[axis.other].isNaN { return proposal[axis.other] }
    guard let first = children.first(where: { !($0 is GapNode) }) else { return 0 }
    // Otherwise it would change its width whenever another row is the first one in sight.
    if first.index > 0, let firstCross { return firstCross }
    let length = first.size(for: .unspecified)[axis.other]
    if first.index == 0 { firstCross = length }
    return length
  }

  private func offer(across cross: CGFloat) -> Proposal { Proposal(axis, .nan, cross) }

  private func measureMembers(across cross: CGFloat) {
    // Out of the way while members are asked, who may look for where they are.
    var lengths = LineLengths(spacing: lengths.spacing)
    swap(&lengths, &self.lengths)
    lengths.removeAll()
    lengths.longest = tree?.longestGaps ?? .infinity
    let offer = offer(across: cross)
    for child in children {
      if let gap = child as? GapNode {
        lengths.appendGap(of: gap.count)
      } else {
        lengths.append(child.size(for: offer)[axis])
      }
    }
    swap(&lengths, &self.lengths)
    measuredCross = cross
    measuredMembers = children
  }

  private func knowsLengths(across cross: CGFloat) -> Bool {
    measuredCross == cross && lengths.count == children.count && children.isSameList(as: measuredMembers)
  }

  // MARK: Changes

  override package func membersChanged() { changes.lose() }

  private func forgetLengths() {
    measuredCross = .nan
    placedCross = .nan
    changes.lose()
  }

  override package func childChanged(_ child: LayoutNode) -> Bool {
    let index = Int(child.index)
    guard changes.mayBeTold, knowsLengths(across: placedCross), !(child is GapNode), children.indices.contains(index),
      children[index] === child
    else {
      changes.lose()
      return false
    }
    let length = child.size(for: offer(across: placedCross))[axis]
    lengths[index] = length
    changes.add(index)
    return true
  }

  // MARK: Placing

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let cross = size[axis.other]
    let isKnown = changes.areKnown && placedCross == cross && knowsLengths(across: cross)
    updateLengths(across: cross)
    placedCross = cross
    // Gaps follow the average of all, but they need not be looked for where there are none.
    if isKnown && !lengths.hasGaps {
      for index in changes.places { place(index, across: cross, follows: index > 0) }
    } else {
      var follows = false
      for index in children.indices {
        place(index, across: cross, follows: follows)
        if lengths.isThere(index) { follows = true }
      }
    }
    changes.settle()
  }

  /// - Parameter follows: Whether there is a member before it.
  private func place(_ index: Int, across cross: CGFloat, follows: Bool) {
    let child = children[index]
    let isThere = lengths.isThere(index)
    let distance = follows && isThere ? lengths.spacing : 0
    if child is GapNode {
      child.place(at: CGPoint(axis, distance, 0), Proposal(axis, lengths[index], isThere ? cross : 0))
    } else {
      let offer = offer(across: cross)
      let size = child.size(for: offer)
      // In a box of its own length: along the axis there is nothing to align.
      let offset = child.offset(guide, in: CGSize(axis, size[axis], cross), size: size, offer)
      child.place(at: CGPoint(axis, distance, offset), offer)
    }
  }

  override package var flowAxis: Axis? { axis }

  /// Members keep their distance to the one before, so that one that grows moves no other.
  override package func position(of child: LayoutNode) -> CGPoint {
    let index = Int(child.index)
    if knowsLengths(across: placedCross) {
      return CGPoint(axis, lengths.position(of: index), child.origin[axis.other])
    }
    var main: CGFloat = 0
    for place in 0..<index { main += children[place].origin[axis] + children[place].size[axis] }
    return CGPoint(axis, main + child.origin[axis], child.origin[axis.other])
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    guard key.isHandedOn else { return nil }
    let cross = cross(for: proposal)
    updateLengths(across: cross)
    let offer = offer(across: cross)
    var combination = GuideCombination(key)
    var main: CGFloat = 0
    for (index, child) in children.enumerated() where lengths.isThere(index) {
      defer { main += lengths[index] + lengths.spacing }
      guard !(child is GapNode), let value = child.explicitGuide(key, offer) else { continue }
      let size = child.size(for: offer)
      let start = key.axis == axis ? main : child.offset(guide, in: CGSize(axis, size[axis], cross), size: size, offer)
      combination.add(value + start)
    }
    return combination.value
  }
}
