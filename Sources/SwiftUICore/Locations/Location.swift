/// Where a value lives: what a `Binding` refers to.
class Location<Value>: DependencySource {
  /// The value when the location was made, where nobody tells the readers of a change: then a view that gets this location must
  /// be told by another value of it. Nil where reading makes a dependency.
  var captured: Value? { nil }

  /// The value now. Reading it makes it a dependency of the evaluation that runs, if one does.
  func read() -> Value { preconditionFailure("a location can be read") }

  func write(_ value: Value) { preconditionFailure("a location can be written") }

  /// Changes a part of the newest value in one step, on the main actor: now, or from another thread as soon as it is free. So what
  /// others change meanwhile is not lost. `change` tells whether there is something to write.
  func modify(_ change: @escaping (inout Value) -> Bool) {
    if MainQueue.isCurrent { return modifyNow(change) }
    let sent = Sent(value: (location: self, change: change), transaction: .current)
    MainQueue.run { sent.transaction.performing { sent.value.location.modifyNow(sent.value.change) } }
  }

  private final func modifyNow(_ change: (inout Value) -> Bool) {
    var value = read()
    if change(&value) { write(value) }
  }

  /// Whether a view that holds the one is equal to a view that holds the other: both refer to the same place, and either its
  /// readers hear of changes or there was none.
  final func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard isSamePlace(as: other) else { return false }
    switch (captured, other.captured) {
    case (nil, nil): return true
    case (let own?, let others?): return ValueComparator.of(Value.self)(own, others)
    default: return false
    }
  }

  /// Whether both, which are two, refer to the same place.
  func isSamePlace(as other: Location<Value>) -> Bool { false }

  /// Whether what is read here changes with `source`.
  func depends(on source: DependencySource) -> Bool { self === source }
}
