import OpenCombine
import Synchronization

/// A publisher that says that an observable object is about to change.
///
/// It publishes no values, only signals, and never completes. Any request of a subscriber, whatever its amount, opens the
/// subscription for all later signals. Subscribers are called in the order in which they subscribed, and two signals never run in
/// one subscriber at once. A subscriber that cancels during a signal is not called any more; one that subscribes during a signal
/// is called from the next one on. Sending costs time in proportion to the subscribers and allocates nothing; subscribing and
/// cancelling take constant time. Safe to use from any thread.
// Sendable: `observers` and `subscriptions` are read and written under `lock` only.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // Behaviours 2, 9, 13, 16 and 23.

  /// A signal carries no value.
  public typealias Output = Void

  /// This publisher never fails.
  public typealias Failure = Never

  private let lock = Mutex<Void>(())
  // Exclusive access is what the lock is for; checking it again would double the cost of a signal.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var observers = SubscriptionList<ObserverReference>()
  /// Made for the first Combine subscriber: most objects have none but the nodes of views.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var subscriptions: ObservableObjectSubscriptions?

  /// Creates a publisher without subscribers.
  public init() {}

  deinit {
    subscriptions?.removeAll()
  }

  private func subscribe(_ target: ObjectWillChangeSubscription.Target, isOpen: Bool = false) -> ObjectWillChangeSubscription {
    lock._unsafeLock()
    let subscriptions = subscriptions ?? ObservableObjectSubscriptions()
    self.subscriptions = subscriptions
    lock._unsafeUnlock()
    let subscription = ObjectWillChangeSubscription(of: subscriptions, target: target, isOpen: isOpen)
    subscriptions.append(subscription)
    return subscription
  }

  /// Attaches a subscriber. It gets signals once it has requested any.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subscriber.receive(subscription: subscribe(.subscriber(subscriber)))
  }

  /// Calls a closure at each signal until the result is cancelled or released.
  ///
  /// It does what `sink` does for every publisher, at a fraction of the cost: there is no demand to manage and no completion.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    let subscription = subscribe(.closure(receiveValue), isOpen: true)
    return AnyCancellable { subscription.cancel() }
  }

  /// Signals a change to all subscribers, on the calling thread, before it returns.
  public func send() {
    signal(nil)
  }

  /// Signals a change of one `@Published` property.
  @usableFromInline
  func send(changing storage: AnyObject) {
    signal(storage)
  }

  private func signal(_ storage: AnyObject?) {
    lock._unsafeLock()
    if !observers.isEmpty {
      observers.beginVisit()
      for position in 0..<observers.end {
        // Made a strong reference before the lock is given up: after that, another thread may remove and release the observer.
        guard let observer = observers[position]?.observer else { continue }
        lock._unsafeUnlock()
        observer.objectWillChange(self, storage: storage)
        // Released without the lock: it may have been removed meanwhile, and this may be the last reference.
        _ = consume observer
        lock._unsafeLock()
      }
      observers.endVisit()
    }
    let subscriptions = subscriptions
    lock._unsafeUnlock()
    subscriptions?.signal()
  }
}

extension ObservableObjectPublisher {

  /// How many observers are registered now.
  package var observerCount: Int {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return observers.count
  }

  /// Registers an observer, which is called before the Combine subscribers at each signal, until it is removed.
  ///
  /// Constant time. The observer is not retained: whoever adds it must remove it before its last reference goes, else the next
  /// signal traps. An observer added during a signal is called from the next one on. One that has another publisher must be
  /// removed there first.
  package func addObserver(_ observer: any ObjectObserver) {
    lock._unsafeLock()
    observers.append(ObserverReference(observer: observer))
    lock._unsafeUnlock()
  }

  /// Ends the registration of an observer.
  ///
  /// Constant time. Nothing happens if it has ended or is with another publisher. After that, no new call to the observer
  /// begins; one that another thread has begun may still be running.
  package func removeObserver(_ observer: any ObjectObserver) {
    lock._unsafeLock()
    observers.remove(ObserverReference(observer: observer))
    lock._unsafeUnlock()
  }
}
