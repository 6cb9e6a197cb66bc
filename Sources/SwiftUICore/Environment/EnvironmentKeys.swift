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
  /// The font of text that has none of its own; nil is the host's own.
  public var font: Font? {
    get { textStyle?.font.map(Font.init) }
    set {
      let old = textStyle
      textStyle = .make(font: newValue?.description, foreground: old?.foreground, details: old?.details)
    }
  }

  /// Whether a person can use the controls here. False in a view that is `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the view stands in something that is presented, such as a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Closes what the view is presented in. Does nothing where nothing is presented.
  public internal(set) var dismiss: DismissAction {
    // Behaviour 112.
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  var foreground: Paint? {
    get { textStyle?.foreground }
    set {
      let old = textStyle
      textStyle = .make(font: old?.font, foreground: newValue, details: old?.details)
    }
  }
}
