#if THREAD_SANITIZER
  import Foundation

  /// A lock that the thread sanitizer knows, in builds for it: it does not know the toolchain's `Mutex`, and would report what that protects.
  final class ThreadLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func _unsafeLock() { pthread_mutex_lock(mutex) }
    func _unsafeUnlock() { pthread_mutex_unlock(mutex) }

    func withLock<Result>(_ body: (()) -> Result) -> Result {
      _unsafeLock()
      defer { _unsafeUnlock() }
      return body(())
    }
  }
#endif
