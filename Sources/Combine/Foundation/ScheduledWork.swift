import Foundation
import OpenCombine
import Synchronization

/// An action that waits for its time on a scheduler, possibly in several places: whoever comes first runs it.
// Sendable: the action is read and written under the lock only. It runs in one place at a time, as all schedulers promise.
final class ScheduledWork: Cancellable, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var action: (() -> Void)?
  private let repeats: Bool

  /// True from the time when a repetition is due until it runs.
  private var isDue = false
  private var timer: (any DispatchSourceTimer)?

  init(repeats: Bool = false, _ action: @escaping () -> Void) {
    self.repeats = repeats
    self.action = action
  }

  /// The queue on which the times of work are waited for. The work itself never runs there.
  static let clock = DispatchQueue(label: "Combine.clock", qos: .userInitiated)

  /// Runs the action, unless that was done or cancelled.
  func run() {
    lock._unsafeLock()
    guard let action, isDue || !repeats else {
      lock._unsafeUnlock()
      return
    }
    isDue = false
    if !repeats { self.action = nil }
    lock._unsafeUnlock()
    action()
  }

  /// Calls a closure at a time, on the clock's queue.
  static func wait(_ seconds: TimeInterval, then body: @escaping @Sendable () -> Void) {
    clock.asyncAfter(deadline: .now() + seconds, execute: body)
  }

  /// Has this work run at a time and after each interval until it is cancelled. A repetition that is due while the one before
  /// still waits is left out.
  ///
  /// - Parameter enqueue: Brings the work to where it runs.
  func `repeat`<Time: _SchedulerDate>(
    after start: Time, every interval: Time.Stride, tolerance: Time.Stride,
    enqueue: @escaping @Sendable (ScheduledWork) -> Void
  ) {
    let timer = DispatchSource.makeTimerSource(queue: Self.clock)
    timer.schedule(
      deadline: .now() + start.secondsLeft, repeating: interval.repetition, leeway: tolerance.leeway)
    timer.setEventHandler { [weak self] in
      guard let self, self.becomesDue() else { return }
      enqueue(self)
    }
    lock._unsafeLock()
    self.timer = timer
    lock._unsafeUnlock()
    timer.activate()
  }

  private func becomesDue() -> Bool {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    guard action != nil, !isDue else { return false }
    isDue = true
    return true
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (action, timer)
    (action, timer) = (nil, nil)
    lock._unsafeUnlock()
    ended.1?.cancel()
    // Released without the lock: what the action refers to may do anything at its end.
    withExtendedLifetime(ended.0) {}
  }
}
