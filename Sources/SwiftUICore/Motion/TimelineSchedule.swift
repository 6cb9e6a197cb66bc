import Foundation

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable {
  /// As often as its schedule says.
  case normal
  /// Seldom: nobody looks closely. No host asks for it yet.
  case lowFrequency
}

/// The dates at which a `TimelineView` shows something else.
public protocol TimelineSchedule {
  /// How often a timeline may change.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates, which follow each other. They may have no end.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on. The first may be earlier: it is what is shown at `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var number: Double?

    init(_ start: Date, _ interval: TimeInterval, from date: Date) {
      self.interval = interval
      let number = (date.timeIntervalSince(start) / interval).rounded(.down)
      // An interval that is no time has one date: the present one.
      let isTime = interval > 0 && number.isFinite
      self.start = isTime ? start : date
      self.number = isTime ? number : 0
    }

    /// The next date.
    public mutating func next() -> Date? {
      guard let number else { return nil }
      let isTime = interval > 0 && interval.isFinite
      self.number = isTime ? number + 1 : nil
      return isTime ? start.addingTimeInterval(number * interval) : start
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with a date at which it changes, and the seconds from one to the next.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // 4.31: at multiples of the interval.
    Entries(start, interval, from: startDate)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    /// The next minute.
    public mutating func next() -> Date? { minutes.next() }
  }

  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(minutes: PeriodicTimelineSchedule.Entries(Date(timeIntervalSinceReferenceDate: 0), 60, from: startDate))
  }
}

/// Dates that an app names, the earliest first.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule with all its dates.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as the host shows something new, which is 30 times a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates without end; none while the schedule is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries?

    /// The next date.
    public mutating func next() -> Date? { dates?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with the seconds that pass between two dates at least. While it is paused it has no dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 120)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isStill = isPaused || mode == .lowFrequency
    return Entries(dates: isStill ? nil : PeriodicTimelineSchedule.Entries(startDate, interval, from: startDate))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds, of which one is `startDate`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the host shows something new, which is 30 times a second at most.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as the host shows something new, with so many seconds between at least. While it is paused it has no dates.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that an app names, the earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
