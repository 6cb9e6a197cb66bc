import Combine
import Testing

@Suite("Operators that make one value of all") struct ReducingOperatorTests {

  @Test("values, completion, failure, demand and cancellation")
  func operators() {
    check(
      "collect", values: "(cancel)", finished: "[1, 2, 3] |", failed: "X",
      limited: "(∞) [1, 2, 3, 4, 5, 6] |", cancelled: "(cancel)"
    ) { feed, _ in feed.collect() }
    check(
      "collect a number", values: "[1, 2] (cancel)", finished: "[1, 2] [3] |", failed: "[1, 2] X",
      limited: "(4) [1, 2] [3, 4] |", cancelled: "(cancel)"
    ) { feed, _ in feed.collect(2) }
    check(
      "count", values: "(cancel)", finished: "3 |", failed: "X", limited: "(∞) 6 |", cancelled: "(cancel)"
    ) { feed, _ in feed.count() }
    check(
      "min", values: "(cancel)", finished: "1 |", failed: "X", limited: "(∞) 1 |", cancelled: "(cancel)"
    ) { feed, _ in feed.min() }
    check(
      "min by", values: "(cancel)", finished: "3 |", failed: "X", limited: "(∞) 6 |", cancelled: "(cancel)"
    ) { feed, _ in feed.min { $0 > $1 } }
    check(
      "tryMin by", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryMin { try small($0) > small($1) } }
    check(
      "max", values: "(cancel)", finished: "3 |", failed: "X", limited: "(∞) 6 |", cancelled: "(cancel)"
    ) { feed, _ in feed.max() }
    check(
      "max by", values: "(cancel)", finished: "1 |", failed: "X", limited: "(∞) 1 |", cancelled: "(cancel)"
    ) { feed, _ in feed.max { $0 > $1 } }
    check(
      "tryMax by", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryMax { try small($0) > small($1) } }
    check(
      "reduce", values: "(cancel)", finished: "16 |", failed: "X", limited: "(∞) 31 |", cancelled: "(cancel)"
    ) { feed, _ in feed.reduce(10, +) }
    check(
      "tryReduce", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryReduce(10) { try $0 + small($1) } }
    check(
      "contains", values: "(cancel) true |", finished: "(cancel) true |", failed: "(cancel) true |",
      limited: "(∞) (cancel) true |", cancelled: "(cancel)"
    ) { feed, _ in feed.contains(2) }
    check(
      "contains where", values: "(cancel)", finished: "false |", failed: "X", limited: "(∞) false |", cancelled: "(cancel)"
    ) { feed, _ in feed.contains { $0 > 9 } }
    check(
      "tryContains where", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryContains { try small($0) > 9 } }
    check(
      "allSatisfy", values: "(cancel) false |", finished: "(cancel) false |", failed: "(cancel) false |",
      limited: "(∞) (cancel) false |", cancelled: "(cancel)"
    ) { feed, _ in feed.allSatisfy { $0 < 3 } }
    check(
      "tryAllSatisfy", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(∞) (cancel) Y", cancelled: "(cancel)"
    ) { feed, _ in feed.tryAllSatisfy { try small($0) < 9 } }
  }
}
