/// Actions that an evaluation asks for and that run after it, each kind after the one before.
struct SettleQueue {
  typealias Action = @MainActor () -> Void

  /// `onAppear` and `onChange`, in the order in which they came up: children first, then inside out.
  private var changes = ActionList()
  private var disappearances = ActionList()
  private var preferences = ActionList()
  private var tasks = ActionList()
  /// Whether disappearances come up in their order with appearances, and not behind them.
  var disappearsInOrder = false

  var isEmpty: Bool { changes.isEmpty && disappearances.isEmpty && preferences.isEmpty && tasks.isEmpty }

  mutating func change(_ action: @escaping Action) { changes.append(action) }
  mutating func disappearance(_ action: @escaping Action) {
    if disappearsInOrder { changes.append(action) } else { disappearances.append(action) }
  }
  mutating func preference(_ action: @escaping Action) { preferences.append(action) }
  mutating func task(_ action: @escaping Action) { tasks.append(action) }

  mutating func next() -> Action? {
    changes.next() ?? disappearances.next() ?? preferences.next() ?? tasks.next()
  }

  /// Gives each action away when it is due and keeps no reference to it: what actions captured is not released in here.
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
