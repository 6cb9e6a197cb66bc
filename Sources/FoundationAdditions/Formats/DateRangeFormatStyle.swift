import Foundation

extension Date {
  /// Writes the time between two moments: "1 hour, 10 minutes", "1:10:00". It is `Date.ComponentsFormatStyle` of Apple's
  /// platforms: Foundation has that name here for a type that formats nothing.
  public struct DateRangeFormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the words are.
    public struct Style: Codable, Hashable, Sendable {
      fileprivate let rawValue: Int

      /// "2 hours, 10 minutes"
      public static var wide: Style { Style(rawValue: 0) }
      /// "2 hr, 10 min"
      public static var abbreviated: Style { Style(rawValue: 1) }
      /// "2hr 10min"
      public static var condensedAbbreviated: Style { Style(rawValue: 2) }
      /// "2h 10m"
      public static var narrow: Style { Style(rawValue: 3) }
      /// "two hours, ten minutes"
      public static var spellOut: Style { Style(rawValue: 4) }
      fileprivate static var positional: Style { Style(rawValue: 5) }
    }

    /// A unit.
    public struct Field: Codable, Hashable, Sendable {
      fileprivate let rawValue: Int

      public static var year: Field { Field(rawValue: 0) }
      public static var month: Field { Field(rawValue: 1) }
      public static var week: Field { Field(rawValue: 2) }
      public static var day: Field { Field(rawValue: 3) }
      public static var hour: Field { Field(rawValue: 4) }
      public static var minute: Field { Field(rawValue: 5) }
      public static var second: Field { Field(rawValue: 6) }

      fileprivate var unit: NSCalendar.Unit {
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
      }
    }

    /// How long the words are.
    public var style: Style
    /// Whose words they are.
    public var locale: Locale
    /// By what units are counted.
    public var calendar: Calendar
    /// The units; nil for all.
    public var fields: Set<Field>?

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    public func format(_ value: Range<Date>) -> String {
      var text = DurationText()
      text.style =
        switch style {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        default: .positional
        }
      text.calendar = calendar
      text.locale = locale
      text.allowed = (fields ?? []).reduce(into: []) { $0.formUnion($1.unit) }
      return text.text(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// The same in the words of another locale.
    public func locale(_ locale: Locale) -> DateRangeFormatStyle {
      DateRangeFormatStyle(style: style, locale: locale, calendar: calendar, fields: fields)
    }

    /// The same, counted by another calendar.
    public func calendar(_ calendar: Calendar) -> DateRangeFormatStyle {
      DateRangeFormatStyle(style: style, locale: locale, calendar: calendar, fields: fields)
    }

    /// "2:10:00"
    public static var timeDuration: DateRangeFormatStyle {
      DateRangeFormatStyle(style: .positional, fields: [.hour, .minute, .second])
    }
  }
}

extension FormatStyle where Self == Date.DateRangeFormatStyle {
  /// "2:10:00"
  public static var timeDuration: Self { Date.DateRangeFormatStyle.timeDuration }

  /// "2 hours, 10 minutes"
  public static func components(
    style: Date.DateRangeFormatStyle.Style, fields: Set<Date.DateRangeFormatStyle.Field>? = nil
  ) -> Self {
    Date.DateRangeFormatStyle(style: style, fields: fields)
  }
}
