import Foundation

extension LocalizedStringKey {
  /// Gathers the text of a literal with values in it.
  ///
  /// As long as nothing in it depends on a table, a locale or a style, and that is nearly always, it is one string and costs no
  /// more than that. No table has a key that begins as this one does: that is known at the first value.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The text, or the key with a format specifier for each value.
    private(set) var text = ""
    private(set) var arguments: [LocalizedArgument] = []
    /// Whether the values are in the text already.
    private(set) var isPlain = true
    private var hasValues = false

    /// Begins a text, with room for its literals and some more.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends a part that stands in the source.
    public mutating func appendLiteral(_ literal: String) {
      if isPlain, InlineMarkdown.mayBeIn(literal) { keepValues() }
      text += isPlain || !literal.utf8.contains(UInt8(ascii: "%")) ? literal : literal.replacing("%", with: "%%")
    }

    /// What is there already is text as it is: its values are known to be plain.
    private mutating func keepValues() {
      isPlain = false
      if text.isEmpty { return }
      text = (hasValues ? InlineMarkdown.escaped(text) : text).replacing("%", with: "%%")
    }

    /// Whether a value may become a part of the text at once.
    private mutating func isPlainAtValue() -> Bool {
      if !hasValues {
        if isPlain, LocalizedTables.mayHaveKey(beginning: text) { keepValues() }
        hasValues = true
      }
      return isPlain
    }

    private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
      if isPlainAtValue() { keepValues() }
      text += specifier
      arguments.append(argument)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      if isPlainAtValue() { text += string } else { append(.string(string), "%@") }
    }

    /// Appends a number in the locale of the environment.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      if isPlainAtValue(), let plain = value._plain { text += plain } else { append(value._argument.argument, value._specifier) }
    }

    /// Appends a number by a format specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      append(value._argument.argument, specifier)
    }

    /// Appends a value by a format style, in the locale of the environment unless the style has one.
    public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(.value(AnyTextValue(value: FormattedValue(input: input, style: format))), "%@")
    }

    /// Appends a value by a formatter, or as `String(describing:)` gives it where the formatter has no text for it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), "%@")
    }

    /// Appends an image, which stands in the text as a character.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)), "%@")
    }

    /// Appends what a color is called, in English: its name, or that of the nearest color with one.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      appendInterpolation(color.spokenName)
    }

    /// Appends a string whose runs have styles and links of their own.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), "%@")
    }

    /// Appends the translation of a resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }

    /// Appends a date in a style, which may run.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), "%@")
    }

    /// Appends an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)), "%@")
    }

    /// Appends a clock that runs within an interval: see `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)), "%@")
    }

    /// Appends any other value, as `String(describing:)` gives it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(String(describing: value))
    }
  }
}

/// A value in a localized text.
enum LocalizedArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case value(AnyTextValue)
  case text(Text)

  /// How many there are, for the choice of a plural.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .value, .text: nil
    }
  }
}

/// A value in a localized text, opaque to apps.
public struct _FormatArgument: Sendable {
  let argument: LocalizedArgument
}

/// A number that a format specifier can show.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  var _argument: _FormatArgument { get }
  /// The number as all locales write it; nil if that differs.
  var _plain: String? { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _specifier: String {
    (Self.isSigned ? (Self.bitWidth > 32 ? "%lld" : "%d") : (Self.bitWidth > 32 ? "%llu" : "%u"))
  }
  public var _argument: _FormatArgument {
    _FormatArgument(
      argument: Self.isSigned ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self)))
  }
  /// Small numbers have no groups of digits.
  public var _plain: String? { magnitude < 1000 ? description : nil }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
  public var _plain: String? { nil }
}

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}
