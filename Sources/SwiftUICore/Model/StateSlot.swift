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

  override func peek() -> Value? { MainQueue.isCurrent ? value : StateLock.shared.withLock { _ in value } }

  override func write(_ newValue: Value) {
    // Unchecked: on the main actor, as this is then.
    nonisolated(unsafe) let value = newValue
    if MainQueue.isCurrent { return MainQueue.assume { apply(value) } }
    let sent = Sent(value: newValue, transaction: .current)
    MainQueue.run { sent.transaction.performing { self.apply(sent.value) } }
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
    StateLock.shared._unsafeLock()
    swap(&value, &replaced)
    StateLock.shared._unsafeUnlock()
    invalidateReaders()
    extendLifetime(replaced)
  }
}

/// One lock for all slots: it is taken by writes, and by the rare reads from other threads.
private enum StateLock {
  static let shared = Mutex(())
}
