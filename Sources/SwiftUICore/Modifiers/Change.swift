/// Compares a value with the one at the update before.
package struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Whether the action is the one of the view before the change, which sees the old state (behaviour 129).
  let usesOldAction: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<ChangeModifier<Value>> { ChangeNode(self, context) }
}

private final class ChangeNode<Value: Equatable>: PrimitiveModifierNode<ChangeModifier<Value>> {
  private var turn = 0
  private var firings = 0

  override func contentDidAppear() {
    guard modifier.isInitial else { return }
    let modifier = modifier
    graph.performWhenSeen(in: .changes) { modifier.action(modifier.value, modifier.value) }
  }

  override func didUpdateContent(_ newModifier: ChangeModifier<Value>) {
    let old = modifier
    replaceModifier(with: newModifier)
    guard old.value != newModifier.value, mayFire() else { return }
    let action = newModifier.usesOldAction ? old.action : newModifier.action
    graph.performWhenSeen(in: .changes) { [weak self] in
      // Removed in the meantime: there is no view whose change this is.
      if let self, !flags.contains(.isRemoved) { action(old.value, newModifier.value) }
    }
  }

  /// Two firings in one turn are the limit: an action that changes its own value would go on for ever (behaviour 132).
  private func mayFire() -> Bool {
    if turn != graph.state.turnCount {
      turn = graph.state.turnCount
      firings = 0
    }
    firings += 1
    if firings > 2 { Diagnostics.report(.onChangeLoop(type: String(describing: Value.self)), at: self) }
    return firings <= 2
  }
}

extension View {
  /// Runs an action when this view appears: after its first evaluation, before it is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // Behaviour 122.
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action after this view has gone from the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    // Behaviour 124.
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs an action with the old and the new value when a value has changed.
  ///
  /// The value is compared with `==` to the one at the update before. With `initial` the action also runs when the view appears,
  /// with the same value twice. Several changes in one turn are one call, with the first old and the last new value. A third call
  /// in one turn is dropped with a warning.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    // Behaviours 127 to 132.
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value has changed; with `initial` also when the view appears.
  ///
  /// What `onChange` with two values says about comparison and turns is true of it.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false) { _, _ in action() })
  }

  /// Runs an action with the new value when a value has changed.
  ///
  /// The action is the one from before the change: what it captured is the old state.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    // Behaviour 129.
    modifier(ChangeModifier(value: value, isInitial: false, usesOldAction: true) { _, newValue in action(newValue) })
  }
}
