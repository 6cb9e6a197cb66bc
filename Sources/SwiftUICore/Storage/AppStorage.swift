import Combine
import Foundation

/// A value in `UserDefaults` that views show and change.
///
/// A key that is not there gives the declared default, and nothing is written until the first assignment; an optional property
/// without a default gives nil, and assigning nil removes the key. Where no store is given it is that of `defaultAppStorage(_:)`,
/// else `UserDefaults.standard`. Every view that reads the key of the same store is evaluated when it changes, whoever changes
/// it; an equal value changes nothing. In an `ObservableObject` an assignment announces a change of the object.
///
/// A change that is made with `UserDefaults` itself is seen at the next turn, at the latest after a quarter of a second. An app has its values
/// in a file, within a tenth of a second and before it ends, whichever way they were written; tests have none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  // Behaviours 21 and 153 to 157.

  private let key: String
  private let store: UserDefaults?
  private let coding: StoredCoding<Value>
  private let defaultValue: Value
  private var location: StoredLocation<Value>?

  fileprivate init(_ defaultValue: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
    self.defaultValue = defaultValue
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The value. Reading it in a body makes it a dependency.
  public var wrappedValue: Value {
    get { resolvedLocation.read() }
    nonmutating set { resolvedLocation.write(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: resolvedLocation) }

  private var resolvedLocation: StoredLocation<Value> { location ?? makeLocation(in: store ?? .standard) }

  private func makeLocation(in store: UserDefaults) -> StoredLocation<Value> {
    StoredLocation(StoredEntry.of(key, in: store), defaultValue, coding)
  }

  /// Reads and writes the property of an object. The compiler calls it for each access in a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      func announce(_ object: some ObservableObject) { (object.objectWillChange as? ObservableObjectPublisher)?.send() }
      if let observable = object as? any ObservableObject { announce(observable) }
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
          let store = property.pointee.store ?? EnvironmentValues(at: owner).defaultAppStorage
          if property.pointee.location?.entry.store === store { return }
          property.pointee.location = property.pointee.makeLocation(in: store)
        },
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location?.entry === source
        },
        hasChanged: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self).pointee
          return property.store == nil && property.location?.entry.store !== EnvironmentValues(at: owner).defaultAppStorage
        }))
  }
}

/// The same key of the same store is the same property; a change of the value comes as an invalidation.
extension AppStorage: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      return left.key == right.key && left.store === right.store
    }
  }
}

/// One value in a store, read as one type.
private final class StoredLocation<Value>: Location<Value> {
  let entry: StoredEntry
  private let defaultValue: Value
  private let coding: StoredCoding<Value>

  init(_ entry: StoredEntry, _ defaultValue: Value, _ coding: StoredCoding<Value>) {
    self.entry = entry
    self.defaultValue = defaultValue
    self.coding = coding
    super.init()
  }

  override func read() -> Value {
    entry.recordRead()
    return entry.object.flatMap(coding.decode) ?? defaultValue
  }

  override func write(_ value: Value) { entry.write(coding.encode(value)) }

  override func isSamePlace(as other: Location<Value>) -> Bool { (other as? StoredLocation<Value>)?.entry === entry }

  override func depends(on source: DependencySource) -> Bool { source === entry }
}

/// How values of one type stand in a store.
struct StoredCoding<Value> {
  /// Gives nil for an object of another type: then the property has its default.
  let decode: (Any) -> Value?
  /// Gives nil to remove the key.
  let encode: (Value) -> Any?
}

extension StoredCoding {
  static var bool: StoredCoding<Bool> { .init(decode: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, encode: { $0 }) }
  static var int: StoredCoding<Int> { .init(decode: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, encode: { $0 }) }
  static var double: StoredCoding<Double> { .init(decode: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, encode: { $0 }) }
  static var string: StoredCoding<String> { .init(decode: { $0 as? String }, encode: { $0 }) }
  static var data: StoredCoding<Data> { .init(decode: { $0 as? Data }, encode: { $0 }) }
  static var date: StoredCoding<Date> { .init(decode: { $0 as? Date }, encode: { $0 }) }

  /// As text: `UserDefaults` on Linux keeps only the path of a URL.
  static var url: StoredCoding<URL> {
    .init(
      decode: { ($0 as? String).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) } },
      encode: { $0.absoluteString })
  }

  static func raw<Raw>(_ coding: StoredCoding<Raw>) -> StoredCoding<Value> where Value: RawRepresentable, Value.RawValue == Raw {
    .init(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }

  var optional: StoredCoding<Value?> { .init(decode: { decode($0).map(Optional.some) }, encode: { $0.flatMap(encode) }) }
}

extension AppStorage where Value == Bool {
  /// Keeps a Boolean value under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .bool) }
}

extension AppStorage where Value == Int {
  /// Keeps an integer under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .int) }
}

extension AppStorage where Value == Double {
  /// Keeps a number under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .double) }
}

extension AppStorage where Value == String {
  /// Keeps a string under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .string) }
}

extension AppStorage where Value == URL {
  /// Keeps a URL under a key, as text, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .url) }
}

extension AppStorage where Value == Data {
  /// Keeps data under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .data) }
}

extension AppStorage where Value == Date {
  /// Keeps a date under a key, with the value of a key that is not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .date) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value by its integer under a key. A key that is not there, or holds no such integer, gives `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(wrappedValue, key, store, .raw(.int)) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value by its string under a key. A key that is not there, or holds no such string, gives `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean value, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredCoding<Bool>.bool.optional)
  }

  /// Keeps an integer, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredCoding<Int>.int.optional)
  }

  /// Keeps a number, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredCoding<Double>.double.optional)
  }

  /// Keeps a string, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredCoding<String>.string.optional)
  }

  /// Keeps a URL, or nothing, under a key, as text.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredCoding<URL>.url.optional)
  }

  /// Keeps data, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredCoding<Data>.data.optional)
  }

  /// Keeps a date, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredCoding<Date>.date.optional)
  }

  /// Keeps a value by its integer, or nothing, under a key. An integer of no value is read as nil.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, store, StoredCoding<Raw>.raw(.int).optional)
  }

  /// Keeps a value by its string, or nothing, under a key. A string of no value is read as nil.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, store, StoredCoding<Raw>.raw(.string).optional)
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store for `@AppStorage` properties in this view that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentModifier { $0.defaultAppStorage = store })
  }
}

extension Scene {
  /// The store for `@AppStorage` properties in the windows of this scene that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
