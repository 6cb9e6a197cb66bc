import OpenCombine
import Synchronization

/// The subscriptions to and from one `@Published` property: the subscribers of `$property`, and what `assign(to: &$property)` receives.
final class PublishedSubscriptions<Value> {
  private let lock = Mutex<Void>(())
  private var subscriptions = SubscriptionList<PublishedSubscription<Value>>()
  private var assignments: [any Subscription] = []

  deinit {
    for assignment in assignments {
      assignment.cancel()
    }
  }

  func append(_ subscription: PublishedSubscription<Value>) {
    lock._unsafeLock()
    subscriptions.append(subscription)
    lock._unsafeUnlock()
  }

  func remove(_ subscription: PublishedSubscription<Value>) {
    lock._unsafeLock()
    subscriptions.remove(subscription)
    lock._unsafeUnlock()
  }

  /// Keeps a subscription until the property's storage goes, and cancels it then.
  func keep(_ assignment: any Subscription) {
    lock._unsafeLock()
    assignments.append(assignment)
    lock._unsafeUnlock()
  }

  func send(_ value: Value) {
    lock._unsafeLock()
    subscriptions.beginVisit()
    var position = 0
    // The end is asked for each time: who subscribes during the delivery got the old value, and would miss this one.
    while position < subscriptions.end {
      if let subscription = subscriptions[position] {
        lock._unsafeUnlock()
        subscription.offer(value)
        lock._unsafeLock()
      }
      position += 1
    }
    subscriptions.endVisit()
    lock._unsafeUnlock()
  }
}

/// A subscription to the values of a `@Published` property, whatever the type of its subscriber.
class PublishedSubscription<Value>: SubscriptionListElement {
  func offer(_ value: Value) {
    preconditionFailure("implemented by PublishedSubscriptionTo")
  }
}

/// A subscription to the values of a `@Published` property.
final class PublishedSubscriptionTo<Downstream: Subscriber>: PublishedSubscription<Downstream.Input>, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Failure == Never {
  private typealias Value = Downstream.Input

  /// What the subscriber is still to get when it requests something.
  private enum Backlog {
    case nothing
    case currentValue
    case missed(Value)
  }

  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private var downstream: Downstream?
  // Strong, so that a subscriber can still request the current value when the object is gone. Ends with the subscription.
  private var storage: PublishedStorage<Downstream.Input>?
  private var demand = Subscribers.Demand.none
  private var backlog = Backlog.currentValue

  init(_ downstream: Downstream, of storage: PublishedStorage<Downstream.Input>) {
    self.downstream = downstream
    self.storage = storage
  }

  override func offer(_ value: Downstream.Input) {
    lock._unsafeLock()
    guard let downstream else {
      lock._unsafeUnlock()
      return
    }
    guard demand > 0 else {
      let previous = backlog
      backlog = .missed(value)
      lock._unsafeUnlock()
      withExtendedLifetime(previous) {}
      return
    }
    demand -= 1
    // A value that was announced later than what the subscriber still waited for replaces that.
    let previous = backlog
    backlog = .nothing
    lock._unsafeUnlock()
    withExtendedLifetime(previous) {}
    deliver(value, to: downstream)
  }

  func request(_ amount: Subscribers.Demand) {
    precondition(amount > 0, "a subscriber must request more than nothing")
    lock._unsafeLock()
    guard let downstream, let storage else {
      lock._unsafeUnlock()
      return
    }
    demand += amount
    let waiting = backlog
    backlog = .nothing
    if case .nothing = waiting {
      lock._unsafeUnlock()
      return
    }
    demand -= 1
    lock._unsafeUnlock()
    switch waiting {
    case .nothing: break
    case .currentValue: deliver(storage.value, to: downstream)
    case .missed(let value): deliver(value, to: downstream)
    }
  }

  private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
    let more = deliveries.withLock { downstream.receive(value) }
    guard more > 0 else { return }
    lock._unsafeLock()
    demand += more
    lock._unsafeUnlock()
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (downstream, storage, backlog)
    downstream = nil
    storage = nil
    backlog = .nothing
    lock._unsafeUnlock()
    ended.1?.makeSubscriptions().remove(self)
  }

  var description: String { "PublishedSubject" }
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return Mirror(
      self, children: ["parent": storage as Any, "downstream": downstream as Any, "demand": demand, "subject": storage as Any])
  }
}
