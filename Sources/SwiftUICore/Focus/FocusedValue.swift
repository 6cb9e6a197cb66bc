/// Reads a value that the view with the focus, one around it or the scene publishes: nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value? { value }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: FocusedValue<Value>.self)
          let values = owner.graph.feature(PublishedFocusedValues.self)
          values.recordRead()
          let old = exchange(&property.pointee.value, with: values.current[keyPath: property.pointee.keyPath])
          owner.graph.dispose(of: old)
        },
        isCause: { _, cause in
          guard case .source(let source) = cause else { return false }
          return source is PublishedFocusedValues
        }))
  }
}

/// A property that reads the same key is the same: a change of the value comes as an invalidation.
extension FocusedValue: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.keyPath == right.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
  }
}

/// Reads and writes through a binding that the view with the focus, one around it or the scene publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value; nil where nobody publishes a binding. Writing nil, or where there is none, does nothing.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
