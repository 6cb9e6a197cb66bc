import OpenCombine
import Synchronization

/// The subscriptions to and from one `@Published` property: the subscribers of `$property`, and what `assign(to: &$property)`
/// receives.
@usableFromInline
final class PublishedSubscriptions<Value> {
  @usableFromInline let lock = Mutex<Void>(())
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var subscriptions = SubscriptionList<PublishedSubscription<Value>>()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var assignments: [Assignment] = []

  // The lock of the property's storage guards these.

  /// What is being announced, and is not stored yet.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline private(set) var announced: Announcement?
  /// How many announcements there have been: the number of the newest.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline private(set) var announcementCount: UInt64 = 0
  /// How many announcements go on: one may come within another, or on another thread.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var openCount = 0

  @usableFromInline
  struct Announcement {
    let value: Value
    let number: UInt64
  }

  /// A subscription that `assign(to: &$property)` made, and its subscriber.
  private struct Assignment {
    let subscriber: CombineIdentifier
    let subscription: any Subscription
  }

  deinit {
    assert(subscriptions.isEmpty, "a property ended before its subscriptions, which keep it")
    for assignment in assignments {
      assignment.subscription.cancel()
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

  /// Keeps a subscription until it finishes or the property's storage goes, and cancels it then.
  func keep(_ subscription: any Subscription, for subscriber: CombineIdentifier) {
    lock._unsafeLock()
    assignments.append(Assignment(subscriber: subscriber, subscription: subscription))
    lock._unsafeUnlock()
  }

  /// Forgets a subscription that has finished.
  func forget(_ subscriber: CombineIdentifier) {
    lock._unsafeLock()
    let place = assignments.firstIndex { $0.subscriber == subscriber }
    let finished = place.map { assignments.remove(at: $0) }
    lock._unsafeUnlock()
    // Released without the lock: a chain of publishers goes with it.
    withExtendedLifetime(finished) {}
  }

  /// Returns the announcement that goes on around this one.
  @usableFromInline
  func beginAnnouncement(of value: Value) -> Announcement? {
    announcementCount += 1
    openCount += 1
    let around = announced
    announced = Announcement(value: value, number: announcementCount)
    return around
  }

  /// Returns what the caller releases where it holds no lock.
  @usableFromInline
  func endAnnouncement(within around: Announcement?) -> Announcement? {
    openCount -= 1
    // On several threads the one around may have ended before.
    let ended = announced
    announced = openCount == 0 ? nil : around
    return ended
  }

  @inlinable
  func send(_ value: Value, _ announcement: UInt64) {
    lock._unsafeLock()
    subscriptions.beginVisit()
    var position = 0
    // The end is asked for each time: who subscribes during the delivery and has not requested anything yet must not miss the value.
    while position < subscriptions.end {
      if let subscription = subscriptions[position] {
        lock._unsafeUnlock()
        subscription.offer(value, announcement)
        // Released without the lock, like everything else that other people's objects may depend on.
        _ = consume subscription
        lock._unsafeLock()
      }
      position += 1
    }
    subscriptions.endVisit()
    lock._unsafeUnlock()
  }
}
