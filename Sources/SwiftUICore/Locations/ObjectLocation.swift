import Observation

/// A property of an object (behaviours 37, 67).
final class ObjectLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    // Whoever makes a binding to a property depends on it, as in SwiftUI.
    let value = object[keyPath: keyPath]
    super.init(captured: object is any Observable ? nil : value)
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func peek() -> Value? { object[keyPath: keyPath] }

  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
