import Combine
import Testing

@Suite("Operators that look on") struct LookingOnTests {
  let history = History()
  let upstream: Feed<Int>

  init() { upstream = Feed("upstream", history) }

  @Test("handleEvents tells of each event before it goes on")
  func handleEvents() {
    func watch() -> Marbles<Int, Oops> {
      upstream.handleEvents(
        receiveSubscription: { _ in history.add("will subscribe") },
        receiveOutput: { history.add("will receive \($0)") },
        receiveCompletion: { history.add("will end: \($0)") },
        receiveCancel: { history.add("will cancel") },
        receiveRequest: { history.add("will ask \($0.marble)") }
      ).marbles(history)
    }
    _ = watch()
    #expect(history.take().filter { !$0.hasPrefix("subscribed") } == ["will subscribe", "will ask ∞", "upstream asked ∞"])
    upstream.send(1)
    upstream.fail()
    #expect(history.take() == ["will receive 1", "1", "will end: failure(X)", "X"])
    let marbles = watch()
    _ = history.take()
    marbles.cancel()
    #expect(history.take() == ["will cancel", "upstream cancelled"])
  }

  /// Writes lines into a history.
  struct Lines: TextOutputStream {
    let history: History
    func write(_ string: String) {
      if string != "\n", !string.isEmpty { history.add(string) }
    }
  }

  @Test("print writes a line for each event, after its prefix")
  func print() {
    let lines = History()
    let marbles = upstream.print("fruit", to: Lines(history: lines)).marbles()
    upstream.send(1)
    marbles.cancel()
    // OpenCombine writes one line more, for the demand that the value brought, which is none.
    #expect(
      lines.take().dropFirst().filter { !$0.contains("synchronous") }
        == ["fruit: request unlimited", "fruit: receive value: (1)", "fruit: receive cancel"])
    _ = upstream.print(to: Lines(history: lines)).marbles(demand: .max(1))
    upstream.finish()
    #expect(lines.take().dropFirst() == ["request max: (1)", "receive finished"])
  }

  @Test("a breakpoint whose conditions are false stops nothing")
  func breakpoint() {
    let marbles = upstream.breakpoint(
      receiveSubscription: { _ in false }, receiveOutput: { $0 > 9 }, receiveCompletion: { _ in false }
    ).marbles()
    upstream.send(1)
    upstream.finish()
    #expect(marbles.history.events.suffix(2) == ["1", "|"])
  }

  @Test("a subject may be given a subscription by hand, and asks it for everything")
  func subscriptionByHand() {
    struct Link: Subscription {
      let history: History
      let combineIdentifier = CombineIdentifier()
      func request(_ demand: Subscribers.Demand) { history.add("asked \(demand.marble)") }
      func cancel() { history.add("cancelled") }
    }
    let subject = PassthroughSubject<Int, Never>()
    subject.send(subscription: Link(history: history))
    let marbles = subject.marbles()
    #expect(history.take() == ["asked ∞"])
    marbles.cancel()
    let current = CurrentValueSubject<Int, Never>(1)
    current.send(subscription: Link(history: history))
    #expect(history.take() == ["asked ∞"])
  }
}
