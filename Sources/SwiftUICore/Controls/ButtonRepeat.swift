/// Whether holding a button runs its action again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: Int

  /// As the host does: no.
  public static let automatic = ButtonRepeatBehavior(number: 0)
  /// Yes.
  public static let enabled = ButtonRepeatBehavior(number: 1)
  /// No.
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

private enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether holding a button here runs its action again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Whether holding a button in this view runs its action again and again: by a pointer, or by Space. A button with a
  /// `PrimitiveButtonStyle` does not.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
