import Foundation
import Synchronization
import Testing

@testable import Combine

/// The end of an object runs its `deinit`, and that is other people's code: it may publish, subscribe and cancel wherever it runs.
@Suite("What ends while a publisher is at work", .serialized)
struct EndTests {
  /// Runs a closure when it ends.
  final class Ending {
    private let atEnd: () -> Void
    init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
    deinit { atEnd() }
  }

  final class Model: ObservableObject {
    @Published var value = 0
    @Published var name = ""
  }

  /// Uses a publisher in every way.
  static func use(_ publisher: ObservableObjectPublisher) {
    publisher.send()
    let observer = ObserverTests.Observer()
    publisher.addObserver(observer)
    let subscription = publisher.sink {}
    publisher.send()
    subscription.cancel()
    publisher.removeObserver(observer)
  }

  /// Uses a model in every way.
  static func use(_ model: Model) {
    use(model.objectWillChange)
    let subscription = model.$value.sink { _ in }
    model.value += 1
    subscription.cancel()
    model.name = "used"
  }

  @Test("Subscriptions that all end during a signal get no further signal, and the list goes on")
  func subscriptionsEndDuringSignal() {
    let subscriptions = ObservableObjectSubscriptions()
    var calls: [Int] = []
    func subscribe(_ number: Int, _ action: @escaping () -> Void = {}) -> ObjectWillChangeSubscription {
      let closure: (()) -> Void = { _ in
        calls.append(number)
        action()
      }
      let subscription = ObjectWillChangeSubscription(of: subscriptions, target: .closure(closure), isOpen: true)
      subscriptions.append(subscription)
      return subscription
    }
    let first = [subscribe(0), subscribe(1) { subscriptions.removeAll() }, subscribe(2)]
    subscriptions.signal()
    #expect(calls == [0, 1])
    let second = subscribe(3)
    for subscription in first { subscription.cancel() }
    subscriptions.signal()
    #expect(calls == [0, 1, 3])
    second.cancel()
    subscriptions.signal()
    #expect(calls == [0, 1, 3])
  }

  @Test("A publisher may lose its last reference during its signal")
  func publisherEndsDuringSignal() {
    var publisher: ObservableObjectPublisher? = ObservableObjectPublisher()
    var calls = 0
    var subscriptions: [AnyCancellable] = []
    for _ in 0..<3 {
      publisher!.sink {
        calls += 1
        publisher = nil
      }.store(in: &subscriptions)
    }
    publisher!.send()
    // The signal itself keeps the publisher as long as it takes.
    #expect((1...3).contains(calls))
    #expect(publisher == nil)
  }

  @Test("An observer whose last reference goes during a signal may use the publisher at its end")
  func observerEndsDuringSignal() {
    final class EndingObserver: ObjectObserver {
      var observerPosition: Int32 = -1
      var onSignal: () -> Void = {}
      let ending: Ending
      init(_ ending: Ending) { self.ending = ending }
      func objectWillChange(_ publisher: ObservableObjectPublisher, storage: AnyObject?) { onSignal() }
    }
    let publisher = ObservableObjectPublisher()
    var ends = 0
    var observer: EndingObserver? = EndingObserver(
      Ending {
        ends += 1
        Self.use(publisher)
      })
    observer!.onSignal = {
      guard let leaving = observer else { return }
      publisher.removeObserver(leaving)
      leaving.onSignal = {}
      observer = nil
    }
    publisher.addObserver(observer!)
    publisher.send()
    #expect(observer == nil)
    #expect(ends == 1)
    #expect(publisher.observerCount == 0)
  }

  @Test("A subscription whose last reference goes during a signal may use the subscriptions at its end")
  func subscriptionEndsDuringSignal() {
    let subscriptions = ObservableObjectSubscriptions()
    var ends = 0
    func subscribe() {
      let ending = Ending {
        ends += 1
        subscriptions.signal()
        subscriptions.removeAll()
      }
      let closure: (()) -> Void = { _ in withExtendedLifetime(ending) { subscriptions.removeAll() } }
      subscriptions.append(ObjectWillChangeSubscription(of: subscriptions, target: .closure(closure), isOpen: true))
    }
    for _ in 0..<3 { subscribe() }
    subscriptions.signal()
    #expect(ends == 3)
  }

  @Test("What a sink refers to may use the publisher when the subscription ends, during a signal and at other times")
  func endOfSink() {
    for duringSignal in [false, true] {
      let publisher = ObservableObjectPublisher()
      var ends = 0
      var subscription: AnyCancellable?
      func subscribe() {
        let ending = Ending {
          ends += 1
          Self.use(publisher)
        }
        subscription = publisher.sink {
          withExtendedLifetime(ending) {
            if duringSignal { subscription?.cancel() }
          }
        }
      }
      subscribe()
      publisher.send()
      if !duringSignal { subscription?.cancel() }
      #expect(ends == 1)
    }
  }

  @Test("A subscriber of values may use the object at its end, during a delivery and at other times")
  func endOfSubscriber() {
    for duringDelivery in [false, true] {
      let model = Model()
      var ends = 0
      var subscription: AnyCancellable?
      func subscribe() {
        let ending = Ending {
          ends += 1
          Self.use(model)
        }
        subscription = model.$value.sink { _ in
          withExtendedLifetime(ending) {
            if duringDelivery { subscription?.cancel() }
          }
        }
      }
      subscribe()
      model.value = 1
      if !duringDelivery { subscription?.cancel() }
      #expect(ends == 1)
    }
  }

