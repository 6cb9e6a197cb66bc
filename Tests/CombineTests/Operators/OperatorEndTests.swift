import Combine
import Testing

/// The end of a value or of a subscriber runs its `deinit`, which is other people's code: it may use the publishers wherever it runs.
@Suite("What ends while an operator is at work", .serialized) struct OperatorEndTests {
  typealias Ending = EndTests.Ending
  typealias Subject = PassthroughSubject<Ending?, Oops>

  /// Attaches a subscriber that cancels, and of which nothing is left, with its second value; its end and those of values send.
  func observe<P: Publisher>(_ demand: Subscribers.Demand, _ make: (Subject, Subject) -> P, after: () -> Void = {}) -> Int {
    let (a, b) = (Subject(), Subject())
    var ends = 0
    func ending() -> Ending {
      Ending {
        ends += 1
        a.send(nil)
        b.send(nil)
      }
    }
    var request: (Subscribers.Demand) -> Void = { _ in }
    func subscribe() {
      let mine = ending()
      var values = 0
      var subscription: (any Subscription)?
      request = { subscription?.request($0) }
      make(a, b).subscribe(
        AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: {
            subscription = $0
            if demand > 0 { $0.request(demand) }
          },
          receiveValue: { _ in
            values += 1
            if values == 2 {
              let cancelled = subscription
              subscription = nil
              request = { _ in }
              withExtendedLifetime(mine) { cancelled?.cancel() }
            }
            return .none
          }))
    }
    subscribe()
    for subject in [a, b, a, b] { subject.send(ending()) }
    after()
    request(.unlimited)
    for subject in [a, b, a, b] { subject.send(ending()) }
    return ends
  }

  @Test("merge")
  func merge() {
    #expect(observe(.unlimited) { $0.merge(with: $1) } == 9)
    // Here values wait.
    #expect(observe(.none) { $0.merge(with: $1) } == 9)
    #expect(observe(.max(1)) { $0.merge(with: $1) } == 9)
  }

  @Test("combineLatest")
  func combineLatest() {
    #expect(observe(.unlimited) { $0.combineLatest($1) } == 9)
    #expect(observe(.max(1)) { $0.combineLatest($1) } == 9)
  }

  @Test("collect by time")
  func collectByTime() {
    let time = VirtualTime()
    #expect(
      observe(.unlimited) { a, _ in
        a.collect(.byTimeOrCount(time, .seconds(1), 1))
      } after: {
        time.advance(by: 1000)
      } == 9)
  }
}
