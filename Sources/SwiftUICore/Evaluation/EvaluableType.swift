/// What the view graph knows about a type of view, modifier, scene or app. Made once per type.
@MainActor
final class EvaluableType {
  let layout: _PropertyLayout
  let comparator: ValueComparator
  let name: String
  /// With the types around it, without the module: as `_printChanges` writes it (behaviour 140).
  let nestedName: String
  /// Whether an evaluation of this type has ever read an `Observable` object, or is likely to (see `ObservationScope`).
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var readsObservables: Bool
  /// See `nodeClass(for:)`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var nodeClass: AnyClass?
  /// Whether values are compared with the app's `==`, and have bindings.
  let comparesBindings: Bool
  /// How often an evaluation has been seen to read none.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var evaluationsWithoutObservables = 0

  /// Whether there have been enough such evaluations for the next one to be tracked at the least cost.
  var isUnsuspected: Bool { evaluationsWithoutObservables >= 16 }

  private init<Value>(_ type: Value.Type) {
    var layout = _PropertyLayout(isOfComparedType: type is any Equatable.Type && !_isPOD(type))
    layout.addFields(of: type, at: 0)
    layout.finish()
    self.layout = layout
    comparesBindings = !layout.comparedBindings.isEmpty
    comparator = ValueComparator.ofView(type)
    name = String(describing: type)
    nestedName = readableTypeName(type)
    readsObservables = layout.holdsObservable
  }

  /// Whether the environment, which has changed, leaves all properties of a value as they are (behaviour 105).
  func keepsInheritedProperties(_ base: UnsafeMutableRawPointer, _ owner: any PropertyOwner) -> Bool {
    for property in layout.properties {
      if let hasChanged = property.hasChanged, hasChanged(base + property.offset, owner) { return false }
    }
    return true
  }

  static func of<Value>(_ type: Value.Type) -> EvaluableType {
    recent.value(for: type) { EvaluableType(type) }
  }

  private static let recent = MainActorTypeCache<EvaluableType>()
}
