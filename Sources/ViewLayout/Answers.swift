import Foundation

/// What a view has answered to the latest proposals (1.06).
///
/// The first three need no memory of their own, which is enough for nearly all views: a stack asks for the least, the most and what it
/// gives. Deep nests of stacks along both axes ask more; what they ask is kept up to a bound, so that no level doubles the work.
struct Answers {
  struct Answer {
    var proposal: Proposal
    var size: CGSize
  }

  private static let limit = 24

  private var first = Answer(proposal: .unspecified, size: .zero)
  private var second = Answer(proposal: .unspecified, size: .zero)
  private var third = Answer(proposal: .unspecified, size: .zero)
  private var others: ContiguousArray<Answer> = []
  private var count: UInt8 = 0
  /// The place among the others that is next overwritten.
  private var oldest: UInt8 = 0
  /// Whether something was asked that is not here any more.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  func size(for proposal: Proposal) -> CGSize? {
    if count == 0 { return nil }
    if first.proposal == proposal { return first.size }
    if count == 1 { return nil }
    if second.proposal == proposal { return second.size }
    if count == 2 { return nil }
    if third.proposal == proposal { return third.size }
    if count == 3 { return nil }
    return others.first { $0.proposal == proposal }?.size
  }

  mutating func keep(_ size: CGSize, for proposal: Proposal) {
    let answer = Answer(proposal: proposal, size: size)
    switch count {
    case 0: first = answer
    case 1: second = answer
    case 2: third = answer
    default:
      if others.count < Self.limit {
        others.append(answer)
      } else {
        hasForgotten = true
        others[Int(oldest)] = answer
        oldest = UInt8((Int(oldest) + 1) % Self.limit)
      }
    }
    if count < 4 { count += 1 }
  }

  /// All of them.
  var all: [Answer] {
    switch count {
    case 0: []
    case 1: [first]
    case 2: [first, second]
    default: [first, second, third] + others
    }
  }

  /// The only one, if there is one, without a list.
  var only: Answer? { count == 1 && !hasForgotten ? first : nil }

  mutating func removeAll() {
    count = 0
    oldest = 0
    hasForgotten = false
    if !others.isEmpty { others = [] }
  }
}
