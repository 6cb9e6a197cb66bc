import Combine
import Testing
import Waiting

@Suite("Subscribers") struct SubscriberTests {
  let history = History()
  let upstream: Feed<Int>

  init() { upstream = Feed("upstream", history) }

  @Test("sink asks for everything, and its cancellation cancels the upstream")
  func sink() {
    let subscription = upstream.sink {
      history.add("\($0)")
    } receiveValue: {
      history.add("\($0)")
    }
    upstream.send(1)
    upstream.finish()
    upstream.finish()
    #expect(history.take() == ["upstream asked ∞", "1", "finished"])
    subscription.cancel()
    let other = upstream.assertNoFailure().sink { history.add("\($0)") }
    other.cancel()
    upstream.send(2)
    #expect(history.take() == ["upstream asked ∞", "upstream cancelled"])
    let sink = Subscribers.Sink<Int, Oops> { _ in
    } receiveValue: {
      history.add("\($0)")
    }
    upstream.subscribe(sink)
    upstream.send(3)
    sink.cancel()
    #expect(history.take() == ["upstream asked ∞", "3", "upstream cancelled"])
  }

  @Test("assign(to:on:) sets a property to each value until it is cancelled")
  func assign() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.count, on: counter)
    subject.send(1)
    #expect(counter.count == 1)
    subscription.cancel()
    subject.send(2)
    #expect(counter.count == 1)
    let assign = Subscribers.Assign(object: counter, keyPath: \.count)
    #expect(assign.object === counter && assign.keyPath == \Counter.count)
    Just(3).subscribe(assign)
    #expect(counter.count == 3)
    // The end releases the object.
    #expect(assign.object == nil)
  }

  @Test("a subscriber made of closures asks for what they say")
  func anySubscriber() {
    let subscriber = AnySubscriber<Int, Oops> {
      $0.request(.max(1))
    } receiveValue: {
      history.add("\($0)")
      return $0 == 1 ? .max(2) : .none
    } receiveCompletion: {
      history.add("\($0)")
    }
    upstream.subscribe(subscriber)
    upstream.send(1, 2)
    upstream.fail()
    #expect(history.take() == ["upstream asked 1", "1", "upstream asked 2", "2", "failure(X)"])
  }

  @Test("cancellables cancel once, when they go, and are kept in sets and arrays")
  func cancellables() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    func make() -> AnyCancellable { AnyCancellable { count += 1 } }
    make().store(in: &set)
    make().store(in: &array)
    let once = make()
    once.cancel()
    once.cancel()
    #expect(count == 1)
    AnyCancellable(once).cancel()
    set = []
    array = []
    #expect(count == 3)
    #expect(once == once && make() != once)
    struct Own: Cancellable {
      let action: () -> Void
      func cancel() { action() }
    }
    Own { count += 10 }.store(in: &set)
    Own { count += 10 }.store(in: &array)
    (set, array) = ([], [])
    #expect(count == 24)
    Combine.Subscriptions.empty.request(.unlimited)
    Combine.Subscriptions.empty.cancel()
  }

  @Test("demand is counted, and unlimited demand stays unlimited")
  func demand() throws {
    typealias Demand = Subscribers.Demand
    #expect(Demand.none + 2 == .max(2) && .max(3) - 1 == Demand.max(2) && Demand.max(2) * 3 == .max(6))
    #expect(Demand.unlimited - 5 == .unlimited && Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(1) < .unlimited && Demand.max(1) > 0 && Demand.unlimited.max == nil)
    var demand = Demand.max(1)
    demand += .max(2)
    demand -= 1
    demand *= 2
    #expect(demand == 4 && "\(demand)" == "max(4)" && "\(Demand.unlimited)" == "unlimited")
    #expect(Subscribers.Completion<Oops>.finished != .failure(.oops))
  }

  @Test("the immediate scheduler runs everything at once")
  func immediately() {
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { history.add("now") }
    scheduler.schedule(after: scheduler.now) { history.add("later") }
    scheduler.schedule(after: scheduler.now, interval: 1) { history.add("again") }.cancel()
    #expect(history.take() == ["now", "later", "again"])
    #expect(Just(1).receive(on: ImmediateScheduler.shared).line == "1 |")
  }
}

@Suite("Publishers as asynchronous sequences") struct AsyncTests {

  @Test("values of a publisher that cannot fail")
  func values() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    let sequence: AsyncPublisher<Just<Int>> = Just(1).values
    var iterator = sequence.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
  }

  @Test("values of a publisher that fails: the failure is thrown, once")
  func throwing() async {
    var values: [Int] = []
    let sequence: AsyncThrowingPublisher<Record<Int, Oops>> =
      Record(output: [1, 2], completion: .failure(Oops.oops)).values
    await #expect(throws: Oops.oops) { for try await value in sequence { values.append(value) } }
    #expect(values == [1, 2])
  }

  @Test("a loop asks for one value at a time, and leaving the task cancels")
  @MainActor func demand() async throws {
    let upstream = Feed<Int>()
    upstream.onRequest = { [unowned upstream] _ in if upstream.history.events.count < 3 { upstream.send(7) } }
    let task = Task { @MainActor in
      var values: [Int] = []
      for try await value in upstream.values { values.append(value) }
      return values
    }
    try await wait(for: "three values are asked for") { upstream.history.events.count >= 3 }
    task.cancel()
    #expect((try? await task.value) == [7, 7])
    #expect(upstream.history.events == ["upstream asked 1", "upstream asked 1", "upstream asked 1", "upstream cancelled"])
  }

  @Test("the value of a future")
  func future() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, Oops> { $0(.success(2)) }.value == 2)
    await #expect(throws: Oops.other) { try await Future<Int, Oops> { $0(.failure(.other)) }.value }
  }
}
