/// What to do when a value is submitted: the actions of all ancestors, innermost first.
struct SubmitActions {
  let actions: [(triggers: SubmitTriggers, action: () -> Void)]

  @MainActor
  func run(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions(actions: []) }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a person submits a value inside this view, such as with Return in a text field.
  ///
  /// Actions of outer views run too, after this one, up to the nearest `submitScope(_:)`.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0 = SubmitActions(actions: [(triggers, action)] + $0.actions) }
  }

  /// Keeps what is submitted inside this view from the actions of outer views.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions(actions: []) } }
  }
}
