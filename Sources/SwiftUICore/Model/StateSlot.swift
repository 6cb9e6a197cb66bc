import Synchronization

/// The storage of one `@State` property at one identity. It belongs to the node, not to the view value.
///
/// What another thread writes is there at once for all who read outside of an evaluation, and is applied on the main actor as soon as it is
/// free (behaviour 56): bodies see it in the turn after that. A change that the main actor computed from an older value takes nothing away
/// that came in between. Code of an app never runs under the lock.
final class StateSlot<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked: `value` is written on the main actor only, under the lock; other threads read it under the lock. `hasRead` is the main actor's
  // alone, `sent` and `stamp` are read and written under the lock.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private nonisolated(unsafe) var value: Value
  private let comparator = ValueComparator.of(Value.self)
  /// Nil where other threads have written nothing, as nearly always.
  private nonisolated(unsafe) var sent: SentWrites<Value>?
  /// Another one after each write.
  private nonisolated(unsafe) var stamp: UInt32 = 0
  /// Whether the main actor has read the value since it last wrote it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private nonisolated(unsafe) var hasRead = false

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
    guard MainQueue.isCurrent else { return StateLock.shared.withLock { _ in sent?.newest ?? value } }
    hasRead = true
    if StateLock.slotsWithSentWrites.load(ordering: .acquiring) == 0 { return value }
    return StateLock.shared.withLock { _ in
      if let sent { sent.seen = sent.steps.count }
      return sent?.newest ?? value
    }
  }

  override func peek() -> Value? { MainQueue.isCurrent ? value : StateLock.shared.withLock { _ in sent?.newest ?? value } }

  override func write(_ newValue: Value) {
    // Unchecked: on the main actor, as this is then.
    nonisolated(unsafe) let value = newValue
    if MainQueue.isCurrent { return MainQueue.assume { apply(value) } }
    send {
      $0 = value
      return true
    }
  }

  override func modify(_ change: @escaping (inout Value) -> Bool) {
    if MainQueue.isCurrent { super.modify(change) } else { send(change) }
  }

  /// An equal value changes nothing (behaviour 49). A write while a body is evaluated is refused (behaviour 53).
  @MainActor
  private func apply(_ newValue: Value) {
    if let node = EvaluationScope.currentView {
      Diagnostics.report(.stateModifiedDuringUpdate, at: node)
      return
    }
    let isOlder = exchange(&hasRead, with: false)
    var replaced = newValue
    if !hasSent {
      if comparator(value, newValue) { return }
      ViewGraph.changeIsComing()
      if storeAlone(&replaced) {
        invalidateReaders()
        return extendLifetime(replaced)
      }
    }
    guard let finished = store(&replaced, keepingSince: isOlder) else { return }
    invalidateReaders()
    extendLifetime((replaced, finished))
  }

  /// Stores a value where no other thread has written, as nearly always: whether it did. The old value is in `newValue` then.
  @MainActor
  private func storeAlone(_ newValue: inout Value) -> Bool {
    StateLock.shared._unsafeLock()
    let isAlone = sent == nil
    if isAlone {
      swap(&value, &newValue)
      stamp &+= 1
    }
    StateLock.shared._unsafeUnlock()
    return isAlone
  }

  /// Stores a value of the main actor, and on top of it what has come since that read the value which it was computed from.
  ///
  /// - Returns: What the caller lets go of without the lock, where the value is another one; the old value is in `newValue` then.
  @MainActor
  private func store(_ newValue: inout Value, keepingSince isOlder: Bool) -> [SentWrites<Value>]? {
    var finished: [SentWrites<Value>] = []
    var done = 0
    while !storeAlone(&newValue) {
      StateLock.shared._unsafeLock()
      guard let sent else {
        StateLock.shared._unsafeUnlock()
        continue
      }
      let stamp = stamp
      if finished.last !== sent {
        finished.append(sent)
        done = isOlder ? max(sent.seen, sent.next) : sent.steps.count
      }
      let steps = sent.steps[done...]
      StateLock.shared._unsafeUnlock()
      done += steps.count
      for step in steps { _ = step.change(&newValue) }
      let isEqual = comparator(value, newValue)
      if !isEqual { ViewGraph.changeIsComing() }
      StateLock.shared._unsafeLock()
      // Another thread has written meanwhile, or a deinitializer that ran here.
      guard stamp == self.stamp else {
        StateLock.shared._unsafeUnlock()
        continue
      }
      if !isEqual { swap(&value, &newValue) }
      clearSent()
      StateLock.shared._unsafeUnlock()
      return isEqual ? nil : finished
    }
    return finished
  }

  // MARK: Writes from other threads

  private var hasSent: Bool {
    if StateLock.slotsWithSentWrites.load(ordering: .acquiring) == 0 { return false }
    return StateLock.shared.withLock { _ in sent != nil }
  }

  /// Changes the newest value on another thread, and lets the main actor know.
  private func send(_ change: @escaping (inout Value) -> Bool) {
    let transaction = Transaction.current
    while true {
      StateLock.shared._unsafeLock()
      var newest = sent?.newest ?? value
      let stamp = stamp
      StateLock.shared._unsafeUnlock()
      guard change(&newest) else { return }
      StateLock.shared._unsafeLock()
      // Somebody else has written meanwhile.
      guard stamp == self.stamp else {
        StateLock.shared._unsafeUnlock()
        continue
      }
      self.stamp &+= 1
      let isFirst = sent == nil
      if isFirst {
        sent = SentWrites()
        StateLock.slotsWithSentWrites.add(1, ordering: .releasing)
      }
      sent?.append(.init(result: newest, change: change, transaction: transaction))
      StateLock.shared._unsafeUnlock()
      if isFirst { MainQueue.run { self.applySent() } }
      return
    }
  }

  /// Applies what other threads have written, each write in its own transaction.
  @MainActor
  private func applySent() {
    // In a body that runs the run loop.
    if EvaluationScope.currentView != nil { return MainQueue.runLater { self.applySent() } }
    while true {
      StateLock.shared._unsafeLock()
      let sent = sent
      let step = sent.map { $0.steps[$0.next] }
      StateLock.shared._unsafeUnlock()
      guard let sent, let step else { return }
      step.transaction.performing { applyNext(step, of: sent) }
    }
  }

  @MainActor
  private func applyNext(_ step: SentWrites<Value>.Step, of sent: SentWrites<Value>) {
    let number = sent.next
    let isEqual = comparator(value, step.result)
    if !isEqual { ViewGraph.changeIsComing() }
    var replaced = step.result
    StateLock.shared._unsafeLock()
    // A deinitializer that ran here has written.
    guard self.sent === sent, sent.next == number else { return StateLock.shared._unsafeUnlock() }
    if !isEqual { swap(&value, &replaced) }
    sent.next += 1
    if sent.next == sent.steps.count { clearSent() }
    StateLock.shared._unsafeUnlock()
    if !isEqual { invalidateReaders() }
    extendLifetime(replaced)
  }

  /// Under the lock; the caller has a reference to what goes.
  private func clearSent() {
    sent = nil
    stamp &+= 1
    StateLock.slotsWithSentWrites.subtract(1, ordering: .releasing)
  }
}

/// One lock for all slots: it is taken by writes, and by the rare reads from other threads.
private enum StateLock {
  #if THREAD_SANITIZER
    static let shared = ThreadLock()
  #else
    static let shared = Mutex(())
  #endif
  /// How many slots have writes of other threads that are not applied: reads on the main actor take no lock where none has.
  static let slotsWithSentWrites = Atomic<Int>(0)
}
