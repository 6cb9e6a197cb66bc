import Foundation
import OpenCombine
import Synchronization

/// A run loop runs actions whenever it runs in its default mode.
///
/// Actions for the main run loop also run where that is never run, as in tests and in programs that end in `dispatchMain()`: the
/// main dispatch queue delivers them then. They run one after the other, in the order in which they were scheduled or became due.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {

  /// A date as a run loop tells it.
  public struct SchedulerTimeType: _SchedulerDate {

    /// The date.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// An interval in seconds.
    public struct Stride: _SchedulerSeconds {

      /// The number of seconds.
      public var magnitude: TimeInterval

      /// Creates an interval from a number of seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }

  /// Options of one scheduled action. A run loop has none.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The smallest tolerance that a run loop accepts: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action at the next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    enqueue(ScheduledWork(action), in: .default)
  }

  /// Runs an action once, at a time or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    let place = RunLoopReference(runLoop: self)
    ScheduledWork.wait(date.secondsLeft) { place.runLoop.enqueue(work, in: .default) }
  }

  /// Runs an action at a time and then again at each interval, until the result is cancelled. A repetition for which there was no
  /// time is left out. An interval of nothing or less counts as a tenth of a millisecond.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    `repeat`(after: date, every: interval, tolerance: tolerance, in: .default, action)
  }

  /// The same in any mode.
  func `repeat`(
    after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    in mode: Mode, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(repeats: true, action)
    let place = RunLoopReference(runLoop: self)
    work.repeat(after: date, every: interval, tolerance: tolerance) { place.runLoop.enqueue($0, in: mode) }
    return AnyCancellable(work)
  }

  private func enqueue(_ work: ScheduledWork, in mode: Mode) {
    let isMain = self === RunLoop.main && (mode == .default || mode == .common)
    // A main run loop that runs serves the main queue too, but not inside an action of that queue.
    if !isMain || currentMode != nil {
      perform(inModes: [mode]) { work.run() }
      // A block does not wake a run loop that sleeps; a timer does. On its own thread it is awake.
      if !isMain || !Thread.isMainThread { wake(in: mode) }
    }
    if isMain {
      DispatchQueue.main.async { work.run() }
    }
  }

  private func wake(in mode: Mode) {
    // One timer is enough until it fires: all blocks that are there by then run after it.
    let isShared = self === RunLoop.main && mode == .default
    if isShared, mainRunLoopIsWaking.exchange(true, ordering: .acquiringAndReleasing) { return }
    add(
      Timer(fire: Date(), interval: 0, repeats: false) { _ in
        if isShared { mainRunLoopIsWaking.store(false, ordering: .releasing) }
      }, forMode: mode)
  }
}

/// Whether a timer waits to wake the main run loop.
private let mainRunLoopIsWaking = Atomic(false)

/// A run loop for another thread.
// Sendable: only blocks and timers are added to it, and that a run loop takes from any thread.
private struct RunLoopReference: @unchecked Sendable {
  let runLoop: RunLoop
}
