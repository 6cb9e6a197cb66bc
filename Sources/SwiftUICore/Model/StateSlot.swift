import Synchronization

/// The storage of one `@State` property at one identity. It belongs to the node, not to the view value.
///
/// Reads on the main actor take no lock: only the main actor writes. A write from another thread is applied there as soon as it
/// is free (behaviour 56).
final class StateSlot<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: `value` is written on the main actor only, under the lock; other threads read it under the lock.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private nonisolated(unsafe) var value: Value
  private let comparator = ValueComparator.of(Value.self)

  private let property: PropertyName

  init(_ value: Value, of property: PropertyName) {
    self.value = value
    self.property = property
  }

  override var name: String { property.wrapped }
  override var heldObject: AnyObject? { Value.self is AnyClass ? value as AnyObject : nil }

  override func read() -> Value {
    if EvaluationScope.current != nil {
      recordRead()
      return value
    }
    return MainQueue.isCurrent ? value : StateLock.shared.withLock { _ in value }
  }

  override func write(_ newValue: Value) {
    let sent = Sent(value: newValue, transaction: .current)
    if MainQueue.isCurrent {
      MainQueue.assume { apply(sent.value) }
    } else {
      MainQueue.run { sent.transaction.performing { self.apply(sent.value) } }
    }
  }

  /// An equal value changes nothing (behaviour 49). A write while a body is evaluated is refused (behaviour 53).
  @MainActor
  private func apply(_ newValue: Value) {
    if let node = EvaluationScope.currentView {
      Diagnostics.report(.stateModifiedDuringUpdate, at: node)
      return
    }
    if comparator(value, newValue) { return }
    ViewGraph.changeIsComing()
    // The old value goes at the end, without the lock: its end may write this state again.
    var replaced = newValue
    StateLock.shared.withLock { _ in swap(&value, &replaced) }
    invalidateReaders()
    withExtendedLifetime(replaced) {}
  }
}

/// One lock for all slots: it is taken by writes, and by the rare reads from other threads.
private enum StateLock {
  static let shared = Mutex(())
}
