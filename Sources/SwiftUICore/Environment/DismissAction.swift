/// Closes what a view is presented in, such as a sheet: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// Two actions are equal if they close the same presentation.
public struct DismissAction: Equatable, Sendable {
  /// Dismisses one presentation; an object, so that the same presentation gives equal actions.
  final class Presentation: Sendable {
    let dismiss: @MainActor @Sendable () -> Void

    init(dismiss: @escaping @MainActor @Sendable () -> Void) {
      self.dismiss = dismiss
    }
  }

  let presentation: Presentation?

  /// Closes the presentation; does nothing where there is none.
  @MainActor
  public func callAsFunction() {
    presentation?.dismiss()
  }

  public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.presentation === rhs.presentation }
}
