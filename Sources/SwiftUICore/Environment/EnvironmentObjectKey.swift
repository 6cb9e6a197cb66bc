/// The object of one type that an ancestor has put into the environment, with `environmentObject(_:)` or `environment(_:)`:
/// both use the same key (behaviour 42).
enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentObjectKeyProtocol {
  // What no ancestor supplies may be the application's delegate.
  static var defaultValue: ObjectType? { DelegateObjects.current(ObjectType.self) }
  static var objectTypeName: String { String(describing: ObjectType.self) }
}

/// The keys of objects, for messages that list what is there.
protocol EnvironmentObjectKeyProtocol: EnvironmentKey {
  static var objectTypeName: String { get }
}
