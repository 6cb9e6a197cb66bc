/// A location that two closures define (behaviour 62).
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  private let first: Value

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
    // Whoever makes such a binding depends on what it reads, as in SwiftUI.
    first = get()
  }

  override func read() -> Value { get() }

  override func known() -> Value? { first }

  override func write(_ value: Value) { set(value, .current) }
}
