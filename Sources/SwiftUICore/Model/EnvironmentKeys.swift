/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

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

/// An action that dismisses a presentation.
public struct DismissAction: Equatable, Sendable {
  /// Dismisses one presentation; an object, so that the same presentation gives equal actions.
  final class Presentation: Sendable {
    let dismiss: @MainActor @Sendable () -> Void

    init(dismiss: @escaping @MainActor @Sendable () -> Void) {
      self.dismiss = dismiss
    }
  }

  let presentation: Presentation?

  /// Dismisses the view if it is currently presented.
  @MainActor
  public func callAsFunction() {
    presentation?.dismiss()
  }

  public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.presentation === rhs.presentation }
}
