import Foundation

extension Text {
  /// Shows the translation of a key, with the values in it, as the tables of the app have it for the locale of the environment.
  ///
  /// Where no table has the key, it is shown itself. Inline Markdown in the key, or in its translation, sets styles and links.
  /// - Parameters:
  ///   - tableName: The table to look in; nil is `Localizable`.
  ///   - bundle: Where the tables are; nil is the app's own bundles. One that does not stand beside the program is read when it is
  ///     first named: a key with values that was made before finds nothing in it.
  ///   - comment: For translators. It is not shown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    if key.isPlain, bundle == nil {
      self.init(key.string, nil)
    } else {
      if let bundle { LocalizedTables.read(bundle) }
      self.init(.key(key, table: tableName, bundle: bundle))
    }
  }

  /// Shows the translation of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  /// Shows an image as a character of the text.
  ///
  /// A symbol has the size, the weight and the color of the characters around, and stands on their line. Another image stands on it in
  /// its own size, also where it is resizable. Assistive technology says the image's label.
  public init(_ image: Image) {
    self.init(.image(image.inOwnSize))
  }

  /// Shows a string whose runs have styles and links of their own.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a value by a format style, in the locale of the environment unless the style has one.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.value(AnyTextValue(value: FormattedValue(input: input, style: format))))
  }

  /// Shows a value by a formatter; nothing if the formatter has no text for it.
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
    self.init(formatter.string(for: subject) ?? "", nil)
  }

  /// Shows a date in a style. A style that depends on the time now keeps the text up to date.
  public init(_ date: Date, style: DateStyle) {
    self.init(.time(.date(date, style)))
  }

  /// Shows a range of dates, such as "9:30 – 10:45 AM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(.time(.range(dates)))
  }

  /// Shows an interval of dates, such as "9:30 – 10:45 AM".
  public init(_ interval: DateInterval) {
    self.init(.time(.range(interval.start...interval.end)))
  }

  /// Shows a clock that runs within an interval, and keeps it up to date.
  /// - Parameters:
  ///   - timerInterval: When the clock runs.
  ///   - pauseTime: When it stops; nil for the end of the interval.
  ///   - countsDown: Whether it shows what is left, rather than what has passed.
  ///   - showsHours: Whether it shows hours, rather than more than 59 minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(.time(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Two texts, one behind the other, each with its own style.
  public static func + (left: Text, right: Text) -> Text {
    // A chain of texts is one list: what has no style of its own need not stay in a list of its own.
    let first: [Text] =
      if case .joined(let parts)? = left.extra?.source, left.extra?.style == TextExtra.Style() { parts } else { [left] }
    return Text(.joined(first + [right]))
  }

  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, such as "2 hr, 23 min". It runs.
    public static let relative = DateStyle(kind: .relative)
    /// How far now is from the date, in one unit with a sign: "+2 hours" after it, "-2 hours" before it. It runs.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that shows how far the date is from now, such as "36:59:01". It runs.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// Which characters are left out where a text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// Those at the beginning of the last line.
    case head
    /// Those at the end of the last line.
    case tail
    /// Those in the middle of the last line.
    case middle
  }

  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// As its font says.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, as a secondary text beside a larger one.
    public static let secondary = Scale(isSecondary: true)
  }

  /// How a line below characters or through them looks.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a line with a pattern. A color of nil is that of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line, in the color of the characters.
    public static let single = LineStyle()

    /// What a line consists of.
    public struct Pattern: Hashable, Sendable {
      let description: CharacterTraits.Pattern

      /// A line without gaps.
      public static let solid = Pattern(description: .solid)
      /// Dots.
      public static let dot = Pattern(description: .dot)
      /// Dashes.
      public static let dash = Pattern(description: .dash)
      /// Dashes and dots in turn. Browsers draw dashes.
      public static let dashDot = Pattern(description: .dashDot)
      /// Dashes, each with two dots behind it. Browsers draw dashes.
      public static let dashDotDot = Pattern(description: .dashDotDot)
    }
  }
}

extension Text.DateStyle: Codable {
  public init(from decoder: any Decoder) throws {
    kind = try Kind(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
  }
}
