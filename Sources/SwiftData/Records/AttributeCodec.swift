import Foundation

/// How the values of one property become those of stores, and back.
class AttributeCodec: @unchecked Sendable {
  // Unchecked: subclasses have constants only.

  /// Whether code of the app runs, which may fail.
  var isCoded: Bool { false }
  /// - Throws: What the value's own code throws.
  func encode(_ value: Any) throws -> StoredValue { fatalError("A codec encodes.") }
  /// - Throws: What the value's own code throws, and `UnfitValue` where the store has something else.
  func decode(_ stored: StoredValue) throws -> Any { fatalError("A codec decodes.") }

  /// The type of a column for the values.
  var columnType: String { "TEXT" }
  /// The type that is written, as files name it: those of one kind of column do not take each other's values.
  var storedType: String { "JSON" }
  /// What an object shows that never had a row, or whose value cannot be decoded; nil where nobody knows such a value.
  var empty: Any? { nil }
  /// What there is to know of the values of an enum that is kept by its raw values; nil for other types.
  var cases: RawCases? { nil }

  struct UnfitValue: Error, CustomStringConvertible {
    let stored: StoredValue
    let type: Any.Type
    var description: String { "\(stored) is no \(type)" }
  }

  /// Nil for a type that cannot be stored.
  static func make<Value>(for type: Value.Type) -> AttributeCodec? {
    if let scalar = type as? any ScalarValue.Type { return scalar.codec }
    if let optional = type as? any AnyOptional.Type { return optional.codec }
    if let raw = type as? any (RawRepresentable & Codable).Type, let codec = raw.rawCodec { return codec }
    if let coded = type as? any Codable.Type { return coded.codec }
    return nil
  }
}

extension ScalarValue {
  fileprivate static var codec: AttributeCodec { ScalarCodec<Self>() }
}

extension RawRepresentable {
  fileprivate static var rawCodec: AttributeCodec? {
    (RawValue.self as? any ScalarValue.Type).map { RawCodec<Self>($0.codec) }
  }
}

extension Decodable where Self: Encodable {
  fileprivate static var codec: AttributeCodec { JSONCodec<Self>() }
}

private final class ScalarCodec<Value: ScalarValue>: AttributeCodec, @unchecked Sendable {
  override var empty: Any? { Value.empty }
  override var storedType: String { "\(Value.self)" }
  override var columnType: String {
    switch Value.empty.stored {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .data: "BLOB"
    case .text, .null: "TEXT"
    }
  }

  override func encode(_ value: Any) -> StoredValue { (value as! Value).stored }
  override func decode(_ stored: StoredValue) throws -> Any {
    guard let value = Value(stored: stored) else { throw UnfitValue(stored: stored, type: Value.self) }
    return value
  }
}

/// An enum, or another type, that is kept by its raw value.
private final class RawCodec<Value: RawRepresentable>: AttributeCodec, @unchecked Sendable {
  private let raw: AttributeCodec
  private let rawCases: RawCases?

  init(_ raw: AttributeCodec) {
    self.raw = raw
    func cases<Cases: CaseIterable & Equatable & RawRepresentable>(_ type: Cases.Type) -> RawCases? { RawCases(type) }
    rawCases = (Value.self as? any (CaseIterable & Equatable & RawRepresentable).Type).flatMap { cases($0) }
  }

  override var columnType: String { raw.columnType }
  override var cases: RawCases? { rawCases }
  override var storedType: String { raw.storedType }
  override var empty: Any? { BlankDecoder.value(of: Value.self) }
  /// A raw value that is no case any more.
  override var isCoded: Bool { true }
  override func encode(_ value: Any) throws -> StoredValue { try raw.encode((value as! Value).rawValue) }
  override func decode(_ stored: StoredValue) throws -> Any {
    guard let raw = try raw.decode(stored) as? Value.RawValue, let value = Value(rawValue: raw) else {
      throw UnfitValue(stored: stored, type: Value.self)
    }
    return value
  }
}

/// Any other value: as JSON, with sorted keys, so that equal values have equal texts.
private final class JSONCodec<Value: Codable>: AttributeCodec, @unchecked Sendable {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  override init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  }

  override var isCoded: Bool { true }
  override var empty: Any? { BlankDecoder.value(of: Value.self) }
  override func encode(_ value: Any) throws -> StoredValue {
    .text(String(decoding: try encoder.encode(value as! Value), as: UTF8.self))
  }

  override func decode(_ stored: StoredValue) throws -> Any {
    guard case .text(let text) = stored else { throw UnfitValue(stored: stored, type: Value.self) }
    return try decoder.decode(Value.self, from: Data(text.utf8))
  }
}

// MARK: Optionals and arrays

protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  static var nilValue: Any { get }
  /// What is in an optional of this type; nil for nil.
  static func flattened(_ optional: Any) -> Any?
  static var codec: AttributeCodec? { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  static var nilValue: Any { (nil as Wrapped?) as Any }
  static func flattened(_ optional: Any) -> Any? { optional as! Wrapped? }
  static var codec: AttributeCodec? { AttributeCodec.make(for: Wrapped.self).map { OptionalCodec<Wrapped>($0) } }
}

private final class OptionalCodec<Wrapped>: AttributeCodec, @unchecked Sendable {
  private let wrapped: AttributeCodec

  init(_ wrapped: AttributeCodec) {
    self.wrapped = wrapped
  }

  override var columnType: String { wrapped.columnType }
  override var storedType: String { wrapped.storedType }
  override var isCoded: Bool { wrapped.isCoded }
  override var cases: RawCases? { wrapped.cases }
  override func encode(_ value: Any) throws -> StoredValue {
    guard let value = value as! Wrapped? else { return .null }
    return try wrapped.encode(value)
  }

  override func decode(_ stored: StoredValue) throws -> Any {
    stored == .null ? Wrapped?.none as Any : Wrapped?.some(try wrapped.decode(stored) as! Wrapped) as Any
  }
}

protocol AnyArray {
  static var elementType: Any.Type { get }
}

extension Array: AnyArray {
  static var elementType: Any.Type { Element.self }
}
