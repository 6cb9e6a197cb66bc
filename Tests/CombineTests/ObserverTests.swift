import Combine
import Foundation
import Testing

/// How signals reach subscribers and the observers of the view graph while these come and go.
@Suite("Observers and subscribers of a publisher")
struct ObserverTests {
  final class Observer: ObjectObserver {
    var observerPosition: Int32 = -1
    var signals = 0
    var onSignal: () -> Void = {}

    func objectWillChange(_ publisher: ObservableObjectPublisher, storage: AnyObject?) {
      signals += 1
      onSignal()
    }
  }

  @Test("An observer is called before the subscribers, until it is removed")
  func observer() {
    let publisher = ObservableObjectPublisher()
    let observer = Observer()
    defer { withExtendedLifetime(observer) {} }
    var order: [String] = []
    observer.onSignal = { order.append("observer") }
    let subscription = publisher.sink { order.append("subscriber") }
    publisher.addObserver(observer)
    publisher.send()
    #expect(order == ["observer", "subscriber"])
    publisher.removeObserver(observer)
    publisher.removeObserver(observer)
    publisher.send()
    #expect(observer.signals == 1)
    subscription.cancel()
  }

  @Test("An observer of another publisher is not removed by mistake")
  func otherPublisher() {
    let first = ObservableObjectPublisher()
    let second = ObservableObjectPublisher()
    let observer = Observer()
    defer { withExtendedLifetime(observer) {} }
    first.addObserver(observer)
    second.addObserver(Self.idle)
    second.removeObserver(observer)
    first.send()
    #expect(observer.signals == 1)
    first.removeObserver(observer)
    second.removeObserver(Self.idle)
  }

  nonisolated(unsafe) private static let idle = Observer()

  @Test("A publisher does not retain its observers")
  func ownership() {
    let publisher = ObservableObjectPublisher()
    var observer: Observer? = Observer()
    weak let reference = observer
    publisher.addObserver(observer!)
    publisher.removeObserver(observer!)
    observer = nil
    #expect(reference == nil)
    publisher.send()
  }

  @Test("An observer may remove itself and others during a signal; who is removed is not called")
  func removalDuringSignal() {
    let publisher = ObservableObjectPublisher()
    let observers = (0..<5).map { _ in Observer() }
    defer { withExtendedLifetime(observers) {} }
    for observer in observers { publisher.addObserver(observer) }
    observers[1].onSignal = {
      for index in [0, 1, 3] {
        publisher.removeObserver(observers[index])
      }
    }
    publisher.send()
    #expect(observers.map(\.signals) == [1, 1, 1, 0, 1])
    publisher.send()
    #expect(observers.map(\.signals) == [1, 1, 2, 0, 2])
  }

  @Test("Who is added during a signal is called from the next one on")
  func additionDuringSignal() {
    let publisher = ObservableObjectPublisher()
    let first = Observer()
    defer { withExtendedLifetime(first) {} }
    let late = Observer()
    defer { withExtendedLifetime(late) {} }
    publisher.addObserver(first)
    first.onSignal = { if first.signals == 1 { publisher.addObserver(late) } }
    publisher.send()
    #expect(late.signals == 0)
    publisher.send()
    #expect(late.signals == 1)
    publisher.removeObserver(first)
    publisher.removeObserver(late)
  }

  @Test("A signal within a signal reaches everybody")
  func nestedSignal() {
    let publisher = ObservableObjectPublisher()
    let first = Observer()
    defer { withExtendedLifetime(first) {} }
    let second = Observer()
    defer { withExtendedLifetime(second) {} }
    publisher.addObserver(first)
    publisher.addObserver(second)
    first.onSignal = {
      if first.signals == 1 {
        publisher.send()
        publisher.removeObserver(first)
      }
    }
    publisher.send()
    #expect(first.signals == 2)
    #expect(second.signals == 2)
    publisher.removeObserver(second)
  }

