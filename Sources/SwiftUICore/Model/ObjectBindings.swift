/// Makes bindings to the properties of an object.
@MainActor
@preconcurrency
@dynamicMemberLookup
public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    // Behaviour 37.
    Binding(location: ObjectLocation(object, keyPath))
  }
}
