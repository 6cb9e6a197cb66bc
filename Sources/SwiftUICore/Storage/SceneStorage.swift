import Foundation

/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// It is `State` that a scene keeps: views of one scene that use the same key and type share the value, other scenes have their
/// own, and it is lost with the scene. Only views can use it (behaviour 158).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private var slot: StateSlot<Value?>?

  fileprivate init(_ defaultValue: Value, key: String) {
    self.defaultValue = defaultValue
    self.key = key
  }

  /// The underlying value referenced by the state variable. Outside a view it is the default, and writing does nothing.
  public var wrappedValue: Value {
    get { (slot?.read() ?? nil) ?? defaultValue }
    nonmutating set { slot?.write(newValue) }
  }

  /// A binding to the state value.
  public var projectedValue: Binding<Value> {
    guard let slot else {
      Diagnostics.report(.stateNotInstalled)
      return .constant(defaultValue)
    }
    let defaultValue = defaultValue
    return Binding(location: ConvertedLocation(slot, get: { $0 ?? defaultValue }, set: { .some($0) }))
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
          property.pointee.slot = owner.graph.feature(SceneStorageSlots.self).slot(property.pointee.key, Value.self)
        }, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.slot === source
        }))
  }
}

extension SceneStorage: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.key == right.assumingMemoryBound(to: Self.self).pointee.key
    }
  }
}

/// The slots of one scene's properties, by key and type.
final class SceneStorageSlots: GraphFeature {
  private var slots: [String: AnyObject] = [:]
  /// An app has none (behaviour 158).
  var isAvailable = true

  init(in graph: ViewGraph) {}

  func slot<Value>(_ key: String, _ type: Value.Type) -> StateSlot<Value?>? {
    guard isAvailable else { return nil }
    let name = "\(ObjectIdentifier(type).hashValue) \(key)"
    if let slot = slots[name] { return unsafeDowncast(slot, to: StateSlot<Value?>.self) }
    let slot = StateSlot<Value?>(nil, of: PropertyName(key))
    slots[name] = slot
    return slot
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property that can save and restore a Boolean.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Int {
  /// Creates a property that can save and restore an integer.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Double {
  /// Creates a property that can save and restore a double.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == String {
  /// Creates a property that can save and restore a string.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == URL {
  /// Creates a property that can save and restore a URL.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Data {
  /// Creates a property that can save and restore data.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Date {
  /// Creates a property that can save and restore a date.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that can save and restore an integer, transforming it to a `RawRepresentable` data type.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that can save and restore a string, transforming it to a `RawRepresentable` data type.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that can save and restore an optional Boolean.
  public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  /// Creates a property that can save and restore an optional integer.
  public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  /// Creates a property that can save and restore an optional double.
  public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  /// Creates a property that can save and restore an optional string.
  public init(_ key: String) where Value == String? { self.init(nil, key: key) }
  /// Creates a property that can save and restore an optional URL.
  public init(_ key: String) where Value == URL? { self.init(nil, key: key) }
  /// Creates a property that can save and restore optional data.
  public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
  /// Creates a property that can save and restore an optional date.
  public init(_ key: String) where Value == Date? { self.init(nil, key: key) }

  /// Creates a property that can save and restore an optional integer, transforming it to an optional `RawRepresentable` data type.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int { self.init(nil, key: key) }

  /// Creates a property that can save and restore an optional string, transforming it to an optional `RawRepresentable` data type.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String { self.init(nil, key: key) }
}
