import Foundation
import Synchronization

/// A recursive lock that keeps deliveries to one subscriber from overlapping.
///
/// Unlike every other lock in this module it is held while a subscriber runs, because that is its purpose: the closure of a
/// `sink` is never entered by two threads at once. It is recursive because a subscriber may cause the next delivery to itself.
@usableFromInline
struct DeliveryLock: ~Copyable {
  @usableFromInline let mutex = Mutex<Void>(())
  @usableFromInline let owner = Atomic<UInt>(0)

  @inlinable
  init() {}

  /// Whether the caller runs inside a delivery.
  var isHeldByCurrentThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

  @inlinable
  func withLock<Result>(_ body: () -> Result) -> Result {
    let thread = UInt(pthread_self())
    // Relaxed is enough: only this thread can have stored its own identity.
    if owner.load(ordering: .relaxed) == thread {
      return body()
    }
    mutex._unsafeLock()
    owner.store(thread, ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      mutex._unsafeUnlock()
    }
    return body()
  }
}
