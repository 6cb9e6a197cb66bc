import Foundation
import Observation

/// One property of a model: how it is declared, and how its values are kept.
// Unchecked: all is set before an `EntityLayout` is published, and key paths never change.
class ModelProperty: @unchecked Sendable {
  enum Kind {
    /// Without a codec the type cannot be stored.
    case attribute(AttributeCodec?)
    case toOne(any PersistentModel.Type)
    case toMany(any PersistentModel.Type)
  }

  let name: String
  let keyPath: AnyKeyPath
  let valueType: Any.Type
  let isOptional: Bool
  let kind: Kind
  private(set) var attribute: Schema.Attribute?
  private(set) var relationship: Schema.Relationship?
  /// Its place among the model's properties.
  fileprivate(set) var slot = 0
  fileprivate(set) unowned(unsafe) var layout: EntityLayout!
  /// The optional's nil, where there is one.
  let none: Any?

  init<Value>(_ name: String, _ keyPath: AnyKeyPath, _ type: Value.Type, _ metadata: (any SchemaProperty)?) {
    self.name = name
    self.keyPath = keyPath
    valueType = type
    let optional = type as? any AnyOptional.Type
    isOptional = optional != nil
    none = optional?.nilValue
    let inner = optional?.wrappedType ?? type
    if let target = inner as? any PersistentModel.Type {
      kind = .toOne(target)
    } else if let array = inner as? any AnyArray.Type, let target = array.elementType as? any PersistentModel.Type {
      kind = .toMany(target)
    } else {
      kind = .attribute(AttributeCodec.make(for: type))
    }
    describe(metadata)
  }

  private func describe(_ metadata: (any SchemaProperty)?) {
    guard let target else {
      var attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
      attribute.name = name
      attribute.isOptional = isOptional
      attribute.valueType = valueType
      self.attribute = attribute
      return
    }
    var relationship = metadata as? Schema.Relationship ?? Schema.Relationship()
    relationship.name = name
    relationship.isOptional = isOptional
    relationship.valueType = valueType
    relationship.destination = EntityLayout.name(of: target)
    relationship.isToOneRelationship = !isToMany
    self.relationship = relationship
    isDeclaredRelationship = metadata is Schema.Relationship
  }

  private(set) var isDeclaredRelationship = false

  fileprivate func place(_ slot: Int, in layout: EntityLayout) {
    self.slot = slot
    self.layout = layout
  }

  /// The model that a relationship refers to.
  var target: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type): type
    }
  }

  var isToMany: Bool { if case .toMany = kind { true } else { false } }
  var isToOne: Bool { if case .toOne = kind { true } else { false } }
  var codec: AttributeCodec? { if case .attribute(let codec) = kind { codec } else { nil } }
  var isEphemeral: Bool { attribute?.isTransient ?? false }
  var isUnique: Bool { attribute?.isUnique ?? relationship?.options.contains(.unique) ?? false }
  var fullName: String { "\(layout.name).\(name)" }

  var relationshipWithInverse: Schema.Relationship? {
    guard var relationship else { return nil }
    relationship.inverseName = inverse?.name
    relationship.inverseKeyPath = inverse?.keyPath
    return relationship
  }

  /// The other side of a relationship.
  var inverse: ModelProperty? { layout.inverses[slot] }

  /// Whether it is a `let`, whose value is in the object itself.
  var isConstant: Bool { !(keyPath is any AnyReferenceWritableKeyPath) }

  /// The value of the declaration, made anew.
  func defaultValue() -> Any? { nil }
  /// Reads the property of an object, for constants.
  func read(from object: AnyObject) -> Any? { nil }
  /// Whether a sort descriptor is nothing but the order of this property's values.
  func isOrder(of descriptor: Any) -> Bool { false }
  /// Lets readers of the property know around a change of it.
  func willChange(_ record: _ModelRecord) {}
  func didChange(_ record: _ModelRecord) {}

  /// Changes the property's value and lets its readers know. They may run code of the app, so nothing is in use here.
  final func mutate(_ record: _ModelRecord, _ change: () -> Void) {
    willChange(record)
    change()
    didChange(record)
  }
}

/// The property with its types, which Observation needs.
final class TypedModelProperty<Model: PersistentModel, Value>: ModelProperty, @unchecked Sendable {
  private let typedKeyPath: KeyPath<Model, Value>
  private let makeDefault: (() -> Value)?

  init(_ name: String, _ keyPath: KeyPath<Model, Value>, _ makeDefault: (() -> Value)?, _ metadata: (any SchemaProperty)?) {
    typedKeyPath = keyPath
    self.makeDefault = makeDefault
    super.init(name, keyPath, Value.self, metadata)
  }

  override func defaultValue() -> Any? { makeDefault.map { $0() } }
  override func read(from object: AnyObject) -> Any? { (object as? Model)?[keyPath: typedKeyPath] }

  override func isOrder(of descriptor: Any) -> Bool {
    guard let descriptor = descriptor as? SortDescriptor<Model> else { return false }
    func isOrder<Other: Comparable>(_ type: Other.Type) -> Bool {
      func isSame<Part>(_ path: KeyPath<Model, Part>, _ make: (any KeyPath<Model, Part> & Sendable) -> SortDescriptor<Model>)
        -> Bool
      {
        // Key paths never change.
        make(unsafeBitCast(path, to: (any KeyPath<Model, Part> & Sendable).self)) == descriptor
      }
      if let path = keyPath as? KeyPath<Model, Other> { return isSame(path) { SortDescriptor($0, order: descriptor.order) } }
      if let path = keyPath as? KeyPath<Model, Other?> { return isSame(path) { SortDescriptor($0, order: descriptor.order) } }
      return false
    }
    let type = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
    return (type as? any Comparable.Type).map { isOrder($0) } ?? false
  }

  override func willChange(_ record: _ModelRecord) {
    guard let model = record.model else { return }
    record.registrar.willSet(unsafeDowncast(model, to: Model.self), keyPath: typedKeyPath)
  }

  override func didChange(_ record: _ModelRecord) {
    guard let model = record.model else { return }
    record.registrar.didSet(unsafeDowncast(model, to: Model.self), keyPath: typedKeyPath)
  }
}

/// Key paths that can be written through, whatever their types.
private protocol AnyReferenceWritableKeyPath {}
extension ReferenceWritableKeyPath: AnyReferenceWritableKeyPath {}

extension EntityLayout {
  /// Gives properties their slots.
  func place(_ properties: [ModelProperty]) {
    for (slot, property) in properties.enumerated() { property.place(slot, in: self) }
  }
}
