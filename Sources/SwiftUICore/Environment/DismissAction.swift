/// An action that dismisses a presentation.
public struct DismissAction: Equatable, Sendable {
  /// Dismisses one presentation; an object, so that the same presentation gives equal actions.
  final class Presentation: Sendable {
    let dismiss: @MainActor @Sendable () -> Void

    init(dismiss: @escaping @MainActor @Sendable () -> Void) {
      self.dismiss = dismiss
    }
  }

  let presentation: Presentation?

  /// Dismisses the view if it is currently presented.
  @MainActor
  public func callAsFunction() {
    presentation?.dismiss()
  }

  public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.presentation === rhs.presentation }
}
