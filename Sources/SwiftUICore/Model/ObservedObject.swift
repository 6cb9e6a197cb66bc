import Combine

/// An observable object that a view is given: the view is evaluated again when the object announces a change.
///
/// Any announcement counts, whether the body read what changed or not. The view does not own the object: with a default value in
/// its declaration it gets a new one whenever its parent is evaluated. Another instance replaces the subscription; the same one
/// keeps it. It takes no `Observable` object: nothing would be observed by it, and the mistake would stay hidden.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  // Behaviours 24, 30 and 36.

  /// What `$model` is: it makes bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with an object. Written `@ObservedObject var model = someModel`.
  @inlinable
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an object. Written `_model = ObservedObject(initialValue: someModel)` in an initializer.
  @inlinable
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Makes bindings to the properties of the object: `$model.name`.
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
