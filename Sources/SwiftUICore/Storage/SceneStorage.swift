import Foundation

/// A value that a scene keeps by a key.
///
/// Views of one scene that use the same key and type share the value, and other scenes have their own. A view that reads it in its body is
/// evaluated again when it changes. Only views can use it.
///
/// The host may keep it beyond the scene: a browser does in its tab, up to 16 KB for a value, and gives it to the scene that the tab shows
/// after the app was started again, before `onAppear`. So a person can make it any value of its type: check it as you would check what is
/// typed. What is kept for a key and is not of the property's type is ignored, with a warning.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  // Behaviour 158.

  private let key: String
  private let defaultValue: Value
  private let coding: StoredCoding<Value>
  private var slot: SceneSlot<Value>?

  fileprivate init(_ defaultValue: Value, key: String, _ coding: StoredCoding<Value>) {
    self.defaultValue = defaultValue
    self.key = key
    self.coding = coding
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
          property.pointee.slot = owner.graph.feature(SceneStorageSlots.self)
            .slot(property.pointee.key, property.pointee.coding)
        }, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.slot?.depends(on: source) == true
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

extension SceneStorage where Value == Bool {
  /// Keeps a Boolean value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .bool) }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .int) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .double) }
}

extension SceneStorage where Value == String {
  /// Keeps a string, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .string) }
}

extension SceneStorage where Value == URL {
  /// Keeps a URL, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .url) }
}

extension SceneStorage where Value == Data {
  /// Keeps data, with the value that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .data) }
}

extension SceneStorage where Value == Date {
  /// Keeps a date, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .date) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value with an integer as its raw value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .raw(.int)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value with a string as its raw value, with the one that it begins with.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key, .raw(.string)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean value or nothing, which it begins with.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key: key, StoredCoding<Bool>.bool.optional)
  }
  /// Keeps an integer or nothing, which it begins with.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key: key, StoredCoding<Int>.int.optional)
  }
  /// Keeps a number or nothing, which it begins with.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key: key, StoredCoding<Double>.double.optional)
  }
  /// Keeps a string or nothing, which it begins with.
  public init(_ key: String) where Value == String? {
    self.init(nil, key: key, StoredCoding<String>.string.optional)
  }
  /// Keeps a URL or nothing, which it begins with.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key: key, StoredCoding<URL>.url.optional)
  }
  /// Keeps data or nothing, which it begins with.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key: key, StoredCoding<Data>.data.optional)
  }
  /// Keeps a date or nothing, which it begins with.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key: key, StoredCoding<Date>.date.optional)
  }

  /// Keeps a value with an integer as its raw value or nothing, which it begins with.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key: key, StoredCoding<Raw>.raw(.int).optional)
  }

  /// Keeps a value with a string as its raw value or nothing, which it begins with.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key: key, StoredCoding<Raw>.raw(.string).optional)
  }
}
