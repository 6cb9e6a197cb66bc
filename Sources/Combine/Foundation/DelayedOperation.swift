import Foundation
import OpenCombine
import Synchronization

/// An operation that stands in its queue from the beginning and becomes ready at a time.
// Sendable: the variables are read and written under the lock only.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var action: (() -> Void)?
  private var isDue = false

  /// The queue, which the operation keeps until it has run.
  private var queue: OperationQueue?

  init(on queue: OperationQueue, _ action: @escaping () -> Void) {
    self.queue = queue
    self.action = action
  }

  /// Adds the operation to its queue, to be ready after some seconds.
  func start(after seconds: TimeInterval) {
    lock._unsafeLock()
    let queue = queue
    lock._unsafeUnlock()
    queue?.addOperation(self)
    ScheduledWork.wait(seconds) { [weak self] in self?.becomeReady() }
  }

  override var isReady: Bool {
    guard super.isReady else { return false }
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return isDue
  }

  private func becomeReady() {
    willChangeValue(for: \.isReady)
    lock._unsafeLock()
    isDue = true
    lock._unsafeUnlock()
    didChangeValue(for: \.isReady)
  }

  override func main() {
    take()?()
  }

  override func cancel() {
    _ = take()
    super.cancel()
    // The queue lets go of a cancelled operation when that is ready.
    becomeReady()
  }

  /// Takes the action, so that it runs once.
  private func take() -> (() -> Void)? {
    lock._unsafeLock()
    let taken = (action, queue)
    (action, queue) = (nil, nil)
    lock._unsafeUnlock()
    return taken.0
  }
}

/// An action that an operation queue runs again and again, each time as a new operation.
// Sendable: the variables are read and written under the lock only. The action runs in one operation at a time: the next is made
// when the one before has ended.
final class RepeatedOperation: Cancellable, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private let queue: OperationQueue
  private let interval: TimeInterval
  private var action: (() -> Void)?
  private var next: DelayedOperation?

  init(on queue: OperationQueue, every interval: TimeInterval, _ action: @escaping () -> Void) {
    self.queue = queue
    self.interval = interval
    self.action = action
  }

  /// Adds the first operation, to be ready after some seconds.
  func start(after seconds: TimeInterval) {
    addOperation(due: Date(timeIntervalSinceNow: seconds), after: seconds)
  }

  private func addOperation(due: Date, after seconds: TimeInterval) {
    let operation = DelayedOperation(on: queue) { [weak self] in self?.run(due: due) }
    lock._unsafeLock()
    let isOpen = action != nil
    if isOpen { next = operation }
    lock._unsafeUnlock()
    if isOpen { operation.start(after: seconds) }
  }

  private func run(due: Date) {
    lock._unsafeLock()
    let action = action
    lock._unsafeUnlock()
    guard let action else { return }
    action()
    // Where there was no time for repetitions they are left out.
    let date = max(due + interval, Date())
    addOperation(due: date, after: max(date.timeIntervalSinceNow, 0))
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (action, next)
    (action, next) = (nil, nil)
    lock._unsafeUnlock()
    ended.1?.cancel()
    // Released without the lock: what the action refers to may do anything at its end.
    withExtendedLifetime(ended.0) {}
  }
}
