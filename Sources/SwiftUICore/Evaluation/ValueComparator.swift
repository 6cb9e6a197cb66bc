@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same as far as a view can see. Made once per type.
///
/// The rule, in this order: dynamic properties decide for themselves; plain bits are compared as bits; then `==` where the type
/// is `Equatable`; then field by field. Equal bits are always equal values, which is how references compare by identity; a
/// closure is the same only if it is the very same closure (behaviours 136 to 139).
// Unchecked: the closure captures offsets, sizes and types, nothing that changes.
struct ValueComparator: @unchecked Sendable {
  typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let areEqual: Equality
  /// How many bytes to compare from the beginning, where that is all; 0 where all values are the same.
  private let byteCount: Int?

  // Not a tuple: a function in an array of tuples is called through two more.
  private struct FieldEquality {
    let offset: Int
    let areEqual: Equality
  }

  @inline(__always)
  func callAsFunction<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { left in withUnsafePointer(to: rhs) { areEqual(left, $0) } }
  }

  /// The same for values that stay in memory where they are.
  @inline(__always)
  func callAsFunction<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    if let byteCount { haveSameBits(lhs, rhs, byteCount) } else { areEqual(lhs, rhs) }
  }

  /// The comparator for a type. O(1) after the first time.
  static func of<Value>(_ type: Value.Type) -> ValueComparator {
    cache.value(for: type) { make(type) }
  }

  private static let cache = TypeCache<ValueComparator>()

  private static func make<Value>(_ type: Value.Type) -> ValueComparator {
    comparator(of: type, isView: false)
  }

  /// For a view's own value: a type made of plain bits is compared as bits even if it has an `==`.
  static func ofView<Value>(_ type: Value.Type) -> ValueComparator {
    comparator(of: type, isView: true)
  }

  /// The names of the stored properties in which two values of a view differ. Slow: for traces.
  static func differingProperties<Value>(_ lhs: Value, _ rhs: Value) -> [String] {
    var names: [String] = []
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        _ = _forEachField(of: Value.self) { name, offset, fieldType, kind in
          func compare<Field>(_ field: Field.Type) {
            let comparator = kind == .struct || kind == .tuple ? comparator(of: field, isView: true) : leaf(of: field)
            if comparator.areEqual(UnsafeRawPointer(left) + offset, UnsafeRawPointer(right) + offset) { return }
            names.append(PropertyName(String(cString: name)).wrapped)
          }
          _openExistential(fieldType, do: compare)
          return true
        }
      }
    }
    return names
  }

  private static func comparator<Value>(of type: Value.Type, isView: Bool) -> ValueComparator {
    if let property = type as? any ComparableProperty.Type { return ValueComparator(property) }
    if type is AnyClass { return bits(MemoryLayout<Value>.size) }
    let isPlain = _isPOD(type)
    if !(isPlain && isView), let equatable = type as? any Equatable.Type { return equality(of: equatable) }
    // What stands behind a protocol has fields, and its type alone has none: asked for them, the runtime looks for a value. Classes
    // are compared above: what is left of them are kinds without a name, such as protocols with constraints.
    if [.existential, .class].contains(EnumLayout.kind(of: type)) { return leaf(of: type) }
    var fields: [FieldEquality] = []
    var byteCount: Int? = 0
    var isStruct = false
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      isStruct = true
      func append<Field>(_ field: Field.Type) {
        let comparator = kind == .struct || kind == .tuple ? comparator(of: field, isView: isView) : leaf(of: field)
        if comparator.byteCount == 0 { return }
        fields.append(FieldEquality(offset: offset, areEqual: comparator.areEqual))
        byteCount = byteCount == offset ? comparator.byteCount.map { offset + $0 } : nil
      }
      _openExistential(fieldType, do: append)
      return true
    }
    guard isStruct else { return leaf(of: type) }
    // Only bytes, with nothing in between.
    if let byteCount { return bits(byteCount) }
    if fields.count == 1, fields[0].offset == 0 { return ValueComparator(areEqual: fields[0].areEqual) }
    let list = fields
    return ValueComparator { left, right in
      for field in list where !field.areEqual(left + field.offset, right + field.offset) { return false }
      return true
    }
  }

  /// A value that is not taken apart: `==` if there is one, else its bits.
  private static func leaf<Value>(of type: Value.Type) -> ValueComparator {
    if let property = type as? any ComparableProperty.Type { return ValueComparator(property) }
    if !(type is AnyClass), let equatable = type as? any Equatable.Type { return equality(of: equatable) }
    return bits(MemoryLayout<Value>.size)
  }

  private static func bits(_ count: Int) -> ValueComparator {
    ValueComparator(areEqual: { haveSameBits($0, $1, count) }, byteCount: count)
  }

  private static func equality<Value: Equatable>(of type: Value.Type) -> ValueComparator {
    ValueComparator { left, right in
      call(==, left.assumingMemoryBound(to: Value.self), right.assumingMemoryBound(to: Value.self))
    }
  }

  private init(_ property: any ComparableProperty.Type) {
    areEqual = property.equality ?? { _, _ in true }
    byteCount = property.equality == nil ? 0 : nil
  }

  private init(areEqual: @escaping Equality, byteCount: Int? = nil) {
    self.areEqual = areEqual
    self.byteCount = byteCount
  }
}
