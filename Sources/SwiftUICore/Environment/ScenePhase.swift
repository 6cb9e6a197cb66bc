/// Whether a person sees a scene, and uses it.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, and something else is used.
  case inactive
  /// It is used.
  case active
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether a person sees the scene, and uses it. A host says it of each window. In the body of an app, which may have many
  /// windows, it is that of the most active one.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
