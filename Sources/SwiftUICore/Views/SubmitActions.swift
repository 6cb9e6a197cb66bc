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
