import Dispatch
import Foundation
import Synchronization

/// Whether the code that asks is on the main actor: on its queue, whichever thread serves it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, once it has been seen here.
  private static let mainThread = Atomic<UInt>(0)

  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    let mainThread = mainThread.load(ordering: .relaxed)
    if mainThread == thread || DispatchQueue.getSpecific(key: key) == true { return true }
    // The main thread before it serves its queue. Asked last: it takes two calls of the kernel.
    guard mainThread == 0, Thread.isMainThread else { return false }
    Self.mainThread.store(thread, ordering: .relaxed)
    return true
  }

  /// Runs `body` on the main actor: now if it is there already, else as soon as it is free.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { assume(body) } else { runLater(body) }
  }

  /// Runs `body` on the main actor, after what runs there now.
  package static func runLater(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { assume(body) }
  }

  /// Calls a main actor function from code that is known to run there, without the cost of asking the runtime again.
  @inline(__always)
  package static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    // The caller is cast, not the closure: that would have to escape, and be allocated, for a cast.
    typealias Caller = (@MainActor () -> Result) -> Result
    let call: (() -> Result) -> Result = { $0() }
    return unsafeBitCast(call, to: Caller.self)(body)
  }
}
