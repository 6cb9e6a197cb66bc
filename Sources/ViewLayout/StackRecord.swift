import Foundation

/// What a long stack keeps of its members one by one, so that one that answers otherwise asks nothing of the others.
///
/// That is possible where all members are offered the same length: nothing, or no more than what does not fit in any case.
final class StackRecord {
  /// Shorter stacks are laid out as fast without.
  static let leastCount = 64
  private static let mostPasses = 4

  /// What the members answered to one proposal.
  private struct Pass {
    let offer: Proposal
    /// Along the axis, each with the distance before it.
    var lengths = BlockedSums()
    var extents = BlockedExtents()
  }

  private let layout: StackLayout
  private let members: ContiguousArray<LayoutNode>
  /// The distance before each member.
  private var gaps = BlockedSums()
  private var passes: ContiguousArray<Pass> = []
  private var changes = MemberChanges()
  /// For which offer the members are placed, and where their common guide is then. Nil where they were not offered the same.
  private var placed: (offer: Proposal, low: CGFloat)?
  /// The lengths as they are placed with different offers, each with the distance before it.
  private var placedLengths = BlockedSums()

  init(_ layout: StackLayout, _ members: ContiguousArray<LayoutNode>) {
    self.layout = layout
    self.members = members
    for index in members.indices { gaps.append(gap(before: index)) }
  }

  private func gap(before index: Int) -> CGFloat {
    index == 0 ? 0 : layout.gap(between: members[index - 1], and: members[index])
  }

  func isOf(_ children: ContiguousArray<LayoutNode>) -> Bool { children.isSameList(as: members) }

  /// What is proposed to all members alike in a stack with this proposal, if it is the same for all.
  func offer(for proposal: Proposal) -> Proposal? {
    let main = proposal[layout.axis]
    if main.isNaN || main == 0 || main == .infinity { return proposal }
    // Where the distances alone are too long, shares are 0 from the first member on.
    return main <= gaps.total ? Proposal(layout.axis, 0, proposal[layout.axis.other]) : nil
  }

  /// The size of a stack whose members are all offered this.
  func size(for offer: Proposal) -> CGSize {
    let pass = passes[index(of: offer)]
    return CGSize(layout.axis, max(0, pass.lengths.total), pass.extents.high - pass.extents.low)
  }

  private func index(of offer: Proposal) -> Int {
    if let index = passes.firstIndex(where: { $0.offer == offer }) { return index }
    // Members may run code of an app: nothing here is in use meanwhile.
    var pass = Pass(offer: offer)
    for (index, member) in members.enumerated() {
      let answer = layout.answer(of: member, to: offer)
      pass.lengths.append(gaps[index] + answer.length)
      pass.extents.append(low: answer.low, high: answer.high)
    }
    if passes.count == Self.mostPasses { passes.removeFirst() }
    passes.append(pass)
    return passes.count - 1
  }

  /// A member answers otherwise, or says another distance.
  func memberChanged(_ index: Int) {
    for index in index..<min(members.count, index + 2) where gaps[index] != gap(before: index) {
      gaps[index] = gap(before: index)
      update(index)
    }
    update(index)
  }

  private func update(_ index: Int) {
    for pass in passes.indices {
      let answer = layout.answer(of: members[index], to: passes[pass].offer)
      passes[pass].lengths[index] = gaps[index] + answer.length
      passes[pass].extents.set(index, low: answer.low, high: answer.high)
    }
    changes.add(index)
  }

  /// Places the members, or those that have changed, all with the same offer.
  func place(_ offer: Proposal) {
    let pass = index(of: offer)
    let low = passes[pass].extents.low
    if changes.areKnown, let placed, placed.offer == offer, placed.low == low {
      let places = changes.places
      changes.settle()
      for index in places { place(index, passes[pass].extents[index] - low, offer) }
      return
    }
    changes.settle()
    placed = (offer, low)
    let extents = passes[pass].extents
    for index in members.indices { place(index, extents[index] - low, offer) }
  }

  private func place(_ index: Int, _ cross: CGFloat, _ offer: Proposal) {
    members[index].place(at: CGPoint(layout.axis, gaps[index], cross), offer)
  }

  /// Places the members where each is offered another length.
  func place(in size: CGSize, _ proposal: Proposal) {
    changes.settle()
    placed = nil
    var lengths = BlockedSums()
    layout.place(members, in: size, proposal) { child, gap, _, cross, inner in
      child.place(at: CGPoint(layout.axis, gap, cross), inner)
      lengths.append(gap + child.size[layout.axis])
    }
    placedLengths = lengths
  }

  /// Where the distance before a member begins; nil where that is not known.
  func position(of index: Int) -> CGFloat? {
    if let placed {
      guard let pass = passes.first(where: { $0.offer == placed.offer }) else { return nil }
      return pass.lengths.sum(before: index)
    }
    return placedLengths.count == members.count ? placedLengths.sum(before: index) : nil
  }
}

/// The lowest and the highest of many numbers, and of 0, block by block.
private struct BlockedExtents {
  private static let block = 64

  private var lows: ContiguousArray<CGFloat> = []
  private var highs: ContiguousArray<CGFloat> = []
  private var blocks: ContiguousArray<(low: CGFloat, high: CGFloat)> = []

  /// The low end of one.
  subscript(index: Int) -> CGFloat { lows[index] }

  mutating func append(low: CGFloat, high: CGFloat) {
    if lows.count % Self.block == 0 { blocks.append((0, 0)) }
    lows.append(low)
    highs.append(high)
    widen(&blocks[blocks.count - 1], low, high)
  }

  mutating func set(_ index: Int, low: CGFloat, high: CGFloat) {
    lows[index] = low
    highs[index] = high
    let first = index / Self.block * Self.block
    var block: (low: CGFloat, high: CGFloat) = (0, 0)
    for place in first..<min(lows.count, first + Self.block) { widen(&block, lows[place], highs[place]) }
    blocks[index / Self.block] = block
  }

  private func widen(_ block: inout (low: CGFloat, high: CGFloat), _ low: CGFloat, _ high: CGFloat) {
    block = (min(block.low, low), max(block.high, high))
  }

  var low: CGFloat { blocks.reduce(0) { min($0, $1.low) } }
  var high: CGFloat { blocks.reduce(0) { max($0, $1.high) } }
}
