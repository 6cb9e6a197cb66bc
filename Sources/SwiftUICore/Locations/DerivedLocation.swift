/// A location within another one or within an object, or another form of one.
class DerivedLocation<Value>: Location<Value> {
  private final let valueAtFirst: Value?

  init(captured: Value?) {
    valueAtFirst = captured
  }

  override final var captured: Value? { valueAtFirst }
}
