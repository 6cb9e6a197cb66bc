import Foundation

/// Makes a value of a type out of nothing, where something has to stand for one that cannot be decoded: numbers are 0, texts and
/// collections are empty, optionals nil, enums without associated values their first case.
struct BlankDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Nil for a type that nothing can stand for.
  static func value<Value>(of type: Value.Type) -> Value? {
    if let scalar = type as? any ScalarValue.Type { return scalar.empty as? Value }
    if let value = firstCase(of: type) { return value }
    guard let decodable = type as? any Decodable.Type else { return nil }
    if let value = (try? decodable.init(from: BlankDecoder())) as? Value { return value }
    // An enum that has neither raw nor associated values.
    return MemoryLayout<Value>.size == 1 ? zero(type) : nil
  }

  private static func firstCase<Value>(of type: Value.Type) -> Value? {
    func first<Cases: CaseIterable>(_ type: Cases.Type) -> Value? { Cases.allCases.first as? Value }
    if let enumeration = type as? any CaseIterable.Type { return first(enumeration) }
    // The cases of such an enum are numbered in a byte, or there is one, of no bytes. What else has a raw value and fits into a
    // byte is a number itself.
    return type is any RawRepresentable.Type && MemoryLayout<Value>.size <= 1 ? zero(type) : nil
  }

  private static func zero<Value>(_ type: Value.Type) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
      UnsafeMutableRawPointer(place.baseAddress!).storeBytes(of: 0, as: UInt8.self)
      return place.baseAddress!.move()
    }
  }

  struct NothingThere: Error {}

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> { KeyedDecodingContainer(Keyed()) }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed() }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single() }

  private static func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let value = value(of: type) else { throw NothingThere() }
    return value
  }

  private struct Single: SingleValueDecodingContainer {
    let codingPath: [any CodingKey] = []
    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoded(type) }
  }

  /// Has every key, but none that a dictionary would take.
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []
    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoded(type) }
    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed<Nested>())
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { Unkeyed() }
    func superDecoder() -> any Decoder { BlankDecoder() }
    func superDecoder(forKey key: Key) -> any Decoder { BlankDecoder() }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let codingPath: [any CodingKey] = []
    let count: Int? = 0
    let isAtEnd = true
    let currentIndex = 0
    func decodeNil() throws -> Bool { throw NothingThere() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw NothingThere() }
    func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> { throw NothingThere() }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NothingThere() }
    func superDecoder() throws -> any Decoder { throw NothingThere() }
  }
}
