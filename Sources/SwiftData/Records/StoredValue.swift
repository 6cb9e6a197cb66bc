import Foundation

/// A value as stores have it: one of the few types that databases know.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)

  /// What a store has that was given this value: SQLite keeps no NaN.
  var asStored: StoredValue {
    if case .real(let number) = self, number.isNaN { return .null }
    return self
  }

  /// Whether a store that was given a value has this one for it.
  func isStored(of value: StoredValue) -> Bool {
    self == value.asStored
  }
}

/// An object as stores have it: a value for each slot. Slots whose values are elsewhere, as those of to-many relationships, are null.
struct StoredRow: Sendable {
  let key: Int64
  /// One more with each save that changed it.
  var revision: Int
  var values: [StoredValue]
}

/// A type whose values stores have as they are.
protocol ScalarValue {
  init?(stored: StoredValue)
  var stored: StoredValue { get }
  /// What an object shows that never had a row.
  static var empty: Self { get }
}

extension ScalarValue where Self: FixedWidthInteger {
  static var empty: Self { 0 }

  init?(stored: StoredValue) {
    guard case .integer(let number) = stored, let value = Self(exactly: number) else { return nil }
    self = value
  }

  var stored: StoredValue { .integer(Int64(self)) }
}

extension Int: ScalarValue {}
extension Int8: ScalarValue {}
extension Int16: ScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {}
extension UInt8: ScalarValue {}
extension UInt16: ScalarValue {}
extension UInt32: ScalarValue {}

/// By the bits: half of the values do not fit.
extension UInt64: ScalarValue {
  init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = UInt64(bitPattern: number)
  }

  var stored: StoredValue { .integer(Int64(bitPattern: self)) }
}

extension UInt: ScalarValue {
  init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = UInt(bitPattern: Int(number))
  }

  var stored: StoredValue { .integer(Int64(Int(bitPattern: self))) }
}

extension Bool: ScalarValue {
  static var empty: Bool { false }

  init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number != 0
  }

  var stored: StoredValue { .integer(self ? 1 : 0) }
}

// SQLite has no NaN: it stores NULL instead. Where no value cannot be meant, that is what it was.

extension Double: ScalarValue {
  static var empty: Double { 0 }

  init?(stored: StoredValue) {
    if stored == .null {
      self = .nan
      return
    }
    guard case .real(let number) = stored else { return nil }
    self = number
  }

  var stored: StoredValue { .real(self) }
}

extension Float: ScalarValue {
  static var empty: Float { 0 }

  init?(stored: StoredValue) {
    if stored == .null {
      self = .nan
      return
    }
    guard case .real(let number) = stored else { return nil }
    self = Float(number)
  }

  var stored: StoredValue { .real(Double(self)) }
}

/// The exact number that a date is made of.
extension Date: ScalarValue {
  static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }

  init?(stored: StoredValue) {
    if stored == .null {
      self.init(timeIntervalSinceReferenceDate: .nan)
      return
    }
    guard case .real(let number) = stored else { return nil }
    self.init(timeIntervalSinceReferenceDate: number)
  }

  var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension String: ScalarValue {
  static var empty: String { "" }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }

  var stored: StoredValue { .text(self) }
}

extension URL: ScalarValue {
  static var empty: URL { URL(fileURLWithPath: "/dev/null") }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored, let url = URL(string: text) else { return nil }
    self = url
  }

  var stored: StoredValue { .text(absoluteString) }
}

extension Decimal: ScalarValue {
  static var empty: Decimal { 0 }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored, let number = Decimal(string: text) else { return nil }
    self = number
  }

  var stored: StoredValue { .text(description) }
}

extension Data: ScalarValue {
  static var empty: Data { Data() }

  init?(stored: StoredValue) {
    guard case .data(let data) = stored else { return nil }
    self = data
  }

  var stored: StoredValue { .data(self) }
}

extension UUID: ScalarValue {
  static var empty: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  init?(stored: StoredValue) {
    guard case .data(let data) = stored, data.count == 16 else { return nil }
    let bytes = Array(data)
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  var stored: StoredValue { withUnsafeBytes(of: uuid) { .data(Data($0)) } }
}
