import Observation

/// A value that belongs to a view and lasts as long as the view's identity.
///
/// The initial value is used once per identity. A view that reads the value in its body is evaluated again when it changes;
/// passing `$value` on is not a read. An equal value changes nothing. Values may be read and written from any thread: what one
/// thread has written, all others read, and views show it as soon as the main actor is free. A write while a body is evaluated is refused,
/// with a warning.
///
/// Before a view is installed, reading gives the initial value, and writing does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Behaviours 48 to 51, 53, 54 and 56.

  @usableFromInline
  enum Initial {
    case value(Value)
    case make(() -> Value)
  }

  // A view is made each time that its parent is evaluated: so the initializers are inlined there, where the types are known.
  @usableFromInline var initial: Initial
  /// A `StateSlot` of this type of value.
  @usableFromInline var storage: AnyObject?

  @inline(__always)
  private var slot: StateSlot<Value>? {
    if let storage { unsafeDowncast(storage, to: StateSlot<Value>.self) } else { nil }
  }

  /// Creates a state with its initial value. Written `@State var count = 0`.
  @inlinable
  public init(wrappedValue: Value) {
    initial = .value(wrappedValue)
  }

  /// Creates a state with its initial value. Written `_count = State(initialValue: 0)` in an initializer.
  @inlinable
  public init(initialValue: Value) {
    initial = .value(initialValue)
  }

  /// Creates a state whose object is made when the view first appears, once per identity.
  @inlinable
  public init(wrappedValue makeValue: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
    // Behaviour 59.
    initial = .make(makeValue)
  }

  /// The value. A body that reads it depends on it. An action sees what it wrote at once; bodies run in the turn after it.
  public var wrappedValue: Value {
    get {
      if let slot { return slot.read() }
      return initialValue
    }
    nonmutating set { slot?.write(newValue) }
  }

  /// A binding to the value. Before the view is installed it is a constant one, with a warning.
  public var projectedValue: Binding<Value> {
    guard let slot else {
      Diagnostics.report(.stateNotInstalled)
      return .constant(initialValue)
    }
    return Binding(location: slot)
  }

  // A function of its own, because the type of the value is looked up at each call.
  @inline(never)
  private var initialValue: Value {
    switch initial {
    case .value(let value): value
    case .make(let make): make()
    }
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    let place = layout.addStorage()
    let name = layout.name
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let state = pointer.assumingMemoryBound(to: State<Value>.self)
          if let storage = owner[storage: place] {
            state.pointee.storage = storage
          } else {
            let slot = StateSlot(state.pointee.initialValue, of: name)
            owner[storage: place] = slot
            state.pointee.storage = slot
          }
        }, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: State<Value>.self).pointee.storage === source
        }))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// The storage is the node's and outlives the view value, so two values of one identity never differ in it.
extension State: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}

// Unchecked: the initial value is a value, or a closure that makes one and is called once, on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}
