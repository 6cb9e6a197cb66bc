import Foundation

/// Format strings such as `"%lld of %2$@"`, without the traps of C: what does not fit a value never reads foreign memory.
enum StringFormat {
  /// What stands between a percent sign and the letter for a type, without the size of a number in C.
  struct Specifier: Equatable, Sendable {
    var flags = ""
    var conversion: Character = "@"
  }

  enum Piece: Equatable {
    case literal(String)
    /// A value by its place among all values, from 0 on.
    case argument(Int, Specifier)
  }

  /// The parts of a format string. What is no specifier is text.
  static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      rest = rest.dropFirst()
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append("%")
        rest = rest.dropFirst()
      } else if let (place, specifier, after) = specifier(at: rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.argument(place ?? next, specifier))
        if place == nil { next += 1 }
        rest = after
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func specifier(at text: Substring) -> (place: Int?, Specifier, after: Substring)? {
    var rest = text
    var place: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), (1...1000).contains(number) else { return nil }
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "+-0 #'.123456789".contains($0) }
    // Nobody means a number of a thousand digits.
    guard flags.count <= 8, !flags.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count > 2 }) else { return nil }
    rest = rest.dropFirst(flags.count).drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diouxXfFeEgGaAsSc".contains(conversion) else { return nil }
    return (place, Specifier(flags: String(flags), conversion: conversion), rest.dropFirst())
  }
}

extension LocalizedArgument {
  /// The value as a specifier asks for it. A locale of nil is the process's own.
  func string(_ specifier: StringFormat.Specifier, locale: Locale?, formats: TextFormats) -> String {
    let isWhole = "diouxX".contains(specifier.conversion)
    let isFloating = "fFeEgGaA".contains(specifier.conversion)
    func format(_ conversion: String, _ argument: any CVarArg) -> String {
      String(format: "%\(specifier.flags)\(conversion)", locale: locale ?? .current, argument)
    }
    switch self {
    case .string(let string): return string
    case .value(let value): return value.value.string(in: formats)
    case .text(let text): return text.string(in: EnvironmentValues())
    case .integer(let value):
      if isFloating { return format("\(specifier.conversion)", Double(value)) }
      if !specifier.flags.isEmpty || "ouxX".contains(specifier.conversion), isWhole {
        return format("ll\(specifier.conversion == "i" ? "d" : specifier.conversion)", value)
      }
      return Self.grouped(value, locale)
    case .unsigned(let value):
      if isFloating { return format("\(specifier.conversion)", Double(value)) }
      if !specifier.flags.isEmpty || "oxX".contains(specifier.conversion), isWhole {
        return format("ll\("di".contains(specifier.conversion) ? "u" : specifier.conversion)", value)
      }
      return Self.grouped(value, locale)
    case .number(let value):
      if isWhole, let whole = Int64(exactly: value.rounded(.towardZero)) { return Self.grouped(whole, locale) }
      return isFloating ? format("\(specifier.conversion)", value) : format("f", value)
    }
  }

  /// Digits in groups, as the locale has them.
  private static func grouped<Value: BinaryInteger>(_ value: Value, _ locale: Locale?) -> String {
    guard let locale else { return value.magnitude < 1000 ? value.description : value.formatted() }
    return IntegerFormatStyle<Value>(locale: locale).format(value)
  }
}
