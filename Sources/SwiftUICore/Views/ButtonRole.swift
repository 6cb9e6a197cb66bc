/// What a button is for, where that is not just any action.
public struct ButtonRole: Equatable, Sendable {
  let kind: ButtonRoleKind

  /// The button destroys something, such as a document.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
}

package enum ButtonRoleKind: String, Sendable { case destructive, cancel }
