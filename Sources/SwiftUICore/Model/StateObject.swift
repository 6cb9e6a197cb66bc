import Combine
import Observation

/// A property wrapper type that instantiates an observable object.
///
/// The object is made once per identity, just before the first evaluation of the body, and released when the identity ends
/// (behaviours 31, 32, 35). Later initial values are ignored until the identity changes (behaviour 33). It also takes an
/// `Observable` object, so that a model can be migrated before the views that own it.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a new state object with an initial wrapped value.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) where ObjectType: ObservableObject {
    make = thunk
  }

  /// Creates a new state object with an initial wrapped value that is `Observable`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) where ObjectType: Observable {
    make = thunk
  }

  /// Creates a new state object with an initial wrapped value that is both `ObservableObject` and `Observable`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  where ObjectType: ObservableObject, ObjectType: Observable {
    make = thunk
  }

  /// The underlying value referenced by the state object. Outside a view, each access makes a new object (behaviour 34).
  @MainActor public var wrappedValue: ObjectType {
    if let object { return object }
    Diagnostics.report(.stateObjectNotInstalled(type: String(describing: ObjectType.self)))
    return make()
  }

  /// A projection of the state object that creates bindings to its properties.
  @MainActor public var projectedValue: _ObjectBindings<ObjectType> { _ObjectBindings(object: wrappedValue) }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(ObjectType.self)
    let place = layout.addStorage()
    let subscriber = layout.addSubscriber(for: ObjectType.self)
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
          if let storage = owner[storage: place] {
            property.pointee.object = unsafeDowncast(storage, to: ObjectType.self)
          } else {
            let object = property.pointee.make()
            owner[storage: place] = object
            property.pointee.object = object
          }
          subscriber.subscribe(property.pointee.object!, owner)
        }, update: nil,
        isCause: { pointer, cause in
          guard case .object(let object, _) = cause else { return false }
          return pointer.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee.object === object
        }))
  }
}

/// The object is the node's and outlives the view value, so two values of one identity never differ in it.
extension StateObject: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}
