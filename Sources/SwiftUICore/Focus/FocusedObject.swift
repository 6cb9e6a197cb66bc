import Combine
import Observation

/// An observable object that the view with the focus, one around it or the scene publishes with `focusedObject(_:)`; nil where none
/// does. The view is evaluated again when the object announces a change.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What `$model` is: it makes bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Reads the object of the type.
  public init() {}

  /// The object.
  @MainActor public var wrappedValue: ObjectType? { object }

  /// Makes bindings to the properties of the object: `$model?.name`.
  @MainActor public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    let subscriber = layout.addSubscriber(for: ObjectType.self)
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
          let values = owner.graph.feature(PublishedFocusedValues.self)
          values.recordRead()
          let object = values.current[object: FocusedObjectType<ObjectType>()]
          if let old = exchange(&property.pointee.object, with: object), old !== object { owner.graph.dispose(of: old) }
          if let object { subscriber.subscribe(object, owner) } else { subscriber.end(owner) }
        },
        isCause: { pointer, cause in
          switch cause {
          case .object(let object, _):
            pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self).pointee.object === object
          case .source(let source): source is PublishedFocusedValues
          default: false
          }
        }))
  }
}

/// Which object it is follows from the focus, and changes of it come as invalidations.
extension FocusedObject: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}

/// Names the object of a type among the focused values.
struct FocusedObjectType<ObjectType: AnyObject>: Hashable {}

private enum FocusedObjectKey<ObjectType: AnyObject>: FocusedValueKey {
  typealias Value = ObjectType
}

extension FocusedValues {
  subscript<ObjectType: AnyObject>(object type: FocusedObjectType<ObjectType>) -> ObjectType? {
    get { self[FocusedObjectKey<ObjectType>.self] }
    set { self[FocusedObjectKey<ObjectType>.self] = newValue }
  }
}

extension FocusedValue {
  /// Reads the `Observable` object of a type that is published.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\FocusedValues[object: FocusedObjectType<Value>()])
  }
}

extension View {
  /// Publishes an object while this view, or one inside, has the focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Publishes an object, if there is one, while this view, or one inside, has the focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(\FocusedValues[object: FocusedObjectType<T>()], object, isForScene: false))
  }

  /// Publishes an object for the whole scene, whatever has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Publishes an object, if there is one, for the whole scene, whatever has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(\FocusedValues[object: FocusedObjectType<T>()], object, isForScene: true))
  }

  /// Publishes an `Observable` object while this view, or one inside, has the focus.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(\FocusedValues[object: FocusedObjectType<T>()], object, isForScene: false))
  }

  /// Publishes an `Observable` object for the whole scene, whatever has the focus.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(\FocusedValues[object: FocusedObjectType<T>()], object, isForScene: true))
  }
}
