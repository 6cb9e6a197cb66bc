/// A scene with one window, which `openWindow` opens by its identifier, or brings to the front.
///
/// In a browser every page that is opened at its address is a window of its own.
public struct Window<Content: View> {
  private let traits: WindowTraits
  private let content: Content

  /// Creates a window with a title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    traits = WindowTraits(.single, title: titleKey.text, id: id)
    self.content = content()
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    traits = WindowTraits(.single, title: String(title), id: id)
    self.content = content()
  }

  /// Creates a window with a text as its title, and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    traits = WindowTraits(.single, title: title.string(in: EnvironmentValues()), id: id)
    self.content = content()
  }
}

extension Window: Scene {
  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node {
    _Node(WindowSceneNode(scene.traits, scene.content, context))
  }

  public static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    node.cast(to: WindowSceneNode<Content>.self).update(scene.traits, scene.content)
  }
}

/// A window beside others, such as one for tools. Here it is a `Window` that does not open by itself.
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a window with a title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a window with a text as its title, and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  /// The window.
  public var body: some Scene { window.defaultLaunchBehavior(.suppressed) }
}

/// The settings of an app: a window of their own, which ⌘, opens, and `openSettings`, and `SettingsLink`.
public struct Settings<Content: View> {
  private let content: Content

  /// Creates the settings.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: Scene {
  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node {
    _Node(WindowSceneNode(WindowTraits(.settings, title: "Settings"), scene.content, context))
  }

  public static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    node.cast(to: WindowSceneNode<Content>.self).update(WindowTraits(.settings, title: "Settings"), scene.content)
  }
}
