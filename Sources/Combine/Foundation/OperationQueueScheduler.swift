import Foundation
import OpenCombine

/// An operation queue runs actions as operations, as many at once as it allows.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {

  /// A date as an operation queue tells it.
  public typealias SchedulerTimeType = _SchedulerDate<OperationQueue>

  /// Options of one scheduled action. An operation queue has none.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The smallest tolerance that an operation queue accepts: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    addOperation { work.run() }
  }

  /// Adds an action to the queue at a time or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    ScheduledWork.wait(date.secondsLeft) { self.addOperation { work.run() } }
  }

  /// Adds an action to the queue at a time and then again at each interval, until the result is cancelled. A repetition for which
  /// there was no time is left out. An interval of nothing or less counts as a tenth of a millisecond.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(repeats: true, action)
    work.repeat(after: date, every: interval, tolerance: tolerance) { work in self.addOperation { work.run() } }
    return AnyCancellable(work)
  }
}
