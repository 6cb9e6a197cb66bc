import Foundation

/// A date or a range of dates as a text shows it.
enum TimeText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The characters at a time, and when they change next; nil if never.
  func string(at now: Date, in environment: EnvironmentValues) -> (string: String, change: Date?) {
    switch self {
    case .date(let date, let style):
      switch style.kind {
      case .time: return (Self.formatted(date, .init(date: .omitted, time: .shortened), environment), nil)
      case .date: return (Self.formatted(date, .init(date: .long, time: .omitted), environment), nil)
      case .timer: return Self.timer(to: date, at: now)
      case .relative: return Self.relative(to: date, at: now, environment)
      case .offset: return Self.offset(to: date, at: now, environment)
      }
    case .range(let dates): return (Self.formatted(dates, environment), nil)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let shown = min(max(min(now, pause ?? now), interval.lowerBound), interval.upperBound)
      let seconds = countsDown ? interval.upperBound.timeIntervalSince(shown) : shown.timeIntervalSince(interval.lowerBound)
      // What is left is rounded up, so that zero comes at the very end.
      let whole = seconds.rounded(countsDown ? .up : .down)
      let string = Self.clock(whole, showsHours: showsHours)
      if now >= min(interval.upperBound, pause ?? interval.upperBound) { return (string, nil) }
      if now < interval.lowerBound { return (string, interval.lowerBound.addingTimeInterval(countsDown ? 0.01 : 1)) }
      return (
        string,
        countsDown ? interval.upperBound.addingTimeInterval(0.01 - whole) : interval.lowerBound.addingTimeInterval(whole + 1)
      )
    }
  }

  private static func formatted(_ date: Date, _ style: Date.FormatStyle, _ environment: EnvironmentValues) -> String {
    FormattedValue(input: date, style: style).string(in: TextFormats(environment))
  }

  /// Times of one day, or days.
  private static func formatted(_ dates: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
    let calendar = environment.zonedCalendar
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: isOneDay ? .shortened : .omitted, locale: environment.locale,
      calendar: calendar, timeZone: environment.timeZone)
    // A range of one moment is that moment.
    guard dates.lowerBound < dates.upperBound else {
      return formatted(dates.lowerBound, .init(date: .omitted, time: .shortened), environment)
    }
    return style.format(dates.lowerBound..<dates.upperBound)
  }

  // MARK: Clocks

  /// `1:02:03` or `2:03`.
  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let seconds = seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(twoDigits(rest))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
  }

  private static func timer(to date: Date, at now: Date) -> (String, Date?) {
    let (whole, change) = secondsBetween(date, now, unit: 1)
    return (clock(whole, showsHours: true), change)
  }

  /// The distance in whole units, towards zero after the date and away from it before, and when it is another one.
  private static func secondsBetween(_ date: Date, _ now: Date, unit: Double) -> (Double, Date) {
    let distance = now.timeIntervalSince(date)
    if distance < 0 {
      // Shown until less is left: a little later than at the very moment.
      let units = (-distance / unit).rounded(.up)
      return (units * unit, date.addingTimeInterval(-(units - 1) * unit + 0.01))
    }
    let units = (distance / unit).rounded(.down)
    return (units * unit, date.addingTimeInterval((units + 1) * unit))
  }

  // MARK: Distances in words

  private static let minute = 60.0
  private static let hour = 3600.0
  private static let day = 86400.0

  private static func relative(to date: Date, at now: Date, _ environment: EnvironmentValues) -> (String, Date?) {
    let distance = abs(now.timeIntervalSince(date))
    // Two units are shown, and the smaller one says when the text changes. Where that is a day, an hour later is soon enough, and
    // it does not matter how long the day is.
    let (seconds, change) = secondsBetween(date, now, unit: distance < hour ? 1 : distance < day ? minute : hour)
    let isPast = now >= date
    let other = date.addingTimeInterval(isPast ? seconds : -seconds)
    let parts = DistanceWords.parts(from: min(date, other), to: max(date, other), in: environment.zonedCalendar)
    return (DistanceWords.string(parts.prefix(2), isAbbreviated: true, environment.locale), change)
  }

  private static func offset(to date: Date, at now: Date, _ environment: EnvironmentValues) -> (String, Date?) {
    let distance = abs(now.timeIntervalSince(date))
    let unit = distance < minute ? 1 : distance < hour ? minute : hour
    let whole = (distance / unit).rounded(.down)
    let isPast = now >= date
    let change = isPast ? date.addingTimeInterval((whole + 1) * unit) : date.addingTimeInterval(0.01 - whole * unit)
    let parts = DistanceWords.parts(from: min(date, now), to: max(date, now), in: environment.zonedCalendar)
    // The distance from the date to now.
    return ((isPast ? "+" : "-") + DistanceWords.string(parts.prefix(1), isAbbreviated: false, environment.locale), change)
  }
}

extension EnvironmentValues {
  /// The calendar, in the time zone of this environment.
  fileprivate var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
