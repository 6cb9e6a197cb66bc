/// What a button is for, where that is not just any action.
public struct ButtonRole: Equatable, Sendable {
  let kind: ButtonRoleKind

  /// The button destroys something, such as a document.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button takes over what has been done.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The button closes something, and nothing is lost.
  public static let close = ButtonRole(kind: .close)
}

package enum ButtonRoleKind: String, Sendable { case destructive, cancel, confirm, close }
