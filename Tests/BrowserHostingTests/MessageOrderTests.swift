import Dispatch
import Testing

@testable import BrowserHosting

/// Whose message is heard first.
@MainActor
@Suite struct MessageOrderTests {
  private func sender(burst: Double) -> MessageOrder.Sender {
    var limits = ServerLimits.patient
    limits.eventBurst = burst
    limits.eventsPerSecond = 0.001
    return MessageOrder.Sender(limits)
  }

  @Test func whoSendsLittleIsHeardBeforeAllThatWait() async {
    let order = MessageOrder()
    let (fast, slow) = (sender(burst: 2), sender(burst: 100))
    var heard: [String] = []
    for number in 1...5 { order.hear(from: fast) { heard.append("fast \(number)") } }
    #expect(order.hear(from: slow) { heard.append("slow") })
    #expect(heard == ["fast 1", "fast 2", "slow"])
    await withCheckedContinuation { end in order.hear(from: fast) { end.resume() } }
    #expect(heard == ["fast 1", "fast 2", "slow", "fast 3", "fast 4", "fast 5"])
  }

  @Test func thoseWhoWaitAreHeardInTurn() async {
    let order = MessageOrder()
    let senders = (0..<3).map { _ in sender(burst: 1) }
    var heard: [Int] = []
    for (place, sender) in senders.enumerated() {
      for _ in 0..<4 { order.hear(from: sender) { heard.append(place) } }
    }
    await withCheckedContinuation { end in order.hear(from: senders[2]) { end.resume() } }
    #expect(heard == [0, 1, 2] + [0, 1, 2, 0, 1, 2, 0, 1, 2])
  }

  @Test func whatCannotWaitCountsAllTheSame() {
    let order = MessageOrder()
    let sender = sender(burst: 3)
    var count = 0
    for _ in 0..<5 { order.hear(atOnceFrom: sender) { count += 1 } }
    #expect(count == 5)
    #expect(!order.hear(from: sender) {})
  }

  @Test func whatHasBeenHeardIsForgottenWhileMoreWaits() async {
    let order = MessageOrder()
    let sender = sender(burst: 1)
    order.hear(from: sender) {}
    var heard = 0
    var most = 0
    await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
      @MainActor func next() {
        heard += 1
        most = max(most, sender.waiting.count)
        if heard == 2000 { return end.resume() }
        if heard < 2000 { order.hear(from: sender) { next() } }
      }
      for _ in 0..<10 { order.hear(from: sender) { next() } }
    }
    #expect(most < 200)
  }

  @Test func timeCountsLikeMessages() {
    let order = MessageOrder()
    let sender = sender(burst: 3)
    let isFirstHeard = order.hear(from: sender) {
      let end = ContinuousClock.now + .milliseconds(5)
      while ContinuousClock.now < end {}
    }
    #expect(isFirstHeard)
    #expect(!order.hear(from: sender) {})
  }

  @Test func nobodyWaitsMuchLongerThanASecondBecauseOthersJoined() {
    let order = MessageOrder()
    let (joining, inUse) = (sender(burst: 1), sender(burst: 1000))
    for _ in 0..<50 {
      order.hear(from: inUse) {}
      order.hear(atOnceFrom: joining) {
        let end = ContinuousClock.now + .milliseconds(10)
        while ContinuousClock.now < end {}
      }
    }
    #expect(order.quietUntil > .now())
    #expect(order.quietUntil <= .now() + .seconds(1))
  }
}
