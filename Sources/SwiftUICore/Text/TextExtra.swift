import Foundation

/// What a text has of its own beyond plain characters.
final class TextExtra: Equatable, Sendable {
  /// Where the characters come from; nil where the text has them itself.
  let source: TextSource?
  let style: Style

  /// What the text's own modifiers say.
  struct Style: Equatable, Sendable {
    var font: Font?
    var foreground: TextForeground?
    /// Nil for none: they are large, and most texts have none of their own.
    private var ownCharacters: CharacterTraits.Kept?
    /// In place of the characters, for assistive technology.
    var label: Text?
    var heading: Int?

    var characters: CharacterTraits {
      get { ownCharacters?.traits ?? CharacterTraits() }
      set { ownCharacters = newValue.isEmpty ? nil : CharacterTraits.Kept(newValue) }
    }

    /// This, with another style where it says nothing.
    func over(_ other: Style) -> Style {
      var style = self
      style.font = font ?? other.font
      style.foreground = foreground ?? other.foreground
      if other.ownCharacters != nil { style.characters = characters.over(other.characters) }
      return style
    }
  }

  init(source: TextSource?, style: Style = Style()) {
    self.source = source
    self.style = style
  }

  static func == (left: TextExtra, right: TextExtra) -> Bool {
    left === right || (left.style == right.style && left.source == right.source)
  }
}

extension CharacterTraits {
  /// Traits outside of what has them.
  fileprivate final class Kept: Equatable, Sendable {
    let traits: CharacterTraits

    init(_ traits: CharacterTraits) {
      self.traits = traits
    }

    static func == (left: Kept, right: Kept) -> Bool { left === right || left.traits == right.traits }
  }
}

/// Where the characters of a text come from, if it has none. Indirect, because most texts have theirs, and some sources are large.
indirect enum TextSource: Equatable, Sendable {
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case resource(LocalizedStringResource)
  case joined([Text])
  case time(TimeText)
  case clock(AnyClockFormat)
  case value(AnyTextValue)
  case attributed(AttributedString)
  case image(Image)
}

/// The color or the gradient of a text. A style of another kind is asked in the environment of the text.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  func paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).paint }

  /// Styles that cannot be compared count as different, which costs another look at the text.
  static func == (left: TextForeground, right: TextForeground) -> Bool {
    guard let equatable = left.style as? any Equatable else { return false }
    return areEqual(equatable, right.style)
  }
}

/// A value with the format that makes characters of it.
struct AnyTextValue: Equatable, Sendable {
  let value: any TextValue

  static func == (left: AnyTextValue, right: AnyTextValue) -> Bool { areEqual(left.value, right.value) }
}

private func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == (right as? Value) }

/// A value of some type with its format.
protocol TextValue: Equatable, Sendable {
  /// The characters where this locale, calendar and time zone have been chosen. Nil leaves them to the format.
  func string(in formats: TextFormats) -> String
}

/// What an environment says about formats. Nil stands for the process's own.
struct TextFormats {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  init() {}

  init(_ environment: EnvironmentValues) {
    locale = environment.chosenLocale
    calendar = environment.chosenCalendar
    timeZone = environment.chosenTimeZone
  }
}

/// A value with a format style. Unchecked: the value is what the app gave away when it made the text, and is only read.
struct FormattedValue<Style: FormatStyle>: TextValue, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func string(in formats: TextFormats) -> String {
    style.adapted(to: formats).format(input)
  }
}

extension FormatStyle {
  /// The style where this locale, calendar and time zone have been chosen. What the app has given to the style itself stays.
  func adapted(to formats: TextFormats) -> Self {
    var style = self
    if let locale = formats.locale, style == style.locale(.autoupdatingCurrent) || style == style.locale(.current) {
      style = style.locale(locale)
    }
    if var dateStyle = style as? Date.FormatStyle {
      if let calendar = formats.calendar, dateStyle.calendar == .autoupdatingCurrent { dateStyle.calendar = calendar }
      if let timeZone = formats.timeZone, dateStyle.timeZone == .autoupdatingCurrent { dateStyle.timeZone = timeZone }
      if let dateStyle = dateStyle as? Self { return dateStyle }
    }
    return style
  }
}
