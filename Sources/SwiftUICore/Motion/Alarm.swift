import Foundation

/// Runs an action when a time has come, once for each time, as long as the view is seen. A time that has passed meanwhile counts when
/// the view is seen again.
struct AlarmModifier {
  /// Nil for never.
  let date: Date?
  let action: @MainActor () -> Void

  nonisolated init(date: Date?, action: @escaping @MainActor () -> Void) {
    self.date = date
    self.action = action
  }
}

extension AlarmModifier: PrimitiveModifier {
  func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<AlarmModifier> { AlarmNode(self, context) }
}

private final class AlarmNode: PrimitiveModifierNode<AlarmModifier>, PresenceMember {
  private let type = EvaluableType.of(AlarmModifier.self)
  /// The time for which the action has run.
  private var firedDate: Date?

  override func contentDidAppear() {
    if joinPresence() { evaluate() }
  }

  // What is not seen does not read the clock, and nothing wakes it.
  func presenceChanged(to isSeen: Bool) { evaluate() }

  override func didUpdateContent(_ newModifier: AlarmModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    let date = isSeen ? modifier.date : nil
    let isDue = tracking(type) {
      guard let date, date != firedDate else { return false }
      let clock = TextClock.current
      if clock.now >= date { return true }
      clock.wake(at: date, isExact: true)
      return false
    }
    guard isDue else { return }
    firedDate = date
    graph.perform(in: .changes) { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      modifier.action()
    }
  }

  override func tearDown() {
    _ = leavePresence()
  }
}
