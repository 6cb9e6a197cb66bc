/// A scene that opens any number of windows with the same content.
///
/// Each window has its own view state; what the app or the scene owns is shared by all of them. `openWindow` opens further ones by the
/// identifier, or by a value of the type that the group is for: its content then gets a binding to the value.
public struct WindowGroup<Content: View> {
  let traits: WindowTraits
  let content: Content

  nonisolated init(_ traits: WindowTraits, _ content: Content) {
    self.traits = traits
    self.content = content
  }
}

extension WindowGroup: Scene {
  /// Creates a window group without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: nil), content())
  }

  /// Creates a window group without a title, with an identifier for `openWindow`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: nil, id: id), content())
  }

  /// Creates a window group with a title, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: titleKey.text), content())
  }

  /// Creates a window group with a title, the key itself, and an identifier for `openWindow`.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: titleKey.text, id: id), content())
  }

  /// Creates a window group with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: String(title)), content())
  }

  /// Creates a window group with a title and an identifier for `openWindow`.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: String(title), id: id), content())
  }

  /// Creates a window group with a text as its title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: title.string(in: EnvironmentValues())), content())
  }

  /// Creates a window group with a text as its title, and an identifier for `openWindow`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowTraits(.group, title: title.string(in: EnvironmentValues()), id: id), content())
  }

  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node {
    _Node(WindowSceneNode(scene.traits, scene.content, context))
  }

  public static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    node.cast(to: WindowSceneNode<Content>.self).update(scene.traits, scene.content)
  }
}
