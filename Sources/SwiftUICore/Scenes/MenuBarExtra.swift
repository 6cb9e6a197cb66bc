/// What an app puts into the menu bar of the system. Browsers have none: its content stands in the menu of the app's commands, under its
/// label.
public struct MenuBarExtra<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>?

  nonisolated private init(_ label: Label, _ content: Content, _ isInserted: Binding<Bool>? = nil) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }

  /// Creates an item with a label of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates an item with a label of views, which is there while a binding says so.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content(), isInserted)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates an item with a text as its label, which is there while a binding says so.
  nonisolated public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), isInserted)
  }

  /// Creates an item with a string as its label, which is there while a binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), isInserted)
  }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  /// Creates an item with a text and a symbol as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUICore.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates an item with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUICore.Label(title, systemImage: systemImage), content())
  }

  /// Creates an item with a text and a symbol as its label, which is there while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, systemImage: systemImage), content(), isInserted)
  }

  /// Creates an item with a string and a symbol as its label, which is there while a binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(title, systemImage: systemImage), content(), isInserted)
  }

  /// Creates an item with a text and an image of the app's resources as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUICore.Label(titleKey, image: image), content())
  }

  /// Creates an item with a text and an image as its label, which is there while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, image: image), content(), isInserted)
  }
}

extension MenuBarExtra: Scene {
  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node {
    _Node(MenuBarExtraNode(scene.commands, context))
  }

  public static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    node.cast(to: MenuBarExtraNode.self).update(scene.commands)
  }

  private var commands: AnyView? {
    if isInserted?.wrappedValue == false { return nil }
    let place = CommandPlace(placement: .ownMenu, side: .after)
    return AnyView(CommandSection(place, title: nil, TupleView((ElementPart(.sectionHeader, label), content))))
  }
}

private final class MenuBarExtraNode: ViewNode, CommandSpeaker {
  private(set) var commandsView: AnyView?

  init(_ commands: AnyView?, _ context: _NodeContext) {
    commandsView = commands
    super.init(context)
  }

  var silencesContent: Bool { false }

  func update(_ commands: AnyView?) {
    commandsView = commands
    graph.feature(AppWindows.self).commandsChanged()
  }
}

/// How an item of the system's menu bar shows its content.
public protocol MenuBarExtraStyle {}

/// The usual way.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window below the item. Here it is a part of the menu of commands.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The usual way.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window below the item.
  public static var window: WindowMenuBarExtraStyle { .init() }
}

extension Scene {
  /// How the scene's items of the menu bar show their content. Here they stand in the menu of commands in any case.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
