/// How menus look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the menus keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// The view to show for a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style gets to know of a menu.
public struct MenuStyleConfiguration {
  /// The label of a menu, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The items of a menu, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// A style that hosts show by themselves.
protocol BuiltInMenuStyle {
  /// The style of the menu's button; nil leaves it as it is.
  static var buttonStyle: ButtonStyleKind? { get }
  /// Whether menus show that they are some; nil leaves that as it is.
  var indicator: Visibility? { get }
}

extension BuiltInMenuStyle {
  var indicator: Visibility? { nil }
}

/// The host's own looks.
public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
  nonisolated static var buttonStyle: ButtonStyleKind? { nil }

  /// Creates the style.
  nonisolated public init() {}

  /// A menu of this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button, in the style of buttons.
public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  nonisolated static var buttonStyle: ButtonStyleKind? { nil }

  /// Creates the style.
  nonisolated public init() {}

  /// A menu of this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  nonisolated static var buttonStyle: ButtonStyleKind? { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// A menu of this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  nonisolated static var buttonStyle: ButtonStyleKind? { .borderless }
  nonisolated let indicator: Visibility?

  /// Creates the style.
  nonisolated public init() {
    indicator = nil
  }

  /// Creates the style, with whether menus show that they are some. New code uses `menuIndicator(_:)`.
  nonisolated public init(showsMenuIndicator: Bool) {
    indicator = showsMenuIndicator ? .visible : .hidden
  }

  /// A menu of this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The host's own looks.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of buttons.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// A style, as the environment holds it.
class AnyMenuStyle {
  /// Whether hosts show it by themselves.
  let isBuiltIn: Bool

  nonisolated init(isBuiltIn: Bool) {
    self.isBuiltIn = isBuiltIn
  }

  @MainActor func styled(_ configuration: MenuStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedMenuStyle<Style: MenuStyle>: AnyMenuStyle {
  private let style: Style
  /// The style around this one: that of menus in the view that this one makes.
  private let outer: AnyMenuStyle

  nonisolated init(_ style: Style, outer: AnyMenuStyle) {
    self.style = style
    self.outer = outer
    super.init(isBuiltIn: Style.self is any BuiltInMenuStyle.Type)
  }

  override func styled(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(StyledMenu(style: style, configuration: configuration).environment(\.menuStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledMenu<Style: MenuStyle>: View {
  let style: Style
  let configuration: MenuStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle { AnyMenuStyle(isBuiltIn: true) }
}

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of menus in this view, unless one nearer to them says otherwise.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let indicator = (style as? any BuiltInMenuStyle)?.indicator
    return modifier(
      EnvironmentModifier {
        $0.menuStyle = TypedMenuStyle(style, outer: $0.menuStyle)
        if let kind = (S.self as? any BuiltInMenuStyle.Type)?.buttonStyle { $0.buttonStyle = .init(kind: kind) }
        if let indicator { $0.menuIndicatorVisibility = indicator }
      })
  }
}
