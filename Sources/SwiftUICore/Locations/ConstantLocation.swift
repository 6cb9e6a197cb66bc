/// A location whose value never changes (behaviour 61).
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  override func write(_ value: Value) {}

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparator.of(Value.self)(value, other.value)
  }
}
