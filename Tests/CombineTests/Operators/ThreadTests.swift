import Combine
import Foundation
import Synchronization
import Testing

/// Upstreams on several threads at once. What is expected holds whichever thread comes first.
@Suite("Operators and threads", .serialized) struct ThreadTests {

  /// Calls `body` with the subscriber's closure, which fails the test if two threads enter it at once.
  // Sendable: `values` is only touched inside the closure, which the operators must not enter twice; the test checks that.
  final class Receiver<Value>: @unchecked Sendable {
    private let isInside = Atomic(false)
    private(set) var values: [Value] = []
    let overlaps = Counter()
    let isPatient: Bool

    init(isPatient: Bool = false) { self.isPatient = isPatient }

    func receive(_ value: Value) {
      if isInside.exchange(true, ordering: .acquiring) { overlaps.increment() }
      // Gives other threads the opportunity to come in, if nothing keeps them out.
      if isPatient { sched_yield() }
      values.append(value)
      isInside.store(false, ordering: .releasing)
    }
  }

  /// Subjects for several threads.
  // Sendable: subjects guard themselves with a lock.
  struct Subjects<Failure: Error>: @unchecked Sendable {
    let all: [PassthroughSubject<Int, Failure>]
    init(_ count: Int) { all = (0..<count).map { _ in PassthroughSubject() } }
  }

  @Test("merge loses nothing, keeps each upstream's order, and never enters the subscriber twice at once")
  func merge() {
    let subjects = Subjects<Never>(4)
    let receiver = Receiver<Int>(isPatient: true)
    let subscription = Publishers.MergeMany(subjects.all).sink { receiver.receive($0) }
    onThreads(4) { thread in
      for number in 0..<2000 { subjects.all[thread].send(thread * 10_000 + number) }
      subjects.all[thread].send(completion: .finished)
    }
    #expect(receiver.overlaps.value == 0)
    #expect(receiver.values.count == 8000)
    for thread in 0..<4 {
      let own = receiver.values.filter { $0 / 10_000 == thread }
      #expect(own == own.sorted())
    }
    subscription.cancel()
  }

  @Test("the last pair of combineLatest has the latest value of each upstream, whichever thread came last")
  func combineLatest() {
    for _ in 0..<50 {
      let subjects = Subjects<Never>(2)
      let receiver = Receiver<(Int, Int)>()
      let subscription = subjects.all[0].combineLatest(subjects.all[1]).sink { receiver.receive($0) }
      onThreads(2) { thread in
        for number in 0...100 { subjects.all[thread].send(number) }
      }
      #expect(receiver.overlaps.value == 0)
      #expect(receiver.values.last! == (100, 100))
      #expect(receiver.values.map(\.0) == receiver.values.map(\.0).sorted())
      #expect(receiver.values.map(\.1) == receiver.values.map(\.1).sorted())
      subscription.cancel()
    }
  }

  @Test("cancelling, finishing and failing may meet values of other threads: the end comes once, and nothing after it")
  func ends() {
    for round in 0..<200 {
      let subjects = Subjects<Oops>(3)
      let (a, b, c) = (subjects.all[0], subjects.all[1], subjects.all[2])
      let ends = Counter()
      let late = Counter()
      // Sendable: used as the subscriptions' guard says.
      nonisolated(unsafe) var subscriptions: [AnyCancellable] = []
      func observe(_ publisher: some Publisher<Int, Oops>) {
        let mine = Atomic(0)
        let box = Box(mine)
        publisher.sink { _ in
          box.value.add(1, ordering: .relaxed)
          ends.increment()
        } receiveValue: { _ in
          if box.value.load(ordering: .relaxed) > 0 { late.increment() }
        }.store(in: &subscriptions)
      }
      observe(a.merge(with: b, c))
      observe(a.combineLatest(b, c) { $0 + $1 + $2 })
      onThreads(3) { thread in
        for number in 0..<50 { subjects.all[thread].send(number) }
        if thread == 0, round % 2 == 0 { subjects.all[0].send(completion: .failure(.oops)) }
        if thread == 1, round % 3 == 0 { for subscription in subscriptions { subscription.cancel() } }
        subjects.all[thread].send(completion: .finished)
      }
      #expect(late.value == 0)
      #expect(ends.value <= 2)
      if round % 3 != 0 { #expect(ends.value == 2) }
      subscriptions = []
    }
  }

  /// An atomic by reference.
  final class Box: Sendable {
    let value: Atomic<Int>
    init(_ value: consuming Atomic<Int>) { self.value = value }
  }

  @Test("groups by time have all values, each once, while time and values come from different threads")
  func collectByTime() {
    let subjects = Subjects<Never>(1)
    let queue = DispatchQueue(label: "groups")
    let receiver = Receiver<[Int]>()
    let isFinished = DispatchSemaphore(value: 0)
    let subscription = subjects.all[0].collect(.byTimeOrCount(queue, .microseconds(50), 7)).sink { _ in
      isFinished.signal()
    } receiveValue: {
      receiver.receive($0)
    }
    for number in 0..<5000 { subjects.all[0].send(number) }
    subjects.all[0].send(completion: .finished)
    isFinished.wait()
    #expect(receiver.overlaps.value == 0)
    #expect(receiver.values.flatMap(\.self) == Array(0..<5000))
    #expect(receiver.values.allSatisfy { (1...7).contains($0.count) })
    subscription.cancel()
  }

  @Test("demand may come from another thread than values")
  func demand() {
    let subjects = Subjects<Never>(2)
    let receiver = Receiver<Int>()
    // Sendable: subscriptions guard themselves with a lock.
    nonisolated(unsafe) var subscription: (any Subscription)?
    subjects.all[0].buffer(size: 100_000, prefetch: .byRequest, whenFull: .dropNewest)
      .merge(with: subjects.all[1].buffer(size: 100_000, prefetch: .byRequest, whenFull: .dropNewest))
      .subscribe(
        AnySubscriber(
          receiveSubscription: { subscription = $0 },
          receiveValue: {
            receiver.receive($0)
            return .none
          }))
    onThreads(3) { thread in
      for number in 0..<1000 {
        if thread == 2 { for _ in 0..<2 { subscription?.request(.max(1)) } } else { subjects.all[thread].send(number) }
      }
    }
    #expect(receiver.overlaps.value == 0)
    #expect(receiver.values.count == 2000)
    subscription?.cancel()
  }
}
