/// A button that opens a menu of other controls.
///
/// Buttons, toggles, pickers and further menus in it are its items; sections and dividers part them. With a primary action a
/// press runs that, and the menu opens another way.
public struct Menu<Label: View, Content: View> {
  @Environment(\.menuStyle) private var style: AnyMenuStyle
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  nonisolated private init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Creates a menu with a label of views, which runs an action when it is pressed.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a label of views, in the old form.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a menu with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates a menu with a text as its label, which runs an action when it is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a string as its label, which runs an action when it is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a menu with a text and a symbol as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a text and a symbol as its label, which runs an action when it is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a string and a symbol as its label, which runs an action when it is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a text and an image of the app's resources as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUICore.Label(titleKey, image: image), content: content())
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu as a style describes it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension Menu: View {
  @ViewBuilder public var body: some View {
    if style.isBuiltIn {
      MenuBody(
        element: MenuElement(primaryAction: primaryAction),
        parts: TupleView((ElementPart(.label, label.asLabelOfButton()), ElementPart(.menuItems, MenuItems(content: content)))))
    } else {
      style.styled(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
    }
  }
}

/// The items of a menu. They have nothing of the looks of what the menu stands in.
private struct MenuItems<Content: View>: View {
  let content: Content
  var body: some View { content.modifier(EnvironmentModifier { $0.enterMenu() }) }
}

/// A menu that hosts show by themselves.
private struct MenuBody<Label: View, Content: View>: PrimitiveView {
  var element: MenuElement
  var parts: TupleView<(ElementPart<Label>, ElementPart<Content>)>

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) { node.updateContainer(&view.element, &view.parts) }
}

private struct MenuElement {
  let primaryAction: (() -> Void)?
}

extension MenuElement: ElementDescription {
  func content(in environment: EnvironmentValues) -> MenuContent {
    MenuContent(
      hasPrimaryAction: primaryAction != nil, isEnabled: environment.isEnabled, buttonStyle: environment.buttonStyle.kind,
      showsIndicator: environment.menuIndicatorVisibility != .hidden, isItem: environment.viewPlace == .menu)
  }

  func handle(_ event: PressEvent, in node: DescribedNode<MenuElement>) {
    if node.content.isEnabled { primaryAction?() }
  }
}

/// The content of a menu. Its children are its label and its items.
package struct MenuContent: ElementContent {
  package enum Style: String, Sendable { case automatic }

  /// Whether a press is an action: then the menu opens another way.
  package let hasPrimaryAction: Bool
  package let isEnabled: Bool
  package let buttonStyle: ButtonStyleKind
  package let showsIndicator: Bool
  /// Whether it is an item of another menu.
  package let isItem: Bool

  package var role: ElementRole { ElementRole("menu") }
  package var innerKinds: InnerKinds { .control }
  package func shows(_ child: any ElementContent) -> Bool { child.isSame(as: PartContent(.label)) }
  package var summary: [String] {
    (hasPrimaryAction ? ["primaryAction"] : []) + (isEnabled ? [] : ["disabled"])
      + (buttonStyle == .automatic ? [] : ["style=\(buttonStyle)"])
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether menus show that they are some.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether the menus in this view show that they are some.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
