import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

extension EnvironmentValues {
  /// The locale for texts, numbers and dates: the process's own where nothing is said.
  public var locale: Locale {
    get { chosenLocale ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates: that of the locale where nothing is said.
  public var calendar: Calendar {
    get { chosenCalendar ?? chosenLocale?.calendar ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates: the process's own where nothing is said.
  public var timeZone: TimeZone {
    get { chosenTimeZone ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The locale, if anybody has said one.
  var chosenLocale: Locale? { self[LocaleKey.self] }
  var chosenCalendar: Calendar? { self[CalendarKey.self] }
  var chosenTimeZone: TimeZone? { self[TimeZoneKey.self] }

  /// Where the lines of texts stand within the width of the longest one.
  public var multilineTextAlignment: TextAlignment {
    get {
      switch paragraphTraits.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
    set {
      paragraphTraits.alignment =
        switch newValue {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
  }

  /// The most lines that a text shows; nil for all of them. A limit below 1 counts as 1.
  public var lineLimit: Int? {
    get { paragraphTraits.lineLimit }
    set {
      var traits = paragraphTraits
      traits.lineLimit = newValue.map { max($0, 1) }
      traits.reservedLines = 0
      paragraphTraits = traits
    }
  }

  /// What is between the lines of a text beyond what its font says, in points.
  public var lineSpacing: CGFloat {
    get { paragraphTraits.lineSpacing }
    set { paragraphTraits.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// Which characters are left out where a text does not fit.
  public var truncationMode: Text.TruncationMode {
    get {
      switch paragraphTraits.truncation {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
    set {
      paragraphTraits.truncation =
        switch newValue {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
  }

  /// How small a text may get where it does not fit, from 0 to 1 as a part of its size.
  public var minimumScaleFactor: CGFloat {
    get { paragraphTraits.minimumScale }
    set { paragraphTraits.minimumScale = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// Whether the characters of a text may move closer together where it does not fit.
  public var allowsTightening: Bool {
    get { paragraphTraits.allowsTightening }
    set { paragraphTraits.allowsTightening = newValue }
  }

  /// The case in which texts are shown; nil as they are.
  public var textCase: Text.Case? {
    get {
      switch paragraphTraits.textCase {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .unchanged, nil: nil
      }
    }
    set {
      paragraphTraits.textCase =
        switch newValue {
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case nil: .unchanged
        }
    }
  }

  /// Whether a person wants heavier text; nil where nothing is known of it.
  public var legibilityWeight: LegibilityWeight? {
    get { paragraphTraits.isHeavier ? .bold : nil }
    set { paragraphTraits.isHeavier = newValue == .bold }
  }

  var isTextSelectable: Bool? {
    get { paragraphTraits.isSelectable }
    set { paragraphTraits.isSelectable = newValue }
  }

  /// The most lines, and those for which there is always room.
  var lineRange: (limit: Int?, reserved: Int) {
    get { (paragraphTraits.lineLimit, paragraphTraits.reservedLines) }
    set {
      var traits = paragraphTraits
      traits.lineLimit = newValue.limit.map { max($0, 1) }
      traits.reservedLines = max(newValue.reserved, 0)
      paragraphTraits = traits
    }
  }
}
