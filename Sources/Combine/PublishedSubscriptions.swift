import OpenCombine
import Synchronization

/// The subscriptions to and from one `@Published` property: the subscribers of `$property`, and what `assign(to: &$property)`
/// receives.
@usableFromInline
final class PublishedSubscriptions<Value> {
  @usableFromInline let lock = Mutex<Void>(())
  @exclusivity(unchecked) @usableFromInline var subscriptions = SubscriptionList<PublishedSubscription<Value>>()
  @exclusivity(unchecked) private var assignments: [any Subscription] = []

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

  @inlinable
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
