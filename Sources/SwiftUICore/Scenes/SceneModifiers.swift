import Foundation

// What scenes say about their windows. In a browser the size counts for windows that the app opens; how windows look, and where they are, is
// the browser's business. In windows of a desktop all sizes count.

/// Whether a scene opens when the app begins.
public struct SceneLaunchBehavior: Sendable, Equatable {
  private let number: Int

  /// As the kind of scene has it: the first one opens.
  public static let automatic = SceneLaunchBehavior(number: 0)
  /// It opens.
  public static let presented = SceneLaunchBehavior(number: 1)
  /// It does not open, unless there is no other.
  public static let suppressed = SceneLaunchBehavior(number: 2)
}

/// Whether the system opens the windows that were open when the app ended.
public struct SceneRestorationBehavior: Sendable {
  /// As the system has it.
  public static let automatic = SceneRestorationBehavior()
  /// No.
  public static let disabled = SceneRestorationBehavior()
}

/// How large a window may be made.
public struct WindowResizability: Sendable, Equatable {
  private let number: Int

  /// As the kind of scene has it: settings are as large as their content allows, other windows not smaller.
  public static let automatic = WindowResizability(number: 0)
  /// As large as its content allows.
  public static let contentSize = WindowResizability(number: 1)
  /// Not smaller than its content allows.
  public static let contentMinSize = WindowResizability(number: 2)
}

/// How high a window stands among others.
public struct WindowLevel: Sendable {
  /// As the kind of scene has it.
  public static let automatic = WindowLevel()
  /// Among other windows.
  public static let normal = WindowLevel()
  /// In front of others.
  public static let floating = WindowLevel()
  /// Behind all others.
  public static let desktop = WindowLevel()
}

/// What a window is for the system that arranges windows.
public struct WindowManagerRole: Sendable {
  /// As the kind of scene has it.
  public static let automatic = WindowManagerRole()
  /// One of the main windows.
  public static let principal = WindowManagerRole()
  /// One that belongs to another.
  public static let associated = WindowManagerRole()
}

/// Whether a person can do something with a window.
public struct WindowInteractionBehavior: Sendable {
  /// As the kind of scene has it.
  public static let automatic = WindowInteractionBehavior()
  /// Yes.
  public static let enabled = WindowInteractionBehavior()
  /// No.
  public static let disabled = WindowInteractionBehavior()
}

/// How large a window becomes when the person has it enlarged.
public struct WindowIdealSize: Sendable {
  /// As the kind of scene has it.
  public static let automatic = WindowIdealSize()
  /// As large as its content.
  public static let fitToContent = WindowIdealSize()
  /// As large as the screen.
  public static let maximum = WindowIdealSize()
}

extension Scene {
  /// How large windows are that the app opens, in points, as far as the browser opens them as windows. Others are as large as the
  /// browser's window is.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    TraitScene(content: self) { if $0.size == nil { $0.size = size } }
  }

  /// How large windows are that the app opens, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Whether the scene opens when the app begins.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    TraitScene(content: self) { if $0.launch == .automatic { $0.launch = behavior } }
  }

  /// Where a new window appears. It is the browser that decides.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// How large a window may be made. It counts for windows of a desktop (`--window`); in a browser it is the browser that decides.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    TraitScene(content: self) { if $0.resizability == .automatic { $0.resizability = resizability } }
  }

  /// How windows look. It is the browser that decides.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// How toolbars look in windows. Bars look as the page has them.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// How the items of toolbars are labelled. Bars show symbols.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// How high windows stand among others. It is the browser that decides.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// What windows are for the system that arranges them. It is the browser that decides.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Whether a window is moved by its background. None is here.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// How large an enlarged window is. It is the browser that decides.
  nonisolated public func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }

  /// Whether windows that were open come back. A browser brings back its pages by their addresses.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Which events from outside open windows of this scene. None come from outside: an address opens the scene that it names.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// The shortcut that opens the scene. It changes nothing: a command with `openWindow` can have one.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// The shortcut that opens the scene. It changes nothing: a command with `openWindow` can have one.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    self
  }

  /// Whether what the system lays over windows is seen. A browser lays nothing over them.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Changes a value of the environment for all windows of the scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

extension View {
  /// Which events from outside this view's window takes. None come from outside.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
