import OpenCombine
import Synchronization

/// A publisher that says that an observable object is about to change.
///
/// It publishes no values, only signals, and never completes. Any request of a subscriber, whatever its amount, opens the
/// subscription for all later signals. Subscribers are called in the order in which they subscribed, and two signals never run in
/// one subscriber at once. A subscriber that cancels during a signal is not called any more; one that subscribes during a signal
/// is called from the next one on. Sending costs time in proportion to the subscribers and allocates nothing; subscribing and
/// cancelling take constant time. Safe to use from any thread.
///
/// Behaviours 2, 9, 13, 16 and 23.
// Sendable: `subscribers` and `observers` are read and written under `lock` only.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {

  /// A signal carries no value.
  public typealias Output = Void

  /// This publisher never fails.
  public typealias Failure = Never

  private let lock = Mutex<Void>(())
  private var observers = SubscriptionList<ObjectObservation>()
  private var subscribers = SubscriptionList<ObjectWillChangeSubscription>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber. It gets signals once it has requested any.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let subscription = ObjectWillChangeSubscriptionTo(subscriber, of: self)
    lock._unsafeLock()
    subscribers.append(subscription)
    lock._unsafeUnlock()
    subscriber.receive(subscription: subscription)
  }

  /// Signals a change to all subscribers, on the calling thread, before it returns.
  public func send() {
    lock._unsafeLock()
    if !observers.isEmpty {
      observers.beginVisit()
      let end = observers.end
      for position in 0..<end {
        // Made a strong reference before the lock is given up: after that, another thread may remove and release the observer.
        guard let observer = observers[position]?.observer else { continue }
        lock._unsafeUnlock()
        observer.objectWillChange(self)
        lock._unsafeLock()
      }
      observers.endVisit()
    }
    if !subscribers.isEmpty {
      subscribers.beginVisit()
      let end = subscribers.end
      for position in 0..<end {
        guard let subscriber = subscribers[position] else { continue }
        lock._unsafeUnlock()
        subscriber.signal()
        lock._unsafeLock()
      }
      subscribers.endVisit()
    }
    lock._unsafeUnlock()
  }

  func remove(_ subscription: ObjectWillChangeSubscription) {
    lock._unsafeLock()
    subscribers.remove(subscription)
    lock._unsafeUnlock()
  }
}

extension ObservableObjectPublisher {

  /// Registers an observer, which is called before the Combine subscribers at each signal, until it is removed.
  ///
  /// Constant time. The observer is not retained: whoever adds it must remove it before its last reference goes, else the next
  /// signal traps. An observer added during a signal is called from the next one on.
  package func addObserver(_ observer: any ObjectObserver) -> ObjectObservation {
    let observation = ObjectObservation(observer)
    lock._unsafeLock()
    observers.append(observation)
    lock._unsafeUnlock()
    return observation
  }

  /// Ends a registration with this publisher.
  ///
  /// Constant time. Nothing happens if it has ended or belongs to another publisher. After that, no new call to the observer begins; one
  /// that another thread has begun may still be running.
  package func removeObserver(_ observation: ObjectObservation) {
    lock._unsafeLock()
    observers.remove(observation)
    lock._unsafeUnlock()
  }
}
