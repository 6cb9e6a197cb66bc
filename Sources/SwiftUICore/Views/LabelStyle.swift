/// How labels look: it makes a view from the title and the icon of each.
///
/// A style may have dynamic properties: each label keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The view to show for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style gets to know of a label.
public struct LabelStyleConfiguration {
  /// The title of the label, as a view.
  public struct Title {
    let content: AnyView
  }

  /// The icon of the label, as a view.
  public struct Icon {
    let content: AnyView
  }

  /// The title, to be put into the view that the style makes.
  public let title: Title
  /// The icon, to be put into the view that the style makes.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

/// A style that hosts show by themselves.
private protocol BuiltInLabelStyle {
  static var style: LabelContent.Style { get }
}

extension BuiltInLabelStyle {
  fileprivate func element(_ configuration: LabelStyleConfiguration) -> some View {
    LabelElement(Self.style, icon: configuration.icon, title: configuration.title)
  }
}

/// What suits the place where the label stands: icon and title nearly everywhere.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  nonisolated fileprivate static var style: LabelContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  nonisolated fileprivate static var style: LabelContent.Style { .titleAndIcon }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  nonisolated fileprivate static var style: LabelContent.Style { .titleOnly }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The icon. Assistive technology says the title.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  nonisolated fileprivate static var style: LabelContent.Style { .iconOnly }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the place where the label stands: icon and title nearly everywhere.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon. Assistive technology says the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style, as the environment holds it.
class AnyLabelStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: LabelContent.Style?

  nonisolated fileprivate init(_ builtIn: LabelContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: LabelStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

final class TypedLabelStyle<Style: LabelStyle>: AnyLabelStyle {
  private let style: Style
  /// The style around this one: that of labels in the view that this one makes.
  private let outer: AnyLabelStyle?

  nonisolated init(_ style: Style, outer: AnyLabelStyle?) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInLabelStyle.Type)?.style)
  }

  override func styled(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyledLabel(style: style, configuration: configuration).environment(\.labelStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// Nil is the automatic style.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of labels in this view, unless one nearer to them says otherwise.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = TypedLabelStyle(style, outer: $0.labelStyle) })
  }
}
