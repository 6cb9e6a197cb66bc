import Foundation

/// A text that could be looked up in a table of translations. There is none: the text itself is shown.
///
/// Interpolated values become part of the text.
public struct LocalizedStringKey: Equatable, Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key with a text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key with the text of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key with the text of a literal and the values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Gathers the text of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins a text, with room for its literals and some more.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends a part that stands in the source.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// Appends a value in its textual form.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      text += value._formatted
    }

    /// Appends a value by a format specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      text += String(format: specifier, value._argument)
    }

    /// Appends a value by a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      text += format.format(input)
    }

    /// Appends any other value, as `String(describing:)` gives it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += String(describing: value)
    }
  }
}

/// A number that a format specifier can show.
public protocol _FormatSpecifiable: Equatable {
  var _argument: any CVarArg { get }
  var _formatted: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  public var _argument: any CVarArg { self }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// Digits in groups, as the locale has them. Small numbers have no groups, and need no formatter.
  public var _formatted: String { magnitude < 1000 ? description : formatted() }
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

extension Double: _FormatSpecifiable {
  public var _formatted: String { String(format: "%lf", self) }
}

extension Float: _FormatSpecifiable {
  public var _formatted: String { String(format: "%f", self) }
}

extension CGFloat: _FormatSpecifiable {
  public var _formatted: String { String(format: "%lf", Double(self)) }
}
