import Foundation
import OpenCombine

/// A date as a scheduler's time. Run loops and operation queues have one each.
public protocol _SchedulerDate: Strideable, Codable, Hashable where Stride: _SchedulerSeconds {

  /// The date.
  var date: Date { get set }

  /// Creates a time from a date.
  init(_ date: Date)
}

/// An interval in seconds, between dates of a scheduler.
public protocol _SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable
where Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval {

  /// The number of seconds.
  var magnitude: TimeInterval { get set }

  /// Creates an interval from a number of seconds.
  init(_ timeInterval: TimeInterval)
}

extension _SchedulerDate {

  /// The interval from this time to another.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time at an interval from this one.
  public func advanced(by interval: Stride) -> Self {
    Self(date + interval.timeInterval)
  }

  /// The seconds that are left until this time; none if it has passed.
  var secondsLeft: TimeInterval {
    let seconds = date.timeIntervalSinceNow
    return seconds > 0 ? seconds : 0
  }
}

extension _SchedulerSeconds {

  /// The number of seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Creates an interval from a literal, in seconds.
  public init(integerLiteral value: TimeInterval) {
    self.init(value)
  }

  /// Creates an interval from a literal, in seconds.
  public init(floatLiteral value: TimeInterval) {
    self.init(value)
  }

  /// Creates an interval from a whole number of seconds, if that has an exact floating-point value.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
  }

  /// Whether an interval is shorter than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// The product of two intervals' seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

  /// The sum of two intervals.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  /// The difference of two intervals.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  /// Multiplies an interval's seconds by another's.
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

  /// Makes an interval longer by another.
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

  /// Makes an interval shorter by another.
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

  /// A whole number of seconds.
  public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }

  /// A number of seconds.
  public static func seconds(_ value: Double) -> Self { Self(value) }

  /// A number of thousandths of a second.
  public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }

  /// A number of millionths of a second.
  public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }

  /// A number of billionths of a second.
  public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }

  /// Seconds between repetitions: never none, which would be a busy loop.
  var repetition: TimeInterval { timeInterval > 0.0001 ? timeInterval : 0.0001 }

  /// The tolerance that this means for timers of a dispatch queue.
  var leeway: DispatchTimeInterval { .nanoseconds(Int(min(max(timeInterval.isNaN ? 0 : timeInterval, 0), 1e9) * 1e9)) }
}
