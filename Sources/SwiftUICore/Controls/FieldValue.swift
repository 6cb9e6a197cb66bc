import Foundation

/// What a text field shows of a value, and how it turns a text into one.
struct FieldValue {
  /// The value as a text.
  let text: (TextFormats) -> String
  /// Writes what a text says. A text that says nothing of the kind is left alone.
  let commit: (String, TextFormats) -> Void

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    text = { format.adapted(to: $0).format(value.wrappedValue) }
    commit = { if let new = try? format.adapted(to: $1).parseStrategy.parse($0) { value.wrappedValue = new } }
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    text = { formats in value.wrappedValue.map { format.adapted(to: formats).format($0) } ?? "" }
    commit = { text, formats in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.adapted(to: formats).parseStrategy.parse(text) {
        value.wrappedValue = new
      }
    }
  }

  nonisolated init<Value>(_ value: Binding<Value>, formatter: Formatter) {
    nonisolated(unsafe) let formatter = formatter
    text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    commit = { text, _ in if let new = Self.value(of: text, by: formatter, as: Value.self) { value.wrappedValue = new } }
  }

  /// Formatters of an app's own have no way back from a text here: only one for strings takes it.
  private static func value<Value>(of text: String, by formatter: Formatter, as type: Value.Type) -> Value? {
    if let formatter = formatter as? NumberFormatter { return formatter.number(from: text).flatMap { number($0, as: type) } }
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? Value }
    return text as? Value
  }

  /// A number of Foundation as one of Swift's.
  private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    switch type {
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
    // There is no infinite one, and Foundation ends the program over it.
    case is Decimal.Type, is Decimal?.Type: number.doubleValue.isFinite ? number.decimalValue as? Value : nil
    case is Int64.Type: number.int64Value as? Value
    case is Int32.Type: number.int32Value as? Value
    case is UInt.Type: number.uintValue as? Value
    default: number as? Value
    }
  }
}
