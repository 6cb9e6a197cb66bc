import Foundation

extension View {
  /// Shows an alert about an error while the binding is true and there is an error. Its title is the error's description.
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(error.titleOfAlert), isPresented: isPresented, presenting: error, actions: { _ in actions() },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert about an error, with a message, while the binding is true and there is an error. Its title is the error's
  /// description.
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(error.titleOfAlert), isPresented: isPresented, presenting: error, actions: actions, message: message))
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var titleOfAlert: String { self?.errorDescription ?? self?.localizedDescription ?? "" }
}
