import Combine
import Foundation
import Synchronization

/// A subscriber that writes down what it gets and requests only what it is told to.
final class Recorder<Input>: Subscriber {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var completions = 0
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(demand: Subscribers.Demand = .none) {
    initialDemand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initialDemand > 0 {
      subscription.request(initialDemand)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Never>) {
    completions += 1
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }
}

/// An upstream that a test feeds, and that remembers what was asked of it.
final class Upstream<Output>: Publisher {
  typealias Failure = Never

  final class Link: Subscription {
    var requested: [Subscribers.Demand] = []
    var cancellations = 0

    func request(_ demand: Subscribers.Demand) { requested.append(demand) }
    func cancel() { cancellations += 1 }
  }

  let link = Link()
  private var downstream: AnySubscriber<Output, Never>?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    downstream = AnySubscriber(subscriber)
    subscriber.receive(subscription: link)
  }

  func send(_ value: Output) { _ = downstream?.receive(value) }
  func finish() { downstream?.receive(completion: .finished) }
}

/// A counter that several threads may use at once.
final class Counter: Sendable {
  private let state = Mutex(0)

  var value: Int { state.withLock { $0 } }
  func increment() { state.withLock { $0 += 1 } }
}

/// Subscriptions that several threads make.
// Sendable: `all` is read and written under `lock` only.
final class Subscriptions: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var all: [AnyCancellable] = []

  func add(_ subscription: AnyCancellable) {
    lock.withLock { _ in all.append(subscription) }
  }

  func cancelAll() {
    lock.withLock { _ in all = [] }
  }
}

/// Runs a closure on some threads at once and waits for all of them.
///
/// Threads of their own, because a busy thread pool runs what should happen at once one after the other.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let finished = DispatchSemaphore(value: 0)
  for thread in 0..<count {
    Thread.detachNewThread {
      body(thread)
      finished.signal()
    }
  }
  for _ in 0..<count {
    finished.wait()
  }
}
