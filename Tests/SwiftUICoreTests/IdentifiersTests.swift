import Foundation
import RandomInput
import Testing

@testable import SwiftUICore

/// What is done with the identifiers of rows, compared with the plainest way to do it. The functions have code of their own for some
/// types: each test runs with these and with another one.
@Suite("Identifiers of rows", .serialized)
struct IdentifiersTests {
  struct Other: Hashable {
    let number: Int
  }

  /// Runs a test with symbols of each type.
  func withEachType(_ body: (_ symbols: [any Hashable]) -> Void) {
    body([1, 2, 3])
    body(["one", "two", "three, which has no room in the string itself"])
    body([UUID(), UUID(), UUID()])
    body([Other(number: 1), Other(number: 2), Other(number: 3)])
  }

  /// All pairs of lists of three symbols with up to four of them.
  func forEachPair(_ body: (_ pair: any Pair) -> Void) {
    withEachType { symbols in
      func pairs<ID: Hashable>(_ first: ID) {
        let lists = allLists(of: symbols.map { $0 as! ID }, upTo: 4).map { ContiguousArray($0) }
        for left in lists { for right in lists { body(TypedPair(left: left, right: right)) } }
      }
      pairs(symbols[0])
    }
  }

  protocol Pair {
    var problem: String? { get }
  }

  struct TypedPair<ID: Hashable>: Pair {
    let left: ContiguousArray<ID>
    let right: ContiguousArray<ID>

    var problem: String? {
      let prefix = zip(left, right).prefix { $0 == $1 }.count
      if commonPrefix(of: left, right) != prefix { return "the common prefix of \(left) and \(right) is not \(prefix)" }
      let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
      if commonSuffix(of: left, right, after: prefix) != suffix {
        return "the common suffix of \(left) and \(right) after \(prefix) is not \(suffix)"
      }
      for (part, otherPart) in [
        (left.indices, right.indices), (min(1, left.count)..<left.count, 0..<max(0, right.count - 1)),
        (prefix..<left.count - suffix, prefix..<right.count - suffix),
      ] {
        let places = expectedPlaces(part, otherPart)
        if findPlaces(of: left, part, in: right, otherPart) != places { return "\(left), \(part) in \(right), \(otherPart)" }
      }
      let (values, duplicates) = distinctValues(of: left)
      if values != Set(left) { return "the values of \(left) are not \(values)" }
      let expectedDuplicates = left.indices.filter { left[..<$0].contains(left[$0]) }.map { left[$0] }
      if duplicates != expectedDuplicates { return "the duplicates of \(left) are not \(duplicates)" }
      return nil
    }

    /// A value that comes more often has its first place only, and only its first occurrence gets it.
    private func expectedPlaces(_ part: Range<Int>, _ otherPart: Range<Int>) -> ContiguousArray<Int> {
      var taken: Set<Int> = []
      return ContiguousArray(
        part.map { index in
          guard let place = otherPart.first(where: { right[$0] == left[index] }), taken.insert(place).inserted else { return -1 }
          return place - otherPart.lowerBound
        })
    }
  }

  @Test("Common ends, places and distinct values of all pairs of short lists")
  func pairs() {
    var count = 0
    forEachPair { pair in
      count += 1
      if let problem = pair.problem { Issue.record("\(problem)") }
    }
    #expect(count == 4 * 121 * 121)
  }

  /// The length of a longest increasing subsequence of what is not negative, by trying each last value.
  func longestLength(_ values: ContiguousArray<Int>) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      lengths.append(
        value < 0 ? 0 : 1 + (0..<place).filter { values[$0] >= 0 && values[$0] < value }.map { lengths[$0] }.max(default: 0))
    }
    return lengths.max() ?? 0
  }

  func checkSubsequence(_ values: ContiguousArray<Int>) {
    let isChosen = increasingSubsequence(values)
    let chosen = zip(values, isChosen).filter(\.1).map(\.0)
    let isIncreasing = zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } && chosen.allSatisfy { $0 >= 0 }
    if isChosen.count != values.count || !isIncreasing || chosen.count != longestLength(values) {
      Issue.record("\(values): \(chosen)")
    }
  }

  @Test("All lists of up to six numbers have a longest increasing subsequence marked, without the negative ones")
  func allSubsequences() {
    for values in allLists(of: [-1, 0, 1, 2, 3], upTo: 6) { checkSubsequence(ContiguousArray(values)) }
  }

  @Test("Long random ones, too")
  func randomSubsequences() {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 0..<120, using: &generator)
      var values = ContiguousArray(0..<count).shuffled(using: &generator)
      for place in values.indices where Int.random(in: 0..<8, using: &generator) == 0 { values[place] = -1 }
      checkSubsequence(ContiguousArray(values))
    }
  }

  @Test("A list is made of what is put into its memory")
  func makingArrays() {
    for count in 0..<4 {
      let array = makeArray(count) { (memory: UnsafeMutablePointer<String>) in
        for place in 0..<count { (memory + place).initialize(to: "value \(place)") }
      }
      #expect(array == ContiguousArray((0..<count).map { "value \($0)" }))
    }
  }
}

extension Sequence where Element: Comparable {
  fileprivate func max(default value: Element) -> Element { self.max() ?? value }
}
