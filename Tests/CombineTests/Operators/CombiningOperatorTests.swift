import Combine
import Testing

@Suite("Operators of several publishers") struct CombiningOperatorTests {
  func sequence(_ values: some Collection<Int>) -> some Publisher<Int, Oops> { values.publisher.setFailureType(to: Oops.self) }

  @Test("values, completion, failure, demand and cancellation")
  func operators() {
    check(
      "combineLatest", values: "10 11 12 (cancel)", finished: "10 11 12 |", failed: "10 11 12 X",
      limited: "(2) 10 11 |", cancelled: "10 (cancel)"
    ) { feed, _ in feed.combineLatest(Just(9).setFailureType(to: Oops.self)) { $0 + $1 } }
    check(
      "merge", values: "9 1 2 3 (cancel)", finished: "9 1 2 3 |", failed: "9 1 2 3 X",
      limited: "(1) 9 1 (1)", cancelled: "9 1 (cancel)"
    ) { feed, _ in feed.merge(with: Just(9).setFailureType(to: Oops.self)) }
    check(
      "zip", values: "14 25 36 (cancel)", finished: "14 25 36 |", failed: "14 25 36 X (cancel)",
      limited: "(2) 14 25 |", cancelled: "14 (cancel)"
    ) { feed, _ in feed.zip(sequence(4...9)) { $0 * 10 + $1 } }
    check(
      "zip of three", values: "141 252 363 (cancel)", finished: "141 252 363 |", failed: "141 252 363 X (cancel)",
      limited: "(2) 141 252 |", cancelled: "141 (cancel)"
    ) { feed, _ in feed.zip(sequence(4...9), sequence(1...6)) { $0 * 100 + $1 * 10 + $2 } }
    check(
      "zip of four", values: "1410 2521 3632 (cancel)", finished: "1410 2521 3632 |", failed: "1410 2521 3632 X (cancel)",
      limited: "(2) 1410 2521 |", cancelled: "1410 (cancel)"
    ) { feed, _ in feed.zip(sequence(4...9), sequence(1...6), sequence(0...5)) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 } }
    check(
      "append values", values: "1 2 3 (cancel)", finished: "1 2 3 8 9 |", failed: "1 2 3 X",
      limited: "(2) 1 2", cancelled: "1 (cancel)"
    ) { feed, _ in feed.append(8, 9) }
    check(
      "append a sequence", values: "1 2 3 (cancel)", finished: "1 2 3 8 9 |", failed: "1 2 3 X",
      limited: "(2) 1 2", cancelled: "1 (cancel)"
    ) { feed, _ in feed.append([8, 9]) }
    check(
      "append a publisher", values: "1 2 3 (cancel)", finished: "1 2 3 8 9 |", failed: "1 2 3 X",
      limited: "(2) 1 2", cancelled: "1 (cancel)"
    ) { feed, _ in feed.append(sequence([8, 9])) }
    check(
      "prepend values", values: "8 9 1 2 3 (cancel)", finished: "8 9 1 2 3 |", failed: "8 9 1 2 3 X",
      limited: "8 9 |", cancelled: "8 9 1 (cancel)"
    ) { feed, _ in feed.prepend(8, 9) }
    check(
      "prepend a sequence", values: "8 9 1 2 3 (cancel)", finished: "8 9 1 2 3 |", failed: "8 9 1 2 3 X",
      limited: "8 9 |", cancelled: "8 9 1 (cancel)"
    ) { feed, _ in feed.prepend([8, 9]) }
    check(
      "prepend a publisher", values: "8 9 1 2 3 (cancel)", finished: "8 9 1 2 3 |", failed: "8 9 1 2 3 X",
      limited: "8 9 |", cancelled: "8 9 1 (cancel)"
    ) { feed, _ in feed.prepend(sequence([8, 9])) }
    check(
      "catch", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 9 |", limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.catch { _ in Just(9) } }
    check(
      "tryCatch", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 Y", limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.tryCatch { _ in Just(try small(4)).setFailureType(to: Oops.self) } }
    check(
      "replaceError", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 9 |",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.replaceError(with: 9) }
    check(
      "retry", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 (cancel)",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.retry(1) }
    check(
      "share", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.share() }
    check(
      "multicast with a closure", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.multicast { PassthroughSubject<Int, Oops>() }.autoconnect() }
    check(
      "multicast with a subject", values: "0 1 2 3 (cancel)", finished: "0 1 2 3 |", failed: "0 1 2 3 X",
      limited: "0 (∞) 1 |", cancelled: "0 1 (cancel)"
    ) { feed, _ in feed.multicast(subject: CurrentValueSubject<Int, Oops>(0)).autoconnect() }
    check(
      "makeConnectable", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 9 |",
      limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.replaceError(with: 9).makeConnectable().autoconnect() }
  }
}
