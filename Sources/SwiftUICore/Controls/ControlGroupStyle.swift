/// How control groups look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the control groups keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view to show for a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control group style gets to know of a control group.
public struct ControlGroupStyleConfiguration {
  /// What is in a control group, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a control group, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is in the group.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// What suits the place: controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated static var style: ControlGroupContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, style: Self.style)
  }
}

/// Controls side by side, joined.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated static var style: ControlGroupContent.Style { .navigation }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, style: Self.style)
  }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated static var style: ControlGroupContent.Style { .menu }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, style: Self.style)
  }
}

/// Small controls side by side, in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated static var style: ControlGroupContent.Style { .compactMenu }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, style: Self.style)
  }
}

/// A row of small controls, in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated static var style: ControlGroupContent.Style { .palette }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, style: Self.style)
  }
}

/// A style that hosts show by themselves.
protocol BuiltInControlGroupStyle {
  static var style: ControlGroupContent.Style { get }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// What suits the place: controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side, joined.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Small controls side by side, in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of small controls, in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A style, as the environment holds it.
class AnyControlGroupStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: ControlGroupContent.Style?

  nonisolated init(_ builtIn: ControlGroupContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: ControlGroupStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedControlGroupStyle<Style: ControlGroupStyle>: AnyControlGroupStyle {
  private let style: Style
  /// The style around this one: that of control groups in the view that this one makes.
  private let outer: AnyControlGroupStyle

  nonisolated init(_ style: Style, outer: AnyControlGroupStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInControlGroupStyle.Type)?.style)
  }

  override func styled(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(StyledControlGroup(style: style, configuration: configuration).environment(\.controlGroupStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledControlGroup<Style: ControlGroupStyle>: View {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle { AnyControlGroupStyle(.automatic) }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of control groups in this view, unless one nearer to them says otherwise.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.controlGroupStyle = TypedControlGroupStyle(style, outer: $0.controlGroupStyle) })
  }
}
