import OpenCombine
import Synchronization

/// One subscription to the values of a `@Published` property.
@usableFromInline
final class PublishedSubscription<Value>: SubscriptionListElement, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{

  /// What the subscriber is still to get when it requests something.
  @usableFromInline
  enum Backlog {
    case nothing
    case currentValue
    case missed(Value)
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var position: Int32 = -1
  @usableFromInline let lock = Mutex<Void>(())
  @usableFromInline let deliveries = DeliveryLock()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var downstream: (any Subscriber<Value, Never>)?
  // Strong, so that a subscriber can still request the current value when the object is gone. Ends with the subscription.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var storage: PublishedStorage<Value>?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var demand = Subscribers.Demand.none
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var backlog = Backlog.currentValue

  /// The announcement whose value the subscriber began with.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var firstAnnouncement: UInt64 = 0

  init(_ downstream: any Subscriber<Value, Never>, of storage: PublishedStorage<Value>) {
    self.downstream = downstream
    self.storage = storage
  }

  deinit {
    assert(position < 0, "a subscription ended before it was removed")
  }

  @inlinable
  func offer(_ value: Value, _ announcement: UInt64) {
    lock._unsafeLock()
    guard let downstream, announcement != firstAnnouncement else {
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

  @usableFromInline
  func request(_ amount: Subscribers.Demand) {
    guard amount > 0 else { return }
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
    case .currentValue:
      let first = storage.valueToBeginWith
      lock._unsafeLock()
      firstAnnouncement = first.announcement
      lock._unsafeUnlock()
      deliver(first.value, to: downstream)
    case .missed(let value): deliver(value, to: downstream)
    }
  }

  @inlinable
  func deliver(_ value: Value, to downstream: any Subscriber<Value, Never>) {
    let more = deliveries.withLock { downstream.receive(value) }
    guard more > 0 else { return }
    lock._unsafeLock()
    demand += more
    lock._unsafeUnlock()
  }

  @usableFromInline
  func cancel() {
    lock._unsafeLock()
    let ended = (downstream, storage, backlog)
    downstream = nil
    storage = nil
    backlog = .nothing
    lock._unsafeUnlock()
    ended.1?.makeSubscriptions().remove(self)
    // Released without the lock: what the subscriber refers to, and a missed value, may do anything at their end.
    withExtendedLifetime(ended) {}
  }

  @usableFromInline var description: String { "PublishedSubject" }
  @usableFromInline var playgroundDescription: Any { description }

  @usableFromInline var customMirror: Mirror {
    lock._unsafeLock()
    let (storage, downstream, demand) = (storage, downstream, demand)
    lock._unsafeUnlock()
    return Mirror(
      self, children: ["parent": storage as Any, "downstream": downstream as Any, "demand": demand, "subject": storage as Any])
  }
}
