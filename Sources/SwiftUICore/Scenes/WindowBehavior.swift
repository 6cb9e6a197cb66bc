// Windows of browsers are the person's own.
extension View {
  /// Whether the window may be closed. No host keeps a person from it.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether the window may be made to fill the screen. No host keeps a person from it.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether the window may be put away. No host keeps a person from it.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether the window may get another size. No host keeps a person from it.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
