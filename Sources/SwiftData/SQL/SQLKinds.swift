import Foundation

extension SQLKind {
  /// The kind of a type whose values compare in SQL as they do in Swift; nil for all others.
  init?(_ type: Any.Type) {
    switch type {
    case is Bool.Type: self = .bool
    case let type as any (FixedWidthInteger & SignedInteger).Type: self = .integer(type.limits)
    case is UInt.Type, is UInt64.Type: self = .unsigned
    case let type as any (FixedWidthInteger & UnsignedInteger).Type: self = .integer(type.limits)
    case is Double.Type: self = .double
    case is Float.Type: self = .float
    case is Date.Type: self = .date
    case is String.Type: self = .text
    case is URL.Type: self = .url
    case is UUID.Type: self = .uuid
    case is Data.Type: self = .data
    case is PersistentIdentifier.Type: self = .identifier("")
    case is ComparisonResult.Type: self = .comparison
    default: return nil
    }
  }

  /// The kind of a property's values.
  init?(_ property: ModelProperty) {
    if property.codec?.cases != nil {
      self = .cases(ObjectIdentifier(property))
      return
    }
    // What code of the app decodes may be something else than what is stored.
    guard property.codec?.isCoded == false else { return nil }
    self.init((property.valueType as? any AnyOptional.Type)?.wrappedType ?? property.valueType)
    if case .identifier = self { return nil }
    if self == .comparison { return nil }
  }

  /// A constant of this kind as it is stored; nil where SQL has another idea of it.
  func stored(_ constant: Any) -> StoredValue? {
    switch self {
    case .identifier: return (constant as? PersistentIdentifier).map { .integer($0.key) }
    case .comparison: return (constant as? ComparisonResult).map { .integer(Int64($0.rawValue)) }
    case .url:
      // Addresses are equal where their texts and their bases are; what is stored has no base.
      guard let url = constant as? URL, url.baseURL == nil else { return nil }
      return url.stored
    default: return (constant as? any ScalarValue)?.stored
    }
  }

  /// Whether values have an order in SQL that is Swift's.
  var isOrdered: Bool {
    switch self {
    case .integer, .unsigned, .double, .float, .date, .text, .uuid, .identifier: true
    case .bool, .url, .data, .cases, .comparison: false
    }
  }
}

extension FixedWidthInteger {
  fileprivate static var limits: ClosedRange<Int64> { Int64(clamping: min)...Int64(clamping: max) }
}

/// Takes off an optional, if it is one.
func flattened<Value>(_ value: Value) -> Any? {
  guard let optional = Value.self as? any AnyOptional.Type else { return value }
  return optional.flattened(value)
}

/// The cases of an enum that is kept by raw values: which of them are equal is for its own code to say.
struct RawCases {
  /// All that there are now: a file may have others.
  let stored: [StoredValue]
  /// Those that are equal to a value.
  let equal: (_ value: Any) -> [StoredValue]?
  /// Whether two values are equal.
  let areEqual: (_ left: Any, _ right: Any) -> Bool

  /// Nil for a type that is no enum, or whose `allCases` are not all.
  init?<Value: CaseIterable & Equatable & RawRepresentable>(_ type: Value.Type) {
    let cases = Array(Value.allCases)
    let raw = cases.compactMap { ($0.rawValue as? any ScalarValue)?.stored }
    guard let first = cases.first, raw.count == cases.count, Mirror(reflecting: first).displayStyle == .enum,
      Self.caseCount(of: type) == cases.count
    else { return nil }
    stored = raw
    equal = { value in
      guard let value = value as? Value else { return nil }
      return zip(cases, raw).filter { $0.0 == value }.map(\.1)
    }
    areEqual = { left, right in
      guard let left = left as? Value, let right = right as? Value else { return false }
      return left == right
    }
  }

  /// How many cases an enum without associated values has: nil's own bits are the first that no case has.
  private static func caseCount<Value>(of type: Value.Type) -> Int? {
    if MemoryLayout<Value>.size == 0 { return 1 }
    guard MemoryLayout<Value>.size == 1, MemoryLayout<Value?>.size == 1 else { return nil }
    return withUnsafeBytes(of: Value?.none) { Int($0[0]) }
  }

  /// What an object shows where the file has a value that is no case any more. Nil for nil; none where a fetch throws.
  private func fallback(_ property: ModelProperty) -> Any?? {
    (property.defaultValue() ?? property.none).map { value in
      guard let optional = property.valueType as? any AnyOptional.Type else { return value }
      return optional.flattened(value)
    }
  }

  /// Where an object shows nil. Nil where none does.
  func nilCondition(_ column: SQLFragment, _ property: ModelProperty) throws -> SQLFragment? {
    guard property.isOptional else { return nil }
    if case .some(.none) = fallback(property) { return "(\(column) IS NULL OR \(column) NOT IN (\(bind: stored)))" }
    return "(\(column) IS NULL)"
  }

  /// Where an object shows a value that is equal to this one.
  func condition(_ column: SQLFragment, _ property: ModelProperty, equal value: Any) throws -> SQLCondition {
    guard let raw = equal(value) else { throw Untranslatable(property.fullName) }
    let isOne: SQLFragment = "\(column) IN (\(bind: raw))"
    guard case .some(.some(let other)) = fallback(property), areEqual(other, value) else {
      return SQLCondition("COALESCE(\(isOne), 0)", loose: isOne)
    }
    let isStrange: SQLFragment = "\(column) NOT IN (\(bind: stored))"
    if property.isOptional { return SQLCondition("COALESCE(\(isOne) OR \(isStrange), 0)") }
    return SQLCondition("(\(column) IS NULL OR \(isOne) OR \(isStrange))")
  }
}
