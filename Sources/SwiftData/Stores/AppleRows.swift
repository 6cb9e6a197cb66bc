import Foundation

/// Which columns of Apple's have the values of a model's properties, and the values in the form of this module.
struct AppleRows {
  /// All columns of the table, but for those that no property has.
  let columns: [String]
  /// Columns that properties have to themselves, by these.
  private let own: [String: String]
  /// Those that parts of structures may have.
  private let free: [String]

  /// - Parameter hasNull: Whether a column has rows without a value.
  init(_ layout: EntityLayout, columns: [String], hasNull: (String) throws -> Bool) rethrows {
    let columns = columns.filter { $0.hasPrefix("Z") && !$0.hasPrefix("Z_") }
    let known = Set(columns)
    var own: [String: String] = [:]
    for property in layout.properties {
      let names = [property.name, property.attribute?.originalName, property.relationship?.originalName]
      guard let column = names.compactMap({ $0.map(Self.column) }).first(where: known.contains) else { continue }
      own[property.name] = column
      // A part of a structure may have the same name. The one that always has a value is the property's own.
      guard !property.isOptional, property.target == nil, try hasNull(column) else { continue }
      let others = columns.filter { $0 != column && Self.isNumbered($0, column) }
      if let other = try others.first(where: { try !hasNull($0) }) { own[property.name] = other }
    }
    self.columns = columns
    self.own = own
    free = columns.filter { !own.values.contains($0) }
  }

  /// Whether a column is a further one of a name: these have numbers behind it.
  static func isNumbered(_ column: String, _ name: String) -> Bool {
    column.hasPrefix(name) && column.dropFirst(name.count).allSatisfy(\.isNumber)
  }

  private static func column(_ name: String) -> String { "Z" + name.uppercased() }

  /// What a new object would have.
  static func newValue(of property: ModelProperty) -> StoredValue {
    let value = property.defaultValue() ?? (property.isOptional ? property.none : property.codec?.empty)
    return value.flatMap { try? property.codec?.encode($0) } ?? .null
  }

  func reference(_ property: ModelProperty, _ row: [String: StoredValue]) -> Int64? {
    if let column = own[property.name], case .integer(let number)? = row[column] { number } else { nil }
  }

  /// Nil for one that cannot be read.
  func value(_ property: ModelProperty, _ row: [String: StoredValue]) -> StoredValue? {
    guard let codec = property.codec else { return nil }
    if let column = own[property.name], let value = row[column] {
      if value == .null { return property.isOptional ? .null : nil }
      return Self.converted(value, codec)
    }
    let type = (property.valueType as? any AnyOptional.Type)?.wrappedType ?? property.valueType
    guard let decodable = type as? any Decodable.Type else { return nil }
    let parts = AppleParts(row, free: free)
    let decoded = try? decodable.init(from: parts)
    // Of an optional that is nil all parts are.
    if !parts.hasAny { return property.isOptional && parts.isKnown ? .null : nil }
    guard let decoded, let value = try? codec.encode(decoded) else { return nil }
    return value
  }

  /// A value of one column: as it is, a number where another kind of number is wanted, or the JSON of lists.
  static func converted(_ value: StoredValue, _ codec: AttributeCodec) -> StoredValue? {
    var candidates = [StoreMigration.converted(value, to: codec.columnType)]
    if case .data(let data) = value { candidates = [.text(String(decoding: data, as: UTF8.self))] + candidates.reversed() }
    if codec.columnType == "BLOB" { candidates.insert(value, at: 0) }
    // Once there and back: equal values have equal texts here.
    return candidates.lazy.compactMap(\.self).compactMap { try? codec.encode(codec.decode($0)) }.first
  }
}

/// A structure whose parts have a column each.
private final class AppleParts: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let row: [String: StoredValue]
  private let free: [String]
  /// Whether one of the parts that were asked for has a column.
  private(set) var isKnown = false
  /// Whether one of them has a value.
  private(set) var hasAny = false

  init(_ row: [String: StoredValue], free: [String]) {
    self.row = row
    self.free = free
  }

  struct Unreadable: Error {}

  /// The value of a part; nil if it has no column, or if several may be it.
  fileprivate func stored(_ key: any CodingKey) -> StoredValue? {
    let name = "Z" + key.stringValue.uppercased()
    let columns = free.filter { AppleRows.isNumbered($0, name) }
    guard columns.count == 1, let value = row[columns[0]] else { return nil }
    isKnown = true
    if value != .null { hasAny = true }
    return value
  }

  fileprivate func decode<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value {
    guard let stored = stored(key) else { return try Value(from: self) }
    guard stored != .null, let codec = AttributeCodec.make(for: type), let value = AppleRows.converted(stored, codec),
      let decoded = try codec.decode(value) as? Value
    else { throw Unreadable() }
    return decoded
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> { KeyedDecodingContainer(Keyed(parts: self)) }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unreadable() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Unreadable() }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let parts: AppleParts
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { parts.stored(key).map { $0 != .null } ?? false }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try parts.decode(type, key) }
    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
      parts.container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Unreadable() }
    func superDecoder() throws -> any Decoder { throw Unreadable() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Unreadable() }
  }
}
