extension View {
  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  ///
  /// After the action of one of its buttons the sheet goes, but not after one with the role to cancel. The app closes the sheet without
  /// a question. A window of the browser is closed without one, too.
  nonisolated public func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DismissalConfirmation(title: Text(titleKey), shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  nonisolated public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DismissalConfirmation(title: Text(titleKey), shouldPresent: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  nonisolated public func dismissalConfirmationDialog<Actions: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  nonisolated public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DismissalConfirmation(title: Text(title), shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks a person who closes the sheet with this view whether to do so, as long as `shouldPresent` is true.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(DismissalConfirmation(title: Text(title), shouldPresent: shouldPresent, actions: actions(), message: message()))
  }
}

private struct DismissalConfirmation<Actions: View, Message: View> {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  /// Closes what the person wanted to close; nil while nobody is asked.
  @State private var dismissal: Dismissal?

  init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

private struct Dismissal: Sendable {
  let proceed: @MainActor @Sendable () -> Void
}

extension DismissalConfirmation: ViewModifier {
  func body(content: Content) -> some View {
    let proceed = dismissal?.proceed
    let isAsking = Binding {
      dismissal != nil
    } set: { isAsking in
      if !isAsking { dismissal = nil }
    }
    content
      .modifier(
        SheetTraitModifier(shouldPresent ? .confirmation { dismissal = Dismissal(proceed: $0) } : .dismissDisabled(false))
      )
      .confirmationDialog(title, isPresented: isAsking, titleVisibility: .visible) {
        actions.environment(\.buttonFollowUp, ButtonFollowUp(run: proceed))
      } message: {
        message
      }
  }
}

/// What follows on the action of a button that does not cancel.
struct ButtonFollowUp {
  let run: (@MainActor @Sendable () -> Void)?
}

private enum ButtonFollowUpKey: EnvironmentKey {
  static var defaultValue: ButtonFollowUp { ButtonFollowUp(run: nil) }
}

extension EnvironmentValues {
  var buttonFollowUp: ButtonFollowUp {
    get { self[ButtonFollowUpKey.self] }
    set { self[ButtonFollowUpKey.self] = newValue }
  }
}
