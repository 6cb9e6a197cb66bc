import Combine
import Testing

@Suite("Operators with a scheduler or a buffer") struct TimingOperatorTests {

  @Test("values, completion, failure, demand and cancellation")
  func operators() {
    check(
      "receive on", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(2) 1 2 |",
      cancelled: "1 (cancel)"
    ) { feed, time in feed.receive(on: time) }
    check(
      "subscribe on", values: "1 2 3", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, time in feed.subscribe(on: time) }
    check(
      "delay", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(2) 1 2 |", cancelled: "(cancel)"
    ) { feed, time in feed.delay(for: .milliseconds(15), scheduler: time) }
    check(
      "debounce", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, time in feed.debounce(for: .milliseconds(5), scheduler: time) }
    check(
      "debounce, longer than the pauses", values: "3 (cancel)", finished: "|", failed: "X", limited: "(∞) |",
      cancelled: "(cancel)"
    ) { feed, time in feed.debounce(for: .milliseconds(15), scheduler: time) }
    check(
      "throttle, latest", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, time in feed.throttle(for: .milliseconds(15), scheduler: time, latest: true) }
    check(
      "throttle, first", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(∞) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, time in feed.throttle(for: .milliseconds(15), scheduler: time, latest: false) }
    check(
      "timeout", values: "1 2 3 (cancel) |", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, time in feed.timeout(.milliseconds(50), scheduler: time) }
    check(
      "timeout with an error", values: "(cancel) Y", finished: "(cancel) Y", failed: "(cancel) Y",
      limited: "(2) (cancel) Y", cancelled: "(cancel) Y"
    ) { feed, time in feed.timeout(.milliseconds(5), scheduler: time) { .other } }
    check(
      "measureInterval", values: "10 10 10 (cancel)", finished: "10 10 10 |", failed: "10 10 10 X",
      limited: "(2) 10 10 |", cancelled: "10 (cancel)"
    ) { feed, time in feed.measureInterval(using: time).map(\.milliseconds) }
    check(
      "collect by time", values: "[1, 2] [3] (cancel)", finished: "[1, 2] [3] |", failed: "[1, 2] X",
      limited: "(∞) [1, 2] [3, 4]", cancelled: "(cancel)"
    ) { feed, time in feed.collect(.byTime(time, .milliseconds(25))) }
    check(
      "collect by time or count", values: "[1, 2] [3] (cancel)", finished: "[1, 2] [3] |", failed: "[1, 2] X",
      limited: "(4) [1, 2] [3, 4] |", cancelled: "(cancel)"
    ) { feed, time in feed.collect(.byTimeOrCount(time, .milliseconds(25), 2)) }
    check(
      "buffer, by request", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(∞) 1 2 (cancel)", cancelled: "1 (cancel)"
    ) { feed, _ in feed.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) }
    check(
      "buffer, kept full", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 (1) 2 (1) (cancel)", cancelled: "1 (cancel)"
    ) { feed, _ in feed.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }
    check(
      "buffer that fails when it is full", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(∞) 1 2 (cancel) (cancel)", cancelled: "1 (cancel)"
    ) { feed, _ in feed.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Oops.other }) }
  }
}
