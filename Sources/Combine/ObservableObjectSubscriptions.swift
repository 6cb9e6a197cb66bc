import OpenCombine
import Synchronization

/// The Combine subscriptions to one publisher.
///
/// A publisher and its subscriptions share it, so that neither has to refer to the other: the publisher's end clears it.
// Sendable: `subscriptions` is read and written under `lock` only.
final class ObservableObjectSubscriptions: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  // Exclusive access is what the lock is for; checking it again would double the cost of a signal.
  @exclusivity(unchecked) private var subscriptions = SubscriptionList<ObjectWillChangeSubscription>()

  func append(_ subscription: ObjectWillChangeSubscription) {
    lock._unsafeLock()
    subscriptions.append(subscription)
    lock._unsafeUnlock()
  }

  func remove(_ subscription: ObjectWillChangeSubscription) {
    lock._unsafeLock()
    subscriptions.remove(subscription)
    lock._unsafeUnlock()
  }

  func removeAll() {
    lock._unsafeLock()
    let removed = subscriptions
    subscriptions = SubscriptionList()
    lock._unsafeUnlock()
    // Released without the lock: subscribers go with their subscriptions, and may do anything then.
    withExtendedLifetime(removed) {}
  }

  func signal() {
    lock._unsafeLock()
    subscriptions.beginVisit()
    for position in 0..<subscriptions.end {
      guard let subscription = subscriptions[position] else { continue }
      lock._unsafeUnlock()
      subscription.signal()
      lock._unsafeLock()
    }
    subscriptions.endVisit()
    lock._unsafeUnlock()
  }
}

/// One subscription to an `ObservableObjectPublisher`.
final class ObjectWillChangeSubscription: SubscriptionListElement, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{

  /// Who gets the signals.
  enum Target {
    case closure((()) -> Void)
    case subscriber(any Subscriber<Void, Never>)
    case nobody
  }

  @exclusivity(unchecked) var position: Int32 = -1
  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private let siblings: ObservableObjectSubscriptions
  @exclusivity(unchecked) private var target: Target
  @exclusivity(unchecked) private var isOpen: Bool

  /// Creates a subscription. It is closed until the first request, or open at once.
  init(of siblings: ObservableObjectSubscriptions, target: Target, isOpen: Bool) {
    self.siblings = siblings
    self.target = target
    self.isOpen = isOpen
  }

  func signal() {
    deliveries.withLock {
      lock._unsafeLock()
      let target = isOpen ? target : .nobody
      lock._unsafeUnlock()
      switch target {
      case .closure(let closure): closure(())
      case .subscriber(let subscriber): _ = subscriber.receive()
      case .nobody: break
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock._unsafeLock()
    isOpen = true
    lock._unsafeUnlock()
  }

  func cancel() {
    lock._unsafeLock()
    let ended = target
    target = .nobody
    lock._unsafeUnlock()
    siblings.remove(self)
    // Released without the lock: what the closure refers to may do anything at its end.
    withExtendedLifetime(ended) {}
  }

  var description: String { "ObservableObjectPublisher" }
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return Mirror(self, children: ["downstream": target])
  }
}
