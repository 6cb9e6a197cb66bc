import Observation

/// A value that a gesture sets while it goes on, and that goes back to what it was at first when the gesture is over, however that ends.
///
///     @GestureState private var isPressed = false
///     // LongPressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value }
///
/// Only `updating(_:body:)` sets it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private(set) var slot: StateSlot<Value>?

  private init(_ initial: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
    self.initial = initial
    self.reset = reset
  }

  /// Creates a state with its initial value. Written `@GestureState var isPressed = false`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue) { _, _ in }
  }

  /// Creates a state with its initial value.
  public init(initialValue: Value) {
    self.init(initialValue) { _, _ in }
  }

  /// Creates a state that goes back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state that goes back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state. The function gets its last value when it goes back, and sets the transaction for that.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// Creates a state. The function gets its last value when it goes back, and sets the transaction for that.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The value. A body that reads it depends on it.
  public var wrappedValue: Value { slot?.read() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    let place = layout.addStorage()
    let name = layout.name
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
          if let storage = owner[storage: place] {
            state.pointee.slot = unsafeDowncast(storage, to: StateSlot<Value>.self)
          } else {
            let slot = StateSlot(state.pointee.initial, of: name)
            owner[storage: place] = slot
            state.pointee.slot = slot
          }
        }, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: GestureState<Value>.self).pointee.slot === source
        }))
  }

  /// Lets the app change the value, in the transaction that it says.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let slot else { return }
    var value = slot.peek() ?? initial
    var transaction = Transaction()
    transaction.tracksVelocity = true
    body(&value, &transaction)
    withTransaction(transaction) { slot.write(value) }
  }

  /// Sets it back to what it was at first.
  func goBack() {
    guard let slot else { return }
    var transaction = Transaction()
    reset(slot.peek() ?? initial, &transaction)
    withTransaction(transaction) { slot.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first and goes back to that in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil at first. The function gets its last value when it goes back, and sets the transaction for that.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// The storage is the node's and outlives the view value, so two values of one identity never differ in it.
extension GestureState: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}

/// A gesture that sets a `GestureState`.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// What it sets.
  public var state: GestureState<State>
  /// What sets it: gets the gesture's value, the state and the transaction of the change.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that sets a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer() -> UpdatingRecognizer<Base.Value, State> {
    UpdatingRecognizer(Base._makeRecognizer(base).base, state, body)
  }

  func update(_ recognizer: UpdatingRecognizer<Base.Value, State>) {
    recognizer.state = state
    extendLifetime(exchange(&recognizer.body, with: body))
    Base._updateRecognizer(_Recognizer(recognizer.base), base)
  }
}

final class UpdatingRecognizer<Value, State>: RecognizerAround<Value> {
  var state: GestureState<State>
  var body: (Value, inout State, inout Transaction) -> Void
  /// Whether the state is to go back.
  private var isChanged = false

  init(
    _ base: Recognizer<Value>, _ state: GestureState<State>,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.body = body
    super.init(base)
  }

  override func deliver() {
    super.deliver()
    if case .active(let value) = phase {
      isChanged = true
      let body = body
      state.change { body(value, &$0, &$1) }
    } else if phase.isFinal {
      goBack()
    }
  }

  override func cancel() {
    super.cancel()
    goBack()
  }

  override func reset() {
    super.reset()
    goBack()
  }

  private func goBack() {
    guard isChanged else { return }
    isChanged = false
    state.goBack()
  }
}

extension Gesture {
  /// Sets a `GestureState` while the gesture goes on: the function gets the gesture's value, the state, and the transaction in which it
  /// changes. The state goes back when the gesture is over, before the actions of `onEnded` run that come after this in the source.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
