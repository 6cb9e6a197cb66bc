import Foundation

/// A value that a scene keeps by a key.
///
/// Views of one scene that use the same key and type share the value, other scenes have their own, and it is lost with the scene.
/// A view that reads it in its body is evaluated again when it changes. Only views can use it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  // Behaviour 158.

  private let key: String
  private let defaultValue: Value
  private var slot: StateSlot<Value?>?

  fileprivate init(_ defaultValue: Value, key: String) {
    self.defaultValue = defaultValue
    self.key = key
  }

  /// The value. Outside a view it is the default, and writing does nothing.
  public var wrappedValue: Value {
    get { (slot?.read() ?? nil) ?? defaultValue }
    nonmutating set { slot?.write(newValue) }
  }

  /// A binding to the value. Outside a view it is a constant one, with a warning.
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
  /// Keeps a Boolean value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == String {
  /// Keeps a string, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == URL {
  /// Keeps a URL, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Data {
  /// Keeps data, with the value that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Date {
  /// Keeps a date, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value with an integer as its raw value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value with a string as its raw value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean value or nothing, which it begins with.
  public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  /// Keeps an integer or nothing, which it begins with.
  public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  /// Keeps a number or nothing, which it begins with.
  public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  /// Keeps a string or nothing, which it begins with.
  public init(_ key: String) where Value == String? { self.init(nil, key: key) }
  /// Keeps a URL or nothing, which it begins with.
  public init(_ key: String) where Value == URL? { self.init(nil, key: key) }
  /// Keeps data or nothing, which it begins with.
  public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
  /// Keeps a date or nothing, which it begins with.
  public init(_ key: String) where Value == Date? { self.init(nil, key: key) }

  /// Keeps a value with an integer as its raw value or nothing, which it begins with.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int { self.init(nil, key: key) }

  /// Keeps a value with a string as its raw value or nothing, which it begins with.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String { self.init(nil, key: key) }
}