  @Test("A value may use its property at its end: one that is replaced, that was missed, or that nobody asked for")
  func endOfValue() {
    final class Owner: ObservableObject {
      @Published var value: Ending?
      @Published var uses = 0
      func use() {
        uses += 1
        if uses < 10 { value = nil }
        EndTests.use(objectWillChange)
        let subscription = $value.sink { _ in }
        subscription.cancel()
      }
    }
    for hasSubscriber in [false, true] {
      let owner = Owner()
      let recorder = AnySubscriber<Ending?, Never>(receiveSubscription: nil, receiveValue: nil, receiveCompletion: nil)
      // It requests nothing, so it misses each value, and the next one replaces that.
      if hasSubscriber { owner.$value.subscribe(recorder) }
      var ends = 0
      func assign() {
        owner.value = Ending {
          ends += 1
          owner.use()
        }
      }
      for _ in 0..<3 { assign() }
      owner.value = nil
      owner.value = nil
      #expect(ends == 3)
      #expect(owner.uses >= 3)
    }
  }

  @Test("A missed value may use its property when the subscription is cancelled")
  func endOfMissedValue() {
    final class Owner: ObservableObject {
      @Published var value: Ending?
      @Published var uses = 0
    }
    let owner = Owner()
    let recorder = Recorder<Ending?>()
    owner.$value.subscribe(recorder)
    func miss() {
      owner.value = Ending {
        owner.uses += 1
        recorder.cancel()
        owner.value = nil
      }
    }
    miss()
    recorder.cancel()
    owner.value = nil
    #expect(owner.uses == 1)
  }

  @Test("A publisher that is replaced may have subscribers whose end uses another object for the first time")
  func endOfReplacedPublisher() {
    class Base: ObservableObject {
      @Published var first = 0
      @Published var second = 0
    }
    final class Derived: Base {
      var objectWillChange = ObservableObjectPublisher()
    }
    // The default implementation, which does not see what the subclass declares.
    func publisher(of base: Base) -> ObservableObjectPublisher { base.objectWillChange }
    let derived = Derived()
    let other = Base()
    var ends = 0
    func subscribe() {
      let ending = Ending {
        ends += 1
        _ = other.objectWillChange
      }
      derived.objectWillChange.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { withExtendedLifetime(ending) { .none } }))
    }
    subscribe()
    derived.second = 1
    derived.objectWillChange = ObservableObjectPublisher()
    #expect(publisher(of: derived) === derived.objectWillChange)
    #expect(ends == 1)
  }

  @Test("An object may publish, subscribe and cancel while it ends")
  func endOfObject() {
    final class Closing: ObservableObject {
      @Published var isOpen = true
      var subscriptions: [AnyCancellable] = []
      deinit {
        isOpen = false
        objectWillChange.sink {}.cancel()
        subscriptions = []
        $isOpen.sink { _ in }.cancel()
        isOpen = true
      }
    }
    var seen: [Bool] = []
    var signals = 0
    func close(_ isObserved: Bool) {
      let closing = Closing()
      let observer = ObserverTests.Observer()
      if isObserved {
        closing.$isOpen.dropFirst().sink { seen.append($0) }.store(in: &closing.subscriptions)
        closing.objectWillChange.sink { signals += 1 }.store(in: &closing.subscriptions)
        closing.objectWillChange.addObserver(observer)
      }
      withExtendedLifetime(closing) {}
      if isObserved { closing.objectWillChange.removeObserver(observer) }
    }
    close(false)
    close(true)
    #expect(seen == [false])
    #expect(signals == 1)
  }

  @Test("The table of publishers may be swept while objects end on other threads: their end is not the table's")
  func sweepDuringEnd() {
    // Sendable: constant.
    final class Plain: ObservableObject, @unchecked Sendable {
      let table: PublisherTable
      let sweeper: pthread_t
      init(_ table: PublisherTable, _ sweeper: pthread_t) {
        self.table = table
        self.sweeper = sweeper
      }
      deinit {
        // Only where the sweep would be in the way: elsewhere it would only wait.
        if pthread_equal(pthread_self(), sweeper) != 0 { _ = table.publisher(of: self) }
      }
    }
    let table = PublisherTable()
    let sweeper = Mutex<pthread_t?>(nil)
    let isFinished = Atomic(false)
    onThreads(2) { thread in
      if thread == 0 {
        sweeper.withLock { $0 = pthread_self() }
        while !isFinished.load(ordering: .relaxed) { table.sweep() }
      } else {
        var sweepingThread: pthread_t?
        while sweepingThread == nil {
          sched_yield()
          sweepingThread = sweeper.withLock { $0 }
        }
        for _ in 0..<5_000 {
          let objects = (0..<4).map { _ in Plain(table, sweepingThread!) }
          for object in objects { _ = table.publisher(of: object) }
        }
        isFinished.store(true, ordering: .relaxed)
      }
    }
    table.sweep()
    #expect(table.count == 0)
  }

  @Test("An assignment of values that has finished is forgotten")
  func finishedAssignments() {
    let model = Model()
    let upstream = Upstream<Int>()
    weak var link: Upstream<Int>.Link?
    func assign() {
      let upstream = Upstream<Int>()
      link = upstream.link
      upstream.assign(to: &model.$value)
      upstream.send(1)
      #expect(link != nil)
      upstream.finish()
    }
    assign()
    #expect(link == nil)
    upstream.assign(to: &model.$value)
    upstream.send(2)
    #expect(model.value == 2)
    #expect(upstream.link.cancellations == 0)
  }
}
