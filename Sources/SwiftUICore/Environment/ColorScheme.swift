/// Whether a window shows dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How far colors stand out from what is behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As designed.
  case standard
  /// Farther: the person has asked for it.
  case increased
}

enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// The color scheme of this environment: what the person prefers, unless an ancestor says otherwise.
  ///
  /// Colors with names follow it, also where an app writes it with `environment(_:_:)`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the person has asked for more contrast.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The same, for hosts, which know what the person has asked for.
  package var hostContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}

extension View {
  /// Gives this view a color scheme of its own. To give one to the window, use `preferredColorScheme(_:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
