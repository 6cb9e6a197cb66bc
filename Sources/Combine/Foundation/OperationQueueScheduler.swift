import Foundation
import OpenCombine

/// An operation queue runs actions as operations, as many at once as it allows.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {

  /// A date as an operation queue tells it.
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

  /// Options of one scheduled action. An operation queue has none.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The smallest tolerance that an operation queue accepts: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = OperationAction(run: action)
    let operation = BlockOperation { action.run() }
    addOperation(operation)
  }

  /// Adds an action to the queue that becomes ready at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DelayedOperation(on: self, action).start(after: date.secondsLeft)
  }

  /// Adds an action to the queue that becomes ready at a time, and then again at each interval, until the result is cancelled. A
  /// repetition for which there was no time is left out. An interval of nothing or less counts as a tenth of a millisecond.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeated = RepeatedOperation(on: self, every: interval.repetition, action)
    repeated.start(after: date.secondsLeft)
    return AnyCancellable(repeated)
  }
}

/// An action on its way into an operation.
// Sendable: the scheduler was given the action to run it elsewhere, once, and keeps it no longer.
private struct OperationAction: @unchecked Sendable {
  let run: () -> Void
}
