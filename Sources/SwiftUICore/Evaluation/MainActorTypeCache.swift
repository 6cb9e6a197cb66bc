/// A table like `TypeCache` for objects that only the main actor asks for: finding one takes no lock and, nearly always, no hash.
@MainActor
final class MainActorTypeCache<Value: AnyObject & Sendable> {
  private struct Entry {
    var key: ObjectIdentifier?
    unowned(unsafe) var value: Value?
  }

  // The newest ones, without references: `all` keeps them. Never freed: such tables live as long as the process.
  private let recent = UnsafeMutablePointer<Entry>.allocate(capacity: 256)
  private var all: [ObjectIdentifier: Value] = [:]

  init() {
    recent.initialize(repeating: Entry(), count: 256)
  }

  @inline(__always)
  func value<Key>(for type: Key.Type, _ make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    // Metadata lies at multiples of 16.
    let address = UInt(bitPattern: key)
    let entry = recent + Int((address >> 4 ^ address >> 12) & 255)
    if entry.pointee.key == key, let value = entry.pointee.value { return value }
    return find(key, entry, make)
  }

  private func find(_ key: ObjectIdentifier, _ entry: UnsafeMutablePointer<Entry>, _ make: () -> Value) -> Value {
    let value = all[key] ?? make()
    all[key] = value
    entry.pointee = Entry(key: key, value: value)
    return value
  }
}
