import OpenCombine
import Synchronization

/// The Combine subscriptions to one publisher.
///
/// A publisher and its subscriptions share it, so that neither has to refer to the other: the publisher's end clears it.
// Sendable: `subscriptions` is read and written under `lock` only.
final class ObservableObjectSubscriptions: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  // Exclusive access is what the lock is for; checking it again would double the cost of a signal.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var subscriptions = SubscriptionList<ObjectWillChangeSubscription>()

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
    let removed = subscriptions.removeAll()
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
      // Released without the lock: this may be the last reference, and what the subscriber refers to may do anything at its end.
      _ = consume subscription
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

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var position: Int32 = -1
  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private let siblings: ObservableObjectSubscriptions
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var target: Target
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var isOpen: Bool

  /// Creates a subscription. It is closed until the first request, or open at once.
  init(of siblings: ObservableObjectSubscriptions, target: Target, isOpen: Bool) {
    self.siblings = siblings
    self.target = target
    self.isOpen = isOpen
  }

  deinit {
    assert(position < 0, "a subscription ended before it was removed")
  }

  func signal() {
    // Returned, so that it is released without the lock: it may have been cancelled meanwhile.
    _ = deliveries.withLock {
      lock._unsafeLock()
      let target = isOpen ? target : .nobody
      lock._unsafeUnlock()
      switch target {
      case .closure(let closure): closure(())
      case .subscriber(let subscriber): _ = subscriber.receive()
      case .nobody: break
      }
      return target
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
    let target = target
    lock._unsafeUnlock()
    return Mirror(self, children: ["downstream": target])
  }
}
