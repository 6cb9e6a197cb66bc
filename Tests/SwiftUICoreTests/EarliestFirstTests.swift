import RandomInput
import Testing

@testable import SwiftUICore

@Suite("Values of which the least one comes first") struct EarliestFirstTests {
  private struct Counted: Comparable {
    let number: Int
    nonisolated(unsafe) static var comparisons = 0

    static func < (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.number < right.number
    }
  }

  @Test("they come in their order, whatever the order in which they were put in", arguments: 0..<20 as Range<UInt64>)
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var values = EarliestFirst<Int>()
    var expected: [Int] = []
    for _ in 0..<200 {
      if Bool.random(using: &random) || expected.isEmpty {
        let value = Int.random(in: 0..<50, using: &random)
        values.insert(value)
        expected.append(value)
        expected.sort()
      } else {
        #expect(values.removeFirst() == expected.removeFirst())
      }
      #expect(values.first == expected.first)
    }
    #expect(EarliestFirst(expected.shuffled(using: &random)).first == expected.first)
  }

  @Test("each one costs the logarithm of their number")
  func cost() {
    var values = EarliestFirst<Counted>()
    Counted.comparisons = 0
    for number in (0..<1000).reversed() { values.insert(Counted(number: number)) }
    var last = -1
    while let value = values.removeFirst() {
      #expect(value.number == last + 1)
      last = value.number
    }
    #expect(last == 999)
    #expect(Counted.comparisons < 1000 * 3 * 10)
  }
}
