enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(presentation: nil) }
}

extension EnvironmentValues {
  /// The color scheme of this environment: what the person prefers, unless an ancestor says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The default font of this environment.
  public var font: Font? {
    get { textStyle?.font.map(Font.init) }
    set { textStyle = .make(font: newValue?.description, foreground: foreground) }
  }

  /// A Boolean value that indicates whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view associated with this environment is currently presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// An action that dismisses the current presentation. Does nothing where nothing is presented (behaviour 112).
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  var foreground: Paint? {
    get { textStyle?.foreground }
    set { textStyle = .make(font: textStyle?.font, foreground: newValue) }
  }
}
