import Foundation

/// Takes the values of a literal that becomes an `OSLogMessage`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [OSLogMessage.Part] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  private mutating func append(
    _ value: String, _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment, isPublic: Bool
  ) {
    parts.append(.value(value, privacy, isPublicAsSuch: isPublic, align))
  }

  /// A text, which is not for everybody if nothing else is said.
  public mutating func appendInterpolation(
    _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value, privacy, align, isPublic: false)
  }

  /// Anything else, such as an object or an error: not for everybody if nothing else is said.
  // Numbers and truth values have forms of their own, which are meant where both fit.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), privacy, align, isPublic: false)
  }

  /// The name of a type, which is for everybody.
  public mutating func appendInterpolation(
    _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(_typeName(value, qualified: false), privacy, align, isPublic: true)
  }

  /// A whole number, which is for everybody if nothing else is said.
  public mutating func appendInterpolation<Number: FixedWidthInteger & CustomStringConvertible>(
    _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number), privacy, align, isPublic: true)
  }

  /// A number, which is for everybody if nothing else is said.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number), privacy, align, isPublic: true)
  }

  /// A number, which is for everybody if nothing else is said.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number)), privacy, align, isPublic: true)
  }

  /// A number, which is for everybody if nothing else is said.
  public mutating func appendInterpolation(
    _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number)), privacy, align, isPublic: true)
  }

  /// A truth value, which is for everybody if nothing else is said.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format == .answer ? (boolean ? "YES" : "NO") : (boolean ? "true" : "false"), privacy, .none, isPublic: true)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var explicitSign = false
  private var prefix = ""
  private var minDigits = 0
  private var uppercase = false

  /// With the digits 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In base 16.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// In base 8.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// With the digits 0 to 9: at least so many of them, and a plus where that is wanted.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(explicitSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// In base 16.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", minDigits: minDigits(),
      uppercase: uppercase)
  }

  /// In base 8.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", minDigits: minDigits(),
      uppercase: uppercase)
  }

  func text(of number: some FixedWidthInteger) -> String {
    var digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let missing = min(minDigits, 100) - digits.count
    if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
    return (number < 0 ? "-" : explicitSign ? "+" : "") + prefix + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private var conversion: Character
  private var precision: Int?
  private var explicitSign = false

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  /// In base 16.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// As short as may be.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// With so many digits behind the point.
  public static func fixed(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// With an exponent, and so many digits behind the point.
  public static func exponential(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(conversion: "e", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// As short as may be, with so many digits.
  public static func hybrid(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision(), explicitSign: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\(min(max($0, 0), 100))" } ?? ""
    return String(format: "%\(explicitSign ? "+" : "")\(digits)\(conversion)", number)
  }
}
