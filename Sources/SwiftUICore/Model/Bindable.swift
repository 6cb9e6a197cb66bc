import Observation

/// Makes bindings to the properties of an `Observable` object: `$book.title`.
///
/// It subscribes to nothing: what a body reads is tracked without it. To make a binding is to read the property, so a body that writes
/// `$book.title` is evaluated when the title changes.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  // Behaviour 67.

  /// The object.
  public var wrappedValue: Value

  /// This value, whose members are bindings: `$book.title`.
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object. Written `@Bindable var book = someBook`.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object inside an expression: `Bindable(book).title`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps the object of another `Bindable`.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property of the object, which is read once for it.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
