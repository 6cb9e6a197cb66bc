import SwiftUICore

extension EnvironmentValues {
  /// The name of the person who looks at the scene, as the proxy in front of the app says it with `--user-header`; nil if it says none,
  /// or if the app was started without that option.
  ///
  /// A scene has the same user from its first body to its end. To read it costs what reading any value of the environment costs. A view that
  /// sets it, for a test or a preview, changes it for the views below and for nobody's rights elsewhere.
  public var signedInUser: String? {
    get { hostUser }
    set { hostUser = newValue }
  }

  /// Ends all sessions of a user.
  public var endSessions: EndSessionsAction { EndSessionsAction(sessions: hostSessions) }
}

/// Ends all sessions of a user: `@Environment(\.endSessions) private var endSessions`, then `endSessions(of: "ada")`.
///
/// It may be kept, and called when no view is there any more.
public struct EndSessionsAction: Sendable {
  let sessions: SessionEnder?

  /// Ends every scene of the user in this process, at once: its views disappear, its tasks are cancelled, and its page says that the person
  /// was signed out, keeps nothing of what they saw or typed, and loads itself again when they ask for that.
  ///
  /// Who may come back is for the proxy to say: take the user's rights away there first. The caller's own scene ends, too, if it is one of
  /// the user's. It costs a look at each open scene.
  ///
  /// - Parameter user: The name as `signedInUser` has it, letter for letter. A name that nobody has ends nothing.
  /// - Returns: How many scenes ended; 0 where the host knows no users, as in tests and previews.
  @MainActor
  @discardableResult
  public func callAsFunction(of user: String) -> Int { sessions?.host?.endSessions(of: user) ?? 0 }
}
