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

/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Triggers of text entry fields, such as pressing Return.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Triggers of search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action to perform when the user submits a value to this view.
  ///
  /// Actions of outer views run too, after this one.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { submit in
      if triggers.contains(.text) { submit = SubmitActions(actions: [action] + submit.actions) }
    }
  }
}
