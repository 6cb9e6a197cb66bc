import Foundation

/// The record of an object of a model.
public protocol BackingData<Model>: AnyObject {
  associatedtype Model: PersistentModel

  var _record: _ModelRecord { get }
}

/// The record, with the type of its object.
final class _ModelBackingData<Model: PersistentModel>: BackingData {
  let _record: _ModelRecord

  init(_ record: _ModelRecord) {
    _record = record
  }
}

extension BackingData {
  /// Which object it is.
  public var persistentModelID: PersistentIdentifier? { _record.isDiscarding ? nil : _record.identifier }

  /// Reads a value.
  public func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    guard let slot = _record.layout.slot(of: keyPath) else {
      fatalError("\(keyPath) is not among the schemaMetadata of \(_record.layout.name): add it there.")
    }
    return _record.value(slot) as! Value
  }

  /// Sets a value, without telling anybody.
  public func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    guard let slot = _record.layout.slot(of: keyPath) else {
      fatalError("\(keyPath) is not among the schemaMetadata of \(_record.layout.name): add it there.")
    }
    let property = _record.layout.properties[slot]
    if property.target == nil { _record.initialize(slot, value) } else { _record.initializeLinks(slot, value) }
  }

  // What initializers set. Part of `@Model`.

  public func _initialize<Value>(_ slot: Int, _ value: Value) { _record.initialize(slot, value) }

  public func _initialize<Other: PersistentModel>(_ slot: Int, _ value: Other?) {
    if let value { _record.initializeLinks(slot, value) } else { _record.initialize(slot, ToOneLink()) }
  }

  public func _initialize<Other: PersistentModel>(_ slot: Int, _ value: Other) { _record.initializeLinks(slot, value) }

  public func _initialize<Other: PersistentModel>(_ slot: Int, _ value: [Other]) {
    if value.isEmpty { _record.initialize(slot, ToManyLinks()) } else { _record.initializeLinks(slot, value) }
  }

  public func _initialize<Other: PersistentModel>(_ slot: Int, _ value: [Other]?) { _initialize(slot, value ?? []) }

  /// The value of a constant, for the object that is made. Part of `@Model`.
  public func _constant<Value>(_ slot: Int, _ keyPath: KeyPath<Model, Value>) -> Value { _record.value(slot) as! Value }
}

/// Takes the place of a stored variable of a model, whose value is in the object's record.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}

/// Which type of object a context makes on this thread, so that its property initializers make no key and no record.
enum Materialization {
  // Another type than objects: a thread's value is a pointer, and metatypes are never freed.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes the object for a record.
  static func object<Model: PersistentModel>(_ type: Model.Type, _ record: _ModelRecord) -> Model {
    let outer = pthread_getspecific(threadKey)
    pthread_setspecific(threadKey, pointer(to: type))
    let object = Model(backingData: _ModelBackingData<Model>(record))
    pthread_setspecific(threadKey, outer)
    record.bind(object)
    return object
  }

  /// Whether an object of this type is being made. The first one who asks is that one.
  static func takes<Model: PersistentModel>(_ type: Model.Type) -> Bool {
    guard let expected = pthread_getspecific(threadKey), expected == pointer(to: type) else { return false }
    pthread_setspecific(threadKey, nil)
    return true
  }

  private static func pointer<Model: PersistentModel>(to type: Model.Type) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
  }
}
