import OpenCombine

/// A publisher that says that an observable object is about to change.
///
/// It publishes no values, only signals, and never completes. Any request of a subscriber, whatever its amount, opens the
/// subscription for all later signals. Subscribers are called in the order in which they subscribed, and two signals never run in
/// one subscriber at once. A subscriber that cancels during a signal is not called any more; one that subscribes during a signal
/// is called from the next one on. Sending costs time in proportion to the subscribers and allocates nothing; subscribing and
/// cancelling take constant time. Safe to use from any thread.
///
/// Behaviours 2, 9, 13, 16 and 23.
public final class ObservableObjectPublisher: Publisher, Sendable {

  /// A signal carries no value.
  public typealias Output = Void

  /// This publisher never fails.
  public typealias Failure = Never

  private let subscriptions = ObservableObjectSubscriptions()

  /// Creates a publisher without subscribers.
  public init() {}

  deinit {
    subscriptions.removeAll()
  }

  /// Attaches a subscriber. It gets signals once it has requested any.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let subscription = ObjectWillChangeSubscription(of: subscriptions, target: .subscriber(subscriber))
    subscriptions.append(subscription)
    subscriber.receive(subscription: subscription)
  }

  /// Calls a closure at each signal until the result is cancelled or released.
  ///
  /// It does what `sink` does for every publisher, at a fraction of the cost: there is no demand to manage and no completion.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    let subscription = ObjectWillChangeSubscription(of: subscriptions, target: .closure(receiveValue), isOpen: true)
    subscriptions.append(subscription)
    return AnyCancellable { subscription.cancel() }
  }

  /// Signals a change to all subscribers, on the calling thread, before it returns.
  public func send() {
    subscriptions.signal(from: self, storage: nil)
  }

  /// Signals a change of one `@Published` property.
  @usableFromInline
  func send(changing storage: AnyObject) {
    subscriptions.signal(from: self, storage: storage)
  }
}

extension ObservableObjectPublisher {

  /// How many observers are registered now.
  package var observerCount: Int { subscriptions.observerCount }

  /// Registers an observer, which is called before the Combine subscribers at each signal, until it is removed.
  ///
  /// Constant time. The observer is not retained: whoever adds it must remove it before its last reference goes, else the next
  /// signal traps. An observer added during a signal is called from the next one on.
  package func addObserver(_ observer: any ObjectObserver) -> ObjectObservation {
    let observation = ObjectObservation(observer)
    subscriptions.append(observation)
    return observation
  }

  /// Ends a registration with this publisher.
  ///
  /// Constant time. Nothing happens if it has ended or belongs to another publisher. After that, no new call to the observer
  /// begins; one that another thread has begun may still be running.
  package func removeObserver(_ observation: ObjectObservation) {
    subscriptions.remove(observation)
  }
}
