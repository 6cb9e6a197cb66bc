import Foundation

/// The layout of `HStack` and `VStack` (section 2 of the specification), for an axis and a guide across it.
///
/// Takes time in proportion to the members, and to sort them where they give way in different degrees.
struct StackLayout {
  /// Not a number for the distances that neighbours would like: each stack has one of these.
  private let fixedSpacing: CGFloat
  /// The guide by which members stand beside each other across the axis.
  let guide: AlignmentKey
  let axis: Axis

  /// - Parameter spacing: Nil for the distances that neighbours would like.
  init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    fixedSpacing = spacing ?? .nan
    self.guide = guide
  }

  private var spacing: CGFloat? { fixedSpacing.isNaN ? nil : fixedSpacing }

  typealias Members = ContiguousArray<LayoutNode>

  /// What is worked out for one member.
  private struct Member {
    /// Along the axis.
    var length: CGFloat = 0
    /// Across it, relative to the common guide.
    var low: CGFloat = 0
    var high: CGFloat = 0
    /// The distance to the member before it.
    var gap: CGFloat = 0
    /// What was proposed along the axis.
    var offer: CGFloat = 0
    var least: CGFloat = 0
    var most: CGFloat = 0
    var priority: Double = 0

    var flexibility: CGFloat { most - least }
  }

  /// The size of the stack for a proposal.
  func size(of members: Members, for proposal: Proposal) -> CGSize {
    if members.isEmpty { return .zero }
    return withMembers(members, proposal.resolved) { size, _, _ in size }
  }

  /// Puts the members into a stack that was laid out for a proposal, each through `place`: the member, its distance to the one before
  /// it, where it is along and across the axis, and what is proposed to it.
  func place(
    _ members: Members, in size: CGSize, _ proposal: Proposal,
    _ place: (LayoutNode, _ gap: CGFloat, _ main: CGFloat, _ cross: CGFloat, Proposal) -> Void
  ) {
    if members.isEmpty { return }
    let proposal = placement(for: proposal, in: size)
    let cross = proposal[axis.other]
    withMembers(members, proposal) { _, low, buffer in
      var main: CGFloat = 0
      for (index, member) in members.enumerated() {
        main += buffer[index].gap
        place(member, buffer[index].gap, main, buffer[index].low - low, Proposal(axis, buffer[index].offer, cross))
        main += buffer[index].length
      }
    }
  }

  /// By what the members of a stack are placed that was laid out for a proposal.
  func placement(for proposal: Proposal, in size: CGSize) -> Proposal {
    var proposal = proposal.resolved
    // Greedy members become as long across as the longest one (2.35).
    if proposal[axis.other].isNaN { proposal[axis.other] = size[axis.other] }
    return proposal
  }

  /// Where a guide of the stack is, as its members say it (2.39, 4.63).
  func guide(_ key: AlignmentKey, of members: Members, for proposal: Proposal) -> CGFloat? {
    guard key.isHandedOn else { return nil }
    let proposal = proposal.resolved
    var combination = GuideCombination(key)
    let size = size(of: members, for: proposal)
    place(members, in: size, proposal) { member, _, main, cross, inner in
      guard let value = member.explicitGuide(key, inner) else { return }
      combination.add(value + (key.axis == axis ? main : cross))
    }
    return combination.value
  }

  /// What the stack would like as its distances (2.13).
  func spacing(of members: Members) -> Spacing {
    guard let first = members.first, let last = members.last else { return .zero }
    var result = first.spacing
    let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for member in members.dropFirst() { result.formUnion(member.spacing, edges: cross) }
    return result.taking(last.spacing, at: axis == .horizontal ? .trailing : .bottom)
  }

  // MARK: The work

  private func withMembers<Result>(
    _ members: Members, _ proposal: Proposal, _ body: (CGSize, _ low: CGFloat, UnsafeMutableBufferPointer<Member>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Member.self, capacity: members.count) { buffer in
      buffer.initialize(repeating: Member())
      let gaps = setGaps(members, buffer)
      let main = proposal[axis]
      if main.isNaN || main == 0 || main == .infinity {
        // All get the same, in whatever order.
        for index in buffer.indices { ask(members[index], &buffer[index], main, proposal) }
      } else {
        distribute(main - gaps, among: members, buffer, proposal)
      }
      var (length, low, high) = (gaps, CGFloat(0), CGFloat(0))
      for index in buffer.indices {
        length += buffer[index].length
        low = min(low, buffer[index].low)
        high = max(high, buffer[index].high)
      }
      return body(CGSize(axis, max(0, length), high - low), low, buffer)
    }
  }

  private func setGaps(_ members: Members, _ buffer: UnsafeMutableBufferPointer<Member>) -> CGFloat {
    if let spacing {
      for index in buffer.indices.dropFirst() { buffer[index].gap = spacing }
      return spacing * CGFloat(members.count - 1)
    }
    if members.count < 2 { return 0 }
    var sum: CGFloat = 0
    var previous = members[0].spacing
    for index in buffer.indices.dropFirst() {
      let next = members[index].spacing
      let gap = previous.distance(to: next, along: axis)
      buffer[index].gap = gap
      sum += gap
      previous = next
    }
    return sum
  }

  private func ask(_ node: LayoutNode, _ member: inout Member, _ offer: CGFloat, _ proposal: Proposal) {
    member.offer = offer
    (member.length, member.low, member.high) = answer(of: node, to: Proposal(axis, offer, proposal[axis.other]))
  }

  /// How long a member is along the axis, and from where to where it reaches across it, relative to the common guide.
  func answer(of node: LayoutNode, to offer: Proposal) -> (length: CGFloat, low: CGFloat, high: CGFloat) {
    let size = node.size(for: offer)
    let low = -node.guide(guide, size: size, offer)
    return (size[axis], low, low + size[axis.other])
  }

  /// The distance between two members that follow each other.
  func gap(between first: LayoutNode, and second: LayoutNode) -> CGFloat {
    spacing ?? first.spacing.distance(to: second.spacing, along: axis)
  }

  /// Sections 2.21 to 2.28.
  private func distribute(
    _ room: CGFloat, among members: Members, _ buffer: UnsafeMutableBufferPointer<Member>, _ proposal: Proposal
  ) {
    var hasPriorities = false
    for index in buffer.indices {
      findRange(of: members[index], &buffer[index], proposal)
      if buffer[index].priority != buffer[0].priority { hasPriorities = true }
    }
    var available = room
    if buffer.count == 1 {
      return ask(members[0], &buffer[0], max(0, available), proposal)
    }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: buffer.count) { order in
      for index in buffer.indices { order[index] = Int32(index) }
      sort(order, buffer)
      var start = 0
      if hasPriorities {
        let highest = buffer[Int(order[0])].priority
        for member in buffer where member.priority != highest { available -= member.least }
      }
      while start < order.count {
        let priority = buffer[Int(order[start])].priority
        var end = start
        while end < order.count, buffer[Int(order[end])].priority == priority { end += 1 }
        if start > 0 { for place in start..<end { available += buffer[Int(order[place])].least } }
        for place in start..<end {
          let index = Int(order[place])
          let share = available / CGFloat(end - place)
          ask(members[index], &buffer[index], share > 0 ? share : 0, proposal)
          // What is no number leaves the others as they are (2.28).
          let rest = available - buffer[index].length
          if !rest.isNaN { available = rest }
        }
        start = end
      }
    }
  }

  /// Higher priority, then less flexibility, then the larger minimum of those without a maximum, then in their order (2.23).
  private func sort(_ order: UnsafeMutableBufferPointer<Int32>, _ buffer: UnsafeMutableBufferPointer<Member>) {
    func precedes(_ left: Int32, _ right: Int32) -> Bool {
      let (first, second) = (buffer[Int(left)], buffer[Int(right)])
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility == .infinity && second.flexibility == .infinity {
        return first.least != second.least ? first.least > second.least : left < right
      }
      return first.flexibility != second.flexibility ? first.flexibility < second.flexibility : left < right
    }
    // Few members, and nearly in order: as most stacks are.
    if order.count <= 16 {
      for end in order.indices.dropFirst() {
        let moved = order[end]
        var place = end
        while place > 0, precedes(moved, order[place - 1]) {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = moved
      }
    } else {
      var order = order
      order.sort(by: precedes)
    }
  }

  private func findRange(of node: LayoutNode, _ member: inout Member, _ proposal: Proposal) {
    member.priority = node.priority
    let cross = proposal[axis.other]
    switch node.totalFlexibility(along: axis) {
    case .fixed:
      let length = node.size(for: Proposal(axis, proposal[axis], cross))[axis]
      (member.least, member.most) = (length, length)
    case .full: (member.least, member.most) = (0, .infinity)
    case .unknown:
      member.least = node.size(for: Proposal(axis, Proposal.least, cross))[axis]
      member.most = node.size(for: Proposal(axis, .infinity, cross))[axis]
    }
  }
}

/// The values of a guide in the views of a container, as one (4.63).
struct GuideCombination {
  private let key: AlignmentKey
  private var count = 0
  private(set) var value: CGFloat?

  init(_ key: AlignmentKey) {
    self.key = key
  }

  mutating func add(_ next: CGFloat) {
    count += 1
    guard let old = value else {
      value = next
      return
    }
    switch key {
    case .firstTextBaseline, .firstTextMiddle: value = min(old, next)
    case .lastTextBaseline: value = max(old, next)
    default: value = old + (next - old) / CGFloat(count)
    }
  }
}
