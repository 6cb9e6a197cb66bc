private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the person wants things to move less.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the person wants less to shine through.
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the person has all colors inverted.
  public internal(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// What hosts say of the three that they know.
  package var hostMotionIsReduced: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }

  /// See `hostMotionIsReduced`.
  package var hostTransparencyIsReduced: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }

  /// See `hostMotionIsReduced`.
  package var hostColorsAreInverted: Bool {
    get { accessibilityInvertColors }
    set { accessibilityInvertColors = newValue }
  }
}
