import Dispatch
import OpenCombine
import OpenCombineDispatch

/// A scheduler that leaves the work to another one.
///
/// `ValuePublishers.swift` says why dispatch queues conform to `Scheduler` through this protocol.
public protocol _ForwardingScheduler: Scheduler {

  /// The scheduler that does the work.
  associatedtype Target: Scheduler
  where Target.SchedulerTimeType == SchedulerTimeType, Target.SchedulerOptions == SchedulerOptions

  /// The scheduler that does the work.
  var ocombine: Target { get }
}

extension _ForwardingScheduler {

  /// The target's idea of now.
  @_disfavoredOverload
  public var now: SchedulerTimeType { ocombine.now }

  /// The smallest tolerance that the target accepts.
  @_disfavoredOverload
  public var minimumTolerance: SchedulerTimeType.Stride { ocombine.minimumTolerance }

  /// Runs an action at the next opportunity.
  @_disfavoredOverload
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    ocombine.schedule(options: options, action)
  }

  /// Runs an action once, at a time or later.
  @_disfavoredOverload
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    ocombine.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action at a time and then again at each interval, until the result is cancelled.
  @_disfavoredOverload
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    ocombine.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension DispatchQueue: _ForwardingScheduler {

  /// Options of one scheduled action: quality of service, flags and group.
  public typealias SchedulerOptions = OCombine.SchedulerOptions

  /// A time as a dispatch queue tells it.
  public typealias SchedulerTimeType = OCombine.SchedulerTimeType
}
