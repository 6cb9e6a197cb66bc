/// A value in the path of a stack, with the type as which it was put there.
///
/// That type finds the destination: an array of a class may have values of its subclasses, one of `AnyHashable` values of any types.
struct PageValue {
  let value: AnyHashable
  let type: Any.Type

  init<Value: Hashable>(_ value: Value) {
    self.value = AnyHashable(value)
    type = Value.self
  }

  init(_ value: AnyHashable, as type: Any.Type) {
    self.value = value
    self.type = type
  }

  /// The type that it is coded as: its own, or that of what is in an erased value. Nil if it cannot be coded.
  var codableType: (any Codable.Type)? {
    type as? any Codable.Type ?? (type == AnyHashable.self ? Swift.type(of: value.base) as? any Codable.Type : nil)
  }

  var typeName: String { "\(type == AnyHashable.self ? Swift.type(of: value.base) : type)" }

  /// Equal values of different types, such as the numbers 1 and 1.0, are not the same page.
  func isSamePage(as other: PageValue) -> Bool {
    type == other.type && value == other.value && Swift.type(of: value.base) == Swift.type(of: other.value.base)
  }
}
