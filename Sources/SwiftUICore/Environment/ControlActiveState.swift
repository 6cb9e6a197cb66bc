/// Whether controls look as if the window that they are in were used.
public enum ControlActiveState: Equatable, Hashable, CaseIterable, Sendable {
  /// The window is used.
  case key
  /// The app is used.
  case active
  /// Something else is used.
  case inactive
}

extension EnvironmentValues {
  /// Whether the window is used.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether the window is used, and looks so.
  public var appearsActive: Bool { scenePhase == .active }

  /// Whether the screen is dimmed, as that of a watch. Never.
  public var isLuminanceReduced: Bool { false }

  /// Whether somebody records the window. No browser tells: always false.
  public var isSceneCaptured: Bool { false }
}
