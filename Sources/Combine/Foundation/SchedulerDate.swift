import Foundation
import OpenCombine

/// A date as a scheduler's time. Run loops and operation queues have the same kind of time, under names of their own.
public struct _SchedulerDate<Owner>: Strideable, Codable, Hashable {

  /// The date.
  public var date: Date

  /// Creates a time from a date.
  public init(_ date: Date) {
    self.date = date
  }

  /// The interval from this time to another.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time at an interval from this one.
  public func advanced(by interval: Stride) -> Self {
    Self(date + interval.timeInterval)
  }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable {

    /// Seconds without a sign.
    public typealias Magnitude = TimeInterval

    /// A literal without a decimal point is a number of seconds.
    public typealias IntegerLiteralType = TimeInterval

    /// A literal is a number of seconds.
    public typealias FloatLiteralType = TimeInterval

    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates an interval from a literal, in seconds.
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval from a literal, in seconds.
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval from a whole number of seconds, if that has an exact floating-point value.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
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
  }
}

extension _SchedulerDate {

  /// The seconds that are left until this time; none if it has passed.
  var secondsLeft: TimeInterval {
    let seconds = date.timeIntervalSinceNow
    return seconds > 0 ? seconds : 0
  }
}

extension _SchedulerDate.Stride {

  /// Seconds between repetitions: never none, which would be a busy loop.
  var repetition: TimeInterval { timeInterval > 0.0001 ? timeInterval : 0.0001 }

  /// The tolerance that this means for timers of a dispatch queue.
  var leeway: DispatchTimeInterval { .nanoseconds(Int(min(max(timeInterval.isNaN ? 0 : timeInterval, 0), 1e9) * 1e9)) }
}
