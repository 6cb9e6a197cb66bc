import Observation
@_spi(Reflection) import Swift
import Synchronization

/// The dynamic properties of a type: where they are and what is done with them before each evaluation. Found once per type.
public struct _PropertyLayout: Sendable {
  /// Brings one property up to date. Gets the property's place in the value and the node that the value belongs to.
  typealias Operation = @MainActor @Sendable (UnsafeMutableRawPointer, any PropertyOwner) -> Void

  struct Property: Sendable {
    let offset: Int
    /// Done when the value is new: gives the property its storage in the node.
    let link: Operation?
    /// Done before every evaluation, after `link`.
    let update: Operation?
  }

  private(set) var properties: [Property] = []
  /// How many places for storage the properties need in a node.
  private(set) var storageCount = 0
  /// Whether a property holds a type that is `Observable`, so that an evaluation is likely to read one.
  private(set) var holdsObservable = false

  /// Where the subscriptions to objects are, among the storage.
  var subscriptionPlaces: [Int] = []

  /// Adds a property that needs a place for storage in the node; returns the number of the place.
  mutating func addStorage() -> Int {
    storageCount += 1
    return storageCount - 1
  }

  mutating func add(_ property: Property) {
    properties.append(property)
  }

  mutating func noteObservable<Value>(_ type: Value.Type) {
    if type is any Observable.Type { holdsObservable = true }
  }

  /// Adds what the fields of `type` need.
  mutating func addFields<Value>(of type: Value.Type, at base: Int) {
    if type is AnyClass { return }
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      addField(fieldType, at: base + offset, kind: kind)
      return true
    }
  }

  private mutating func addField<Field>(_ type: Field.Type, at offset: Int, kind: _MetadataKind) {
    noteObservable(type)
    if let property = type as? any DynamicProperty.Type {
      property._addProperty(to: &self, at: offset)
    } else if kind == .struct || kind == .tuple {
      addFields(of: type, at: offset)
    }
  }
}

/// The nodes whose values have dynamic properties.
@MainActor
protocol PropertyOwner: ViewNode {
  /// The storage of the properties, by the number that the layout gave them.
  var propertyStorage: ContiguousArray<AnyObject?> { get set }
}

/// What the engine knows about a type of view, modifier, scene or app. Made once per type.
final class EvaluableType: Sendable {
  let layout: _PropertyLayout
  let comparator: ValueComparator
  let name: String
  /// Whether an evaluation of this type has ever read an `Observable` object, or is likely to (see `ObservationScope`).
  let readsObservables: Atomic<Bool>

  private init<Value>(_ type: Value.Type) {
    var layout = _PropertyLayout()
    layout.addFields(of: type, at: 0)
    self.layout = layout
    comparator = ValueComparator.ofView(type)
    name = String(describing: type)
    readsObservables = Atomic(layout.holdsObservable)
  }

  static func of<Value>(_ type: Value.Type) -> EvaluableType {
    cache.value(for: type) { EvaluableType(type) }
  }

  private static let cache = TypeCache<EvaluableType>()
}
