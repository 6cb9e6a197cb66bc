import Combine
import Testing

@Suite("Operators that choose values") struct FilteringOperatorTests {

  @Test("values, completion, failure, demand and cancellation")
  func operators() {
    check(
      "filter", values: "1 3 (cancel)", finished: "1 3 |", failed: "1 3 X",
      limited: "(2) 1 (1) 3 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.filter { $0 != 2 } }
    check(
      "tryFilter", values: "2 (cancel) Y", finished: "2 (cancel) Y", failed: "2 (cancel) Y",
      limited: "(2) (1) 2 (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryFilter { try small($0) != 1 } }
    check(
      "compactMap", values: "2 6 (cancel)", finished: "2 6 |", failed: "2 6 X",
      limited: "(2) 2 (1) 6 |", cancelled: "2 (cancel) (cancel)"
    ) { feed, _ in feed.compactMap { $0 == 2 ? nil : $0 * 2 } }
    check(
      "tryCompactMap", values: "2 (cancel) Y", finished: "2 (cancel) Y", failed: "2 (cancel) Y",
      limited: "(2) (1) 2 (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryCompactMap { try small($0) == 1 ? nil : $0 } }
    check(
      "removeDuplicates", inputs: [1, 1, 2], values: "1 2 (cancel)", finished: "1 2 |", failed: "1 2 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.removeDuplicates() }
    check(
      "removeDuplicates by a closure", values: "1 2 (cancel)", finished: "1 2 |", failed: "1 2 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.removeDuplicates { $0 / 2 == $1 / 2 } }
    check(
      "tryRemoveDuplicates", values: "1 2 (cancel) Y", finished: "1 2 (cancel) Y", failed: "1 2 (cancel) Y",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.tryRemoveDuplicates { try $0 / 2 == small($1) / 2 } }
    check(
      "replaceEmpty", values: "(cancel)", finished: "9 |", failed: "X",
      limited: "(2) (∞) (1) (1) (1) (1) (1) (1) 9 |", cancelled: "(cancel)"
    ) { feed, _ in feed.filter { $0 > 9 }.replaceEmpty(with: 9) }
    check(
      "ignoreOutput", values: "(cancel)", finished: "|", failed: "X", limited: "(2) (∞) |", cancelled: "(cancel) (cancel)"
    ) { feed, _ in feed.ignoreOutput() }
    check(
      "dropFirst", values: "2 3 (cancel)", finished: "2 3 |", failed: "2 3 X", limited: "(3) 2 3 |", cancelled: "(cancel)"
    ) { feed, _ in feed.dropFirst() }
    check(
      "dropFirst, some", values: "3 (cancel)", finished: "3 |", failed: "3 X", limited: "(4) 3 4 |", cancelled: "(cancel)"
    ) { feed, _ in feed.dropFirst(2) }
    check(
      "drop while", values: "2 3 (cancel)", finished: "2 3 |", failed: "2 3 X", limited: "(2) (1) 2 3 |", cancelled: "(cancel)"
    ) { feed, _ in feed.drop { $0 < 2 } }
    check(
      "tryDrop while", values: "2 3 (cancel)", finished: "2 3 |", failed: "2 3 X", limited: "(2) (1) 2 3 |", cancelled: "(cancel)"
    ) { feed, _ in feed.tryDrop { try small($0) < 2 } }
    check(
      "drop until output from", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self)) }
    check(
      "prefix", values: "1 2 (cancel) |", finished: "1 2 (cancel) |", failed: "1 2 (cancel) |",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.prefix(2) }
    check(
      "prefix while", values: "1 2 (cancel) |", finished: "1 2 (cancel) |", failed: "1 2 (cancel) |",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.prefix { $0 < 3 } }
    check(
      "tryPrefix while", values: "1 2 (cancel) Y", finished: "1 2 (cancel) Y", failed: "1 2 (cancel) Y",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.tryPrefix { try small($0) < 5 } }
    check(
      "prefix until output from", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.prefix(untilOutputFrom: Empty<Int, Oops>(completeImmediately: false)) }
    check(
      "first", values: "(cancel) 1 |", finished: "(cancel) 1 |", failed: "(cancel) 1 |",
      limited: "(∞) (cancel) 1 |", cancelled: "(cancel) 1 |"
    ) { feed, _ in feed.first() }
    check(
      "first where", values: "(cancel) 2 |", finished: "(cancel) 2 |", failed: "(cancel) 2 |",
      limited: "(∞) (cancel) 2 |", cancelled: "(cancel)"
    ) { feed, _ in feed.first { $0 > 1 } }
    check(
      "tryFirst where", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryFirst { try small($0) > 5 } }
    check(
      "last", values: "(cancel)", finished: "3 |", failed: "X", limited: "(∞) 6 |", cancelled: "(cancel)"
    ) { feed, _ in feed.last() }
    check(
      "last where", values: "(cancel)", finished: "2 |", failed: "X", limited: "(∞) 2 |", cancelled: "(cancel)"
    ) { feed, _ in feed.last { $0 < 3 } }
    check(
      "tryLast where", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryLast { try small($0) < 2 } }
    check(
      "output at", values: "2 (cancel) |", finished: "2 (cancel) |", failed: "2 (cancel) |",
      limited: "(2) (1) 2 (cancel) |", cancelled: "(cancel)"
    ) { feed, _ in feed.output(at: 1) }
    check(
      "output in", values: "2 3 (cancel)", finished: "2 3 |", failed: "2 3 X", limited: "(2) (1) 2 3 |", cancelled: "(cancel)"
    ) { feed, _ in feed.output(in: 1...2) }
  }
}
