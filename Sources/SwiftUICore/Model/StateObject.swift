import Combine
import Observation

/// An observable object that belongs to a view and lasts as long as the view's identity.
///
/// The object is made once per identity, just before the first evaluation of the body, and released when the identity ends. Later
/// initial values are ignored until the identity changes. It also takes an `Observable` object, so that a model can be migrated
/// before the views that own it.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
  // Behaviours 31 to 35.

  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is made when the view first appears. Written `@StateObject var model = Model()`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) where ObjectType: ObservableObject {
    make = thunk
  }

  /// Creates a property whose object, an `Observable` one, is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) where ObjectType: Observable {
    make = thunk
  }

  /// Creates a property whose object, both `ObservableObject` and `Observable`, is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  where ObjectType: ObservableObject, ObjectType: Observable {
    make = thunk
  }

  /// The object. Outside a view, each access makes a new one.
  @MainActor public var wrappedValue: ObjectType {
    // Behaviour 34.
    if let object { return object }
    Diagnostics.report(.stateObjectNotInstalled(type: String(describing: ObjectType.self)))
    return make()
  }

  /// Makes bindings to the properties of the object: `$model.name`.
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
