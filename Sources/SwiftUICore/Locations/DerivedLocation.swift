/// A place that is a part or another form of a place, or in an object.
class DerivedLocation<Value>: Location<Value> {
  private final let valueAtFirst: Value?

  init(captured: Value?) {
    valueAtFirst = captured
  }

  override final var captured: Value? { valueAtFirst }
}
