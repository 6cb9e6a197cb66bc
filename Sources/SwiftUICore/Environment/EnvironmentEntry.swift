/// The value of one key in one scope.
package class EnvironmentEntry: DependencySource {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) {
    self.key = key
  }

  /// Exchanges values with another entry for the same key. Returns whether they differ.
  func takeValue(of other: EnvironmentEntry) -> Bool { preconditionFailure("an entry has a value") }

  /// Another one with the same value, which nobody has read.
  var copy: EnvironmentEntry { preconditionFailure("an entry has a value") }

  /// Another one with the value that nobody has written.
  var copyWithDefault: EnvironmentEntry { preconditionFailure("an entry has a value") }

  override final var kind: Kind { .environment }
  override final var isInherited: Bool { true }

  var description: String { "" }

  /// The type of the object that this entry supplies, if it supplies one.
  var objectTypeName: String? { nil }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }

  override func takeValue(of other: EnvironmentEntry) -> Bool {
    let other = unsafeDowncast(other, to: TypedEnvironmentEntry<Key>.self)
    if ValueComparator.of(Key.Value.self)(value, other.value) { return false }
    swap(&value, &other.value)
    return true
  }

  override var copy: EnvironmentEntry { TypedEnvironmentEntry(value) }
  override var copyWithDefault: EnvironmentEntry { TypedEnvironmentEntry(Key.defaultValue) }

  override var objectTypeName: String? {
    guard let key = Key.self as? any EnvironmentObjectKeyProtocol.Type, (value as Any?) != nil else { return nil }
    return key.objectTypeName
  }

  override var name: String { Key.readableName }

  override var description: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }
}
