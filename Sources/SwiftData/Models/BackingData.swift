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
  public var persistentModelID: PersistentIdentifier? { _record.isMaterializing ? nil : _record.identifier }

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

/// Which object a context makes on this thread, so that its property initializers make no key and no record of their own.
enum Materialization {
  private struct Pending {
    let type: ObjectIdentifier
    let backingData: AnyObject
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes the object for a record.
  static func object<Model: PersistentModel>(_ type: Model.Type, _ record: _ModelRecord) -> Model {
    let backingData = _ModelBackingData<Model>(record)
    record.isMaterializing = true
    let outer = pthread_getspecific(threadKey)
    var pending = Pending(type: ObjectIdentifier(type), backingData: backingData)
    let object = withUnsafeMutablePointer(to: &pending) { place in
      pthread_setspecific(threadKey, place)
      defer { pthread_setspecific(threadKey, outer) }
      return Model(backingData: backingData)
    }
    record.isMaterializing = false
    record.bind(object)
    return object
  }

  /// The record of the object of this type that is being made, if one is. The first one who asks is that one.
  static func take<Model: PersistentModel>(_ type: Model.Type) -> _ModelBackingData<Model>? {
    guard let place = pthread_getspecific(threadKey)?.assumingMemoryBound(to: Pending.self),
      place.pointee.type == ObjectIdentifier(type)
    else { return nil }
    pthread_setspecific(threadKey, nil)
    return unsafeDowncast(place.pointee.backingData, to: _ModelBackingData<Model>.self)
  }
}
