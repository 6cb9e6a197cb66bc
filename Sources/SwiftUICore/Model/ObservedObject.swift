import Combine

/// A property wrapper type that subscribes to an observable object and invalidates a view whenever the observable object changes.
///
/// Any announcement of the object evaluates the view again, whether its body read what changed or not (behaviour 24). The view
/// does not own the object: with a default value in its declaration it gets a new one whenever its parent is evaluated
/// (behaviour 30). Another instance replaces the subscription; the same one keeps it (behaviour 36).
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper of the underlying observable object that can create bindings to its properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The underlying value that the observed object references.
  public var wrappedValue: ObjectType

  /// Creates an observed object with an initial wrapped value.
  @inlinable
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates an observed object with an initial value.
  @inlinable
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// A projection of the observed object that creates bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  nonisolated public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(ObjectType.self)
    let subscriber = layout.addSubscriber(for: ObjectType.self)
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          subscriber.subscribe(pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue, owner)
        }, update: nil,
        isCause: { pointer, cause in
          guard case .object(let object, _) = cause else { return false }
          return pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue === object
        }))
  }
}

/// Creates bindings to the properties of an object.
@MainActor
@preconcurrency
@dynamicMemberLookup
public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// Returns a binding to the resulting value of a given key path (behaviour 37).
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(object, keyPath))
  }
}
