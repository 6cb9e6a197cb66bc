import OpenCombine
import Synchronization

/// Who wants to know of the changes of one object.
///
/// A publisher and its subscriptions share it, so that neither has to refer to the other: the publisher's end clears it.
// Sendable: `observers` and `subscriptions` are read and written under `lock` only.
final class ObservableObjectSubscriptions: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  // Exclusive access is what the lock is for; checking it again would double the cost of a signal.
  @exclusivity(unchecked) private var observers = SubscriptionList<ObjectObservation>()
  @exclusivity(unchecked) private var subscriptions = SubscriptionList<ObjectWillChangeSubscription>()

  func append(_ observation: ObjectObservation) {
    lock._unsafeLock()
    observers.append(observation)
    lock._unsafeUnlock()
  }

  var observerCount: Int {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return observers.count
  }

  func remove(_ observation: ObjectObservation) {
    lock._unsafeLock()
    observers.remove(observation)
    lock._unsafeUnlock()
  }

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
    let removed = (observers, subscriptions)
    observers = SubscriptionList()
    subscriptions = SubscriptionList()
    lock._unsafeUnlock()
    // Released without the lock: subscribers go with their subscriptions, and may do anything then.
    withExtendedLifetime(removed) {}
  }

  func signal(from publisher: ObservableObjectPublisher, storage: AnyObject?) {
    lock._unsafeLock()
    if !observers.isEmpty {
      observers.beginVisit()
      for position in 0..<observers.end {
        // Made a strong reference before the lock is given up: after that, another thread may remove and release the observer.
        guard let observer = observers[position]?.observer else { continue }
        lock._unsafeUnlock()
        observer.objectWillChange(publisher, storage: storage)
        lock._unsafeLock()
      }
      observers.endVisit()
    }
    if !subscriptions.isEmpty {
      subscriptions.beginVisit()
      for position in 0..<subscriptions.end {
        guard let subscription = subscriptions[position] else { continue }
        lock._unsafeUnlock()
        subscription.signal()
        lock._unsafeLock()
      }
      subscriptions.endVisit()
    }
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

  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private let siblings: ObservableObjectSubscriptions
  @exclusivity(unchecked) private var target: Target
  @exclusivity(unchecked) private var isOpen: Bool

  /// Creates a subscription. It is closed until the first request, or open at once.
  init(of siblings: ObservableObjectSubscriptions, target: Target, isOpen: Bool = false) {
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
