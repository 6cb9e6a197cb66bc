import Foundation

/// Objects by objects, where it need keep neither. As on Apple's platforms one thread uses it at a time.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: HeldObject
    let value: HeldObject

    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keys: NSPointerFunctions.Options
  private let values: NSPointerFunctions.Options
  private var table: [Int: [Entry]] = [:]
  /// How many were set since what is gone was taken out.
  private var setCount = 0

  /// Creates a table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    keys = keyOptions
    values = valueOptions
  }

  /// Creates a table that keeps both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates a table that keeps values for as long as their keys are there.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Creates a table that keeps keys for as long as their values are there.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Creates a table that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [(KeyType, ObjectType)] {
    table.values.joined().compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// How many keys are there, with their values.
  open var count: Int { entries.count }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let found = table[HeldObject.hash(aKey, keys)] ?? []
    return found.first { entry in entry.key.object.map { HeldObject.areEqual($0, aKey, keys) } ?? false }?.value.object
      as? ObjectType
  }

  /// Gives a key a value; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = HeldObject.hash(aKey, keys)
    var rest = (table[hash] ?? []).filter { $0.isThere && !($0.key.object.map { HeldObject.areEqual($0, aKey, keys) } ?? false) }
    if let anObject { rest.append(Entry(key: HeldObject(aKey, keys), value: HeldObject(anObject, values))) }
    // What goes may use the table.
    let gone = rest.isEmpty ? table.removeValue(forKey: hash) : table.updateValue(rest, forKey: hash)
    withExtendedLifetime(gone) {}
    setCount += 1
    if setCount > table.count, setCount > 16 { removeGone() }
  }

  /// Takes a key away, with its value.
  open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }

  /// Takes all away.
  open func removeAllObjects() {
    let gone = table
    table = [:]
    withExtendedLifetime(gone) {}
  }

  /// The keys, one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.0)).objectEnumerator() }
  /// The values, one after the other.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.map(\.1)).objectEnumerator() }

  /// The table as a dictionary, of keys that can be.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      entries.compactMap { key, value in (key as? NSObject).map { (AnyHashable($0), value) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Values of keys that are gone are kept until here.
  private func removeGone() {
    setCount = 0
    let before = table
    table = table.compactMapValues { entries in
      let rest = entries.filter(\.isThere)
      return rest.isEmpty ? nil : rest
    }
    withExtendedLifetime(before) {}
  }
}
