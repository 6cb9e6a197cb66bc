import Observation
@_spi(Reflection) import Swift

/// The dynamic properties of a type: where they are and what is done with them before each evaluation. Found once per type.
public struct _PropertyLayout: Sendable {
  /// Brings one property up to date. Gets the property's place in the value and the node that the value belongs to.
  typealias Operation = @MainActor @Sendable (UnsafeMutableRawPointer, any PropertyOwner) -> Void

  struct Property: Sendable {
    let offset: Int
    var name = PropertyName("")
    /// Done when the value is new: gives the property its storage in the node.
    let link: Operation?
    /// Done before every evaluation, after `link`.
    let update: Operation?
    /// Whether an invalidation came through this property.
    var isCause: (@MainActor @Sendable (UnsafeMutableRawPointer, Invalidation) -> Bool)?
    /// Whether the property would get another value now; asked only when the environment has changed.
    var hasChanged: (@MainActor @Sendable (UnsafeMutableRawPointer, any PropertyOwner) -> Bool)?
  }

  private(set) var properties: [Property] = []
  /// What is done with a new value: each property's link and update, in order.
  private(set) var steps: ContiguousArray<Step> = []
  /// What is done with a value that has been linked.
  private(set) var updates: ContiguousArray<Step> = []

  struct Step: Sendable {
    let offset: Int
    let operation: Operation
  }

  /// How many places for storage the properties need in a node.
  private(set) var storageCount = 0
  /// Whether a property holds a type that is `Observable`, so that an evaluation is likely to read one.
  private(set) var holdsObservable = false

  /// The stored property of the whole type that is being looked at.
  private(set) var name = PropertyName("")
  private var depth = 0
  /// The dynamic properties of the type itself, without those inside them.
  private(set) var names: [PropertyName] = []

  /// Where the subscriptions to objects are, among the storage.
  var subscriptionPlaces: [Int] = []

  /// Whether values of the whole type are compared with the app's own `==`.
  let isOfComparedType: Bool
  /// The bindings of such a type.
  private(set) var comparedBindings: [ComparedBinding] = []

  init(isOfComparedType: Bool) {
    self.isOfComparedType = isOfComparedType
  }

  mutating func addComparedBinding<Value>(_ type: Value.Type, at offset: Int) {
    comparedBindings.append(ComparedBinding(type, at: offset, place: addStorage()))
  }

  /// Adds a property that needs a place for storage in the node; returns the number of the place.
  mutating func addStorage() -> Int {
    storageCount += 1
    return storageCount - 1
  }

  mutating func add(_ property: Property) {
    var property = property
    property.name = name
    properties.append(property)
  }

  mutating func noteObservable<Value>(_ type: Value.Type) {
    if type is any Observable.Type { holdsObservable = true }
  }

  /// Adds what the fields of `type` need.
  mutating func addFields<Value>(of type: Value.Type, at base: Int) {
    if type is AnyClass { return }
    _ = _forEachField(of: type) { fieldName, offset, fieldType, kind in
      if depth == 0 { name = PropertyName(String(cString: fieldName)) }
      depth += 1
      addField(fieldType, at: base + offset, kind: kind)
      depth -= 1
      return true
    }
  }

  mutating func addField<Field>(_ type: Field.Type, at offset: Int, kind: _MetadataKind) {
    noteObservable(type)
    if let property = type as? any DynamicProperty.Type {
      if depth == 1 { names.append(name) }
      property._addProperty(to: &self, at: offset)
    } else if kind == .struct || kind == .tuple {
      addFields(of: type, at: offset)
    } else if kind == .enum || kind == .optional {
      addPayloads(of: type, at: offset)
    }
  }

  /// Puts the operations of all properties into the order in which they are done.
  mutating func finish() {
    for property in properties {
      for operation in [property.link, property.update] {
        if let operation { steps.append(Step(offset: property.offset, operation: operation)) }
      }
      if let update = property.update { updates.append(Step(offset: property.offset, operation: update)) }
    }
  }

  /// The properties that `body` adds, which are taken out again.
  mutating func propertiesAdded(by body: (inout Self) -> Void) -> [Property] {
    let start = properties.count
    // Whether a property that is in an enum is there at all depends on the value.
    let bindings = comparedBindings
    body(&self)
    comparedBindings = bindings
    defer { properties.removeSubrange(start...) }
    return Array(properties[start...])
  }
}
