import Foundation

/// What a view has answered to the latest proposals (1.06).
///
/// A stack asks for the least, the most and what it gives. Deep nests of stacks along both axes ask more; what they ask is kept up to
/// a bound, so that no level doubles the work. One that was asked nothing, and leaves that answer by themselves, need no memory.
struct Answers {
  struct Answer {
    let proposal: Proposal
    let size: CGSize
  }

  private static let limit = 28
  /// Stands in the first place once something was asked that is not here any more.
  private static let forgotten = Answer(proposal: Proposal(width: -.infinity, height: -.infinity), size: .zero)

  private(set) var all: ContiguousArray<Answer> = []

  /// Whether something was asked that is not here any more.
  var hasForgotten: Bool { all.first?.proposal.width == -.infinity }

  @inline(__always)
  func size(for proposal: Proposal) -> CGSize? {
    for answer in all where answer.proposal == proposal { return answer.size }
    return nil
  }

  mutating func keep(_ size: CGSize, for proposal: Proposal) {
    // Most keep one or two: no room for more than those, at first.
    if all.isEmpty { all.reserveCapacity(1) }
    if all.count == Self.limit {
      if !hasForgotten { all[0] = Self.forgotten }
      all.remove(at: 1)
    }
    all.append(Answer(proposal: proposal, size: size))
  }

  /// As if so much had been asked meanwhile that nothing is here any more.
  mutating func forgetAll() {
    if !all.isEmpty { all = [Self.forgotten] }
  }

  mutating func removeAll() {
    if !all.isEmpty { all = [] }
  }
}