  @Test("Ten thousand observers, most of them removed, keep their order and their registrations")
  func manyObservers() {
    let publisher = ObservableObjectPublisher()
    let observers = (0..<10_000).map { _ in Observer() }
    defer { withExtendedLifetime(observers) {} }
    for observer in observers { publisher.addObserver(observer) }
    var order: [Int] = []
    for (index, observer) in observers.enumerated() {
      observer.onSignal = { order.append(index) }
    }
    for (index, observer) in observers.enumerated() where index % 7 != 0 {
      publisher.removeObserver(observer)
    }
    publisher.send()
    #expect(order == Array(stride(from: 0, to: 10_000, by: 7)))
    for observer in observers {
      publisher.removeObserver(observer)
    }
    publisher.send()
    #expect(order.count == 1429)
  }

  @Test("A subscriber that cancels itself or another during a signal is safe, and the cancelled one is not called")
  func cancelDuringSignal() {
    let publisher = ObservableObjectPublisher()
    var calls: [String] = []
    var subscriptions: [AnyCancellable] = []
    subscriptions.append(
      publisher.sink {
        calls.append("first")
        subscriptions = []
      })
    subscriptions.append(publisher.sink { calls.append("second") })
    publisher.send()
    publisher.send()
    #expect(calls == ["first"])
  }

  @Test("Every subscriber is called in the order of subscription, sinks and others alike")
  func orderOfSubscribers() {
    let publisher = ObservableObjectPublisher()
    var calls: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    publisher.sink { calls.append(0) }.store(in: &subscriptions)
    publisher.map { 1 }.sink { calls.append($0) }.store(in: &subscriptions)
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { calls.append(2) }).store(in: &subscriptions)
    publisher.eraseToAnyPublisher().sink { calls.append(3) }.store(in: &subscriptions)
    publisher.send()
    #expect(calls == [0, 1, 2, 3])
  }

  @Test("A publisher's end releases its subscribers, also if nobody cancelled")
  func endOfPublisher() {
    final class Witness {}
    var witness: Witness? = Witness()
    weak let reference = witness
    var publisher: ObservableObjectPublisher? = ObservableObjectPublisher()
    publisher?.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: { [witness] _ in
          _ = witness
          return .none
        }))
    witness = nil
    publisher?.send()
    #expect(reference != nil)
    publisher = nil
    #expect(reference == nil)
  }

  @Test("A closure goes with its cancellable, before the publisher and after it")
  func endOfSubscription() {
    final class Witness {}
    func subscribe(to publisher: ObservableObjectPublisher, _ witness: Witness) -> AnyCancellable {
      publisher.sink { _ = witness }
    }
    let publisher = ObservableObjectPublisher()
    var witness: Witness? = Witness()
    weak let reference = witness
    var subscriptions = [subscribe(to: publisher, witness!), subscribe(to: ObservableObjectPublisher(), witness!)]
    witness = nil
    #expect(reference != nil)
    subscriptions.removeFirst()
    #expect(reference != nil)
    subscriptions.removeFirst()
    #expect(reference == nil)
  }

  @Test("Signals from several threads reach a subscriber one at a time, and none is lost")
  func concurrentSignals() {
    let publisher = ObservableObjectPublisher()
    // Not synchronised, on purpose: deliveries must not overlap.
    nonisolated(unsafe) var count = 0
    let subscription = publisher.sink {
      let before = count
      sched_yield()
      count = before + 1
    }
    onThreads(4) { _ in
      for _ in 0..<5_000 {
        publisher.send()
      }
    }
    #expect(count == 20_000)
    subscription.cancel()
  }

  @Test("Observers come and go on several threads while others signal")
  func concurrentRegistration() {
    let publisher = ObservableObjectPublisher()
    onThreads(4) { thread in
      for _ in 0..<2_000 {
        if thread == 0 {
          publisher.send()
        } else {
          let observer = Observer()
          defer { withExtendedLifetime(observer) {} }
          publisher.addObserver(observer)
          let subscription = publisher.sink {}
          publisher.removeObserver(observer)
          subscription.cancel()
        }
      }
    }
    let observer = Observer()
    defer { withExtendedLifetime(observer) {} }
    publisher.addObserver(observer)
    publisher.send()
    #expect(observer.signals == 1)
    publisher.removeObserver(observer)
  }
}
