import Foundation

/// A value that changes with the time, for a text that goes on showing it.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a time.
  let value: @Sendable (Date) -> Value
  /// When a value comes, which is later than the time; nil where it never does.
  let time: @Sendable (Value, Date) -> Date?
  /// What tells the sources of one type apart.
  let anchor: Date?
  let kind: Kind

  enum Kind: Sendable { case date, rangeFrom, rangeTo, offset }
}

extension TimeDataSource<Date> {
  /// The date and time now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, time: { value, _ in value }, anchor: nil, kind: .date)
  }
}

extension TimeDataSource<Range<Date>> {
  /// From a date to now; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { date..<max(date, $0) }, time: { value, _ in value.upperBound }, anchor: date, kind: .rangeFrom)
  }

  /// From now to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, time: { value, _ in value.lowerBound }, anchor: date, kind: .rangeTo)
  }
}

extension TimeDataSource<Duration> {
  /// How long ago a date is; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) }, time: { value, _ in date.addingTimeInterval(value / .seconds(1)) },
      anchor: date, kind: .offset)
  }
}

/// What a text shows of the time in a format.
protocol ClockFormat: Equatable, Sendable {
  /// What is shown at a time, and when that is something else; nil if never.
  func text(at now: Date, in formats: TextFormats) -> (string: AttributedString, change: Date?)
}

/// The same of any type.
struct AnyClockFormat: Equatable, Sendable {
  let format: any ClockFormat

  static func == (left: AnyClockFormat, right: AnyClockFormat) -> Bool { isEqual(left.format, right.format) }

  private static func isEqual<Format: ClockFormat>(_ left: Format, _ right: any ClockFormat) -> Bool {
    left == (right as? Format)
  }
}

/// A source with a format style. Unchecked: the style is a value that is only read.
private struct FormattedSource<Style: DiscreteFormatStyle>: ClockFormat, @unchecked Sendable {
  let source: TimeDataSource<Style.FormatInput>
  let style: Style
  let characters: (Style.FormatOutput) -> AttributedString

  static func == (left: Self, right: Self) -> Bool {
    left.source.kind == right.source.kind && left.source.anchor == right.source.anchor && left.style == right.style
  }

  func text(at now: Date, in formats: TextFormats) -> (string: AttributedString, change: Date?) {
    let style = style.adapted(to: formats)
    let value = source.value(now)
    let change = source.kind == .rangeTo ? style.discreteInput(before: value) : style.discreteInput(after: value)
    return (characters(style.format(value)), change.flatMap { source.time($0, now) }.flatMap { $0 > now ? $0 : nil })
  }
}

extension Text {
  /// Creates a text that goes on showing a value of the time in a format.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.clock(AnyClockFormat(format: FormattedSource(source: source, style: format) { $0 })))
  }

  /// Creates a text that goes on showing a value of the time in a format.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.clock(AnyClockFormat(format: FormattedSource(source: source, style: format) { AttributedString($0) })))
  }
}

/// Formats of the system for times that a text goes on showing.
public enum SystemFormatStyle: Sendable {
  /// How far a date is from another one, such as "+2 hours, 5 minutes".
  public struct DateOffset: Sendable, Hashable, Codable {
    private let anchor: Date
    private let fields: [Int]
    private let maxFieldCount: Int
    private let sign: Sign
    private var locale = Locale.autoupdatingCurrent

    /// Which signs are written.
    private enum Sign: Int, Codable, Hashable { case never, negative, always, alwaysButZero }

    /// Creates a format that counts from a date, in these units, in so many of them at most.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      let named: [Date.ComponentsFormatStyle.Field] = [.year, .month, .week, .day, .hour, .minute, .second]
      fields = named.indices.filter { allowedFields.contains(named[$0]) }
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign =
        switch sign {
        case .never: .never
        case .always(includingZero: true): .always
        case .always(includingZero: false): .alwaysButZero
        default: .negative
        }
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// The distance in words.
  public func format(_ value: Date) -> AttributedString {
    let parts = shownParts(value)
    let isZero = parts.allSatisfy { $0.count == 0 }
    let prefix: String =
      switch sign {
      case .never: ""
      case .negative: value < anchor && !isZero ? "-" : ""
      case .always: value < anchor ? "-" : "+"
      case .alwaysButZero: isZero ? "" : value < anchor ? "-" : "+"
      }
    return AttributedString(prefix + DistanceWords.string(parts, isAbbreviated: false, locale))
  }

  /// The same in the words of a locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  private func shownParts(_ value: Date) -> [DistanceWords.Part] {
    let units = fields.map { DistanceWords.Unit.allCases[$0] }
    let parts = DistanceWords.parts(from: min(anchor, value), to: max(anchor, value), in: .current, units: units)
    // The units that follow each other from the largest one on.
    guard let largest = parts.first.flatMap({ units.firstIndex(of: $0.unit) }) else { return parts }
    let shown = units[largest..<min(largest + maxFieldCount, units.count)]
    return parts.filter { shown.contains($0.unit) }
  }

  /// How long the smallest unit is that is shown now, in seconds: nothing else changes sooner. No more than an hour, for days have no one length.
  private func step(_ value: Date) -> TimeInterval {
    let units = fields.map { DistanceWords.Unit.allCases[$0] }
    let parts = shownParts(value)
    guard let largest = parts.first.flatMap({ units.firstIndex(of: $0.unit) }) else { return 1 }
    let smallest = units[min(largest + maxFieldCount, units.count) - 1]
    return smallest == .second ? 1 : smallest == .minute ? 60 : 3600
  }

  /// The next date that may look otherwise.
  public func discreteInput(after input: Date) -> Date? {
    let step = step(input)
    let distance = input.timeIntervalSince(anchor)
    let next = ((distance / step).rounded(.down) + 1) * step
    // Before the date the distance is counted down to the moment itself: a little later it is less.
    return anchor.addingTimeInterval(next <= 0 ? next + 0.01 : next)
  }

  /// The last date before that may look otherwise.
  public func discreteInput(before input: Date) -> Date? {
    let step = step(input)
    return anchor.addingTimeInterval(((input.timeIntervalSince(anchor) / step).rounded(.up) - 1) * step)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
