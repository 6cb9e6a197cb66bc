/// The actions that evaluations have asked for. They run after evaluation, phase by phase.
package struct ActionQueue {
  package typealias Action = @MainActor () -> Void

  // One for each phase that has actions. A tuple, because an array would cost another look into memory.
  private var lists: (ActionList, ActionList, ActionList, ActionList) = (.init(), .init(), .init(), .init())
  /// Whether disappearances come up in their order with appearances, and not behind them.
  var disappearancesJoinChanges = false

  var isEmpty: Bool { lists.0.isEmpty && lists.1.isEmpty && lists.2.isEmpty && lists.3.isEmpty }

  mutating func append(_ action: @escaping Action, in phase: TurnPhase) {
    switch phase {
    case .changes: lists.0.append(action)
    case .disappearances: if disappearancesJoinChanges { lists.0.append(action) } else { lists.1.append(action) }
    case .preferences: lists.2.append(action)
    case .tasks: lists.3.append(action)
    case .prepare, .upstream, .evaluate, .layout, .commit: preconditionFailure("there are no actions in the phase \(phase)")
    }
  }

  /// The first action of the earliest phase that has any.
  mutating func next() -> Action? {
    lists.0.next() ?? lists.1.next() ?? lists.2.next() ?? lists.3.next()
  }

  /// Gives each action away when it is due, and keeps no reference: what actions captured is not released in here.
  private struct ActionList {
    private var actions: [Action?] = []
    private var taken = 0

    var isEmpty: Bool { taken == actions.count }

    mutating func append(_ action: @escaping Action) { actions.append(action) }

    mutating func next() -> Action? {
      guard taken < actions.count else { return nil }
      let action = exchange(&actions[taken], with: nil)
      taken += 1
      if taken == actions.count {
        actions.removeAll(keepingCapacity: true)
        taken = 0
      }
      return action
    }
  }
}
