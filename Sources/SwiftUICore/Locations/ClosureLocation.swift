/// A location that two closures define (behaviour 62).
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
    // Whoever makes such a binding depends on what it reads, as in SwiftUI.
    _ = get()
  }

  override func read() -> Value { get() }

  override func write(_ value: Value) { set(value, .current) }
}
