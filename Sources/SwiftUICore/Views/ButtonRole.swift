/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let kind: ButtonRoleKind

  /// A role that indicates a destructive button.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A role that indicates a button that cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
}

package enum ButtonRoleKind: String, Sendable { case destructive, cancel }
