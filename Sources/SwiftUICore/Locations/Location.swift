/// Where a value lives: what a `Binding` refers to.
class Location<Value>: DependencySource {
  /// The value when the location was made; nil where readers hear of changes.
  ///
  /// Where they do not, two locations with different values count as different, so that a view that gets the new one is
  /// evaluated.
  var captured: Value? { nil }

  /// The value now. Reading it makes it a dependency of the evaluation that runs, if one does.
  func read() -> Value { preconditionFailure("a location can be read") }

  /// The value now, without a dependency on this location; nil where only reading tells.
  func peek() -> Value? { captured }

  /// The value that a view which gets this location in an update can have known, without a dependency on it; nil where nobody can tell.
  func known() -> Value? { peek() }

  func write(_ value: Value) { preconditionFailure("a location can be written") }

  /// Changes a part of the newest value in one step, so that what others change meanwhile is not lost: on the main actor now, from another
  /// thread as soon as that is free, of a state now, too. `change` tells whether there is something to write; it may run more than once, on
  /// whichever thread.
  func modify(_ change: @escaping (inout Value) -> Bool) {
    if MainQueue.isCurrent { return modifyNow(change) }
    let sent = Sent(value: (location: self, change: change), transaction: .current)
    MainQueue.run { sent.transaction.performing { sent.value.location.modifyNow(sent.value.change) } }
  }

  private final func modifyNow(_ change: (inout Value) -> Bool) {
    var value = read()
    if change(&value) { write(value) }
  }

  /// Whether a view that holds one of the two is equal to a view that holds the other: they refer to the same value, and its
  /// readers hear of changes or its value is the same.
  final func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard isSamePlace(as: other) else { return false }
    switch (captured, other.captured) {
    case (nil, nil): return true
    case (let own?, let others?): return ValueComparator.of(Value.self)(own, others)
    default: return false
    }
  }

  /// Whether this and another object refer to the same value.
  func isSamePlace(as other: Location<Value>) -> Bool { false }

  /// Whether what is read here changes with `source`.
  func depends(on source: DependencySource) -> Bool { self === source }
}
