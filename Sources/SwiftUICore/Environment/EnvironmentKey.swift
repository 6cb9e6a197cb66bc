/// Names a value of the environment and its default.
///
/// The type of the key is its identity. `defaultValue` is what a view reads where no ancestor writes the key.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where nothing else is said.
  static var defaultValue: Value { get }
}

extension EnvironmentKey {
  /// The key's name as source has it, for traces: `accountName` for `__Key_accountName`, and the type's own otherwise.
  static var readableName: String {
    let name = String(describing: Self.self)
    if let object = Self.self as? any EnvironmentObjectKeyProtocol.Type { return object.objectTypeName }
    return name.hasPrefix("__Key_") ? String(name.dropFirst(6)) : name
  }
}
