import Foundation

/// A lock, with what it protects. Copies are the same lock.
///
/// Who has it must not ask for it once more, and gives it back on the thread that took it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock: UnsafeMutablePointer<pthread_mutex_t>

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      // To take a lock twice, or to give back another thread's, is an error then, and does not stand still.
      pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
      pthread_mutex_init(lock, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  }

  /// What to expect of a lock.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread has it.
    case owner
    /// The calling thread has it not.
    case notOwner
  }

  private let storage: Storage

  /// Creates a lock around something that is not checked for being sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs what needs the state, while nobody else has it; nothing is checked for being sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { giveBack() }
    return try body(&storage.state)
  }

  /// Runs what needs the state, while nobody else has it.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs what needs the state if nobody has it; otherwise nothing, and gives nil.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard takeIfAvailable() else { return nil }
    defer { giveBack() }
    return try body(&storage.state)
  }

  /// Runs what needs the state if nobody has it; otherwise nothing, and gives nil.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program if the calling thread has the lock, or has it not, against what is expected.
  public func precondition(_ condition: Ownership) {
    let result = pthread_mutex_trylock(storage.lock)
    if result == 0 { pthread_mutex_unlock(storage.lock) }
    // With a lock of this kind the owner gets EBUSY as everybody does, so that only a free lock can be told.
    switch condition {
    case .owner: Swift.precondition(result != 0, "nobody has the lock")
    case .notOwner: break
    }
  }

  private func take() {
    let result = pthread_mutex_lock(storage.lock)
    Swift.precondition(result == 0, "the thread has this lock already")
  }

  private func takeIfAvailable() -> Bool { pthread_mutex_trylock(storage.lock) == 0 }

  private func giveBack() {
    let result = pthread_mutex_unlock(storage.lock)
    Swift.precondition(result == 0, "another thread has this lock")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around something.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody has the lock, and takes it.
  @available(*, noasync, message: "Use withLock, for a task may go on another thread.")
  public func lock() { take() }

  /// Takes the lock if nobody has it, and tells whether it has.
  @available(*, noasync, message: "Use withLockIfAvailable, for a task may go on another thread.")
  public func lockIfAvailable() -> Bool { takeIfAvailable() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use withLock, for a task may go on another thread.")
  public func unlock() { giveBack() }

  /// Runs something while nobody else has the lock; nothing is checked for being sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs something while nobody else has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
