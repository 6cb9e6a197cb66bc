import Synchronization

/// A table from types to values that are made once per type.
final class TypeCache<Value: Sendable>: Sendable {
  private let values = Mutex<[ObjectIdentifier: Value]>([:])

  init() {}

  // Inlined where the type of the values is known: else it, and that of the table, is looked up at each call.
  @inline(__always)
  func value<Key>(for type: Key.Type, _ make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make()
    return values.withLock { stored in
      if let first = stored[key] { return first }
      stored[key] = value
      return value
    }
  }
}
