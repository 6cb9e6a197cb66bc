/// What to do when a value is submitted: the actions of all ancestors, innermost first.
struct SubmitActions {
  let actions: [() -> Void]

  @MainActor
  func run() {
    for action in actions { action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions(actions: []) }
}

extension EnvironmentValues {
  fileprivate(set) var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// What counts as submitting a value.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field. There are none yet.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when a person submits a value inside this view, such as with Return in a text field.
  ///
  /// Actions of outer views run too, after this one.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { submit in
      if triggers.contains(.text) { submit = SubmitActions(actions: [action] + submit.actions) }
    }
  }
}
