import OpenCombine
import Synchronization

/// A subscription to an `ObservableObjectPublisher`, whatever the type of its subscriber.
class ObjectWillChangeSubscription: SubscriptionListElement {
  func signal() {
    preconditionFailure("implemented by ObjectWillChangeSubscriptionTo")
  }
}

/// A subscription to an `ObservableObjectPublisher`.
final class ObjectWillChangeSubscriptionTo<Downstream: Subscriber>: ObjectWillChangeSubscription, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Void, Downstream.Failure == Never {
  private static var waiting: Int { 0 }
  private static var active: Int { 1 }
  private static var cancelled: Int { 2 }

  private let state = Atomic<Int>(0)
  private let deliveries = DeliveryLock()
  private let downstream: Downstream
  // Weak, because the publisher holds its subscriptions and a subscriber need not ever cancel.
  private weak var publisher: ObservableObjectPublisher?

  init(_ downstream: Downstream, of publisher: ObservableObjectPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  override func signal() {
    deliveries.withLock {
      guard state.load(ordering: .acquiring) == Self.active else { return }
      _ = downstream.receive()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    _ = state.compareExchange(expected: Self.waiting, desired: Self.active, ordering: .acquiringAndReleasing)
  }

  func cancel() {
    guard state.exchange(Self.cancelled, ordering: .acquiringAndReleasing) != Self.cancelled else { return }
    publisher?.remove(self)
  }

  var description: String { "ObservableObjectPublisher" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }
}
