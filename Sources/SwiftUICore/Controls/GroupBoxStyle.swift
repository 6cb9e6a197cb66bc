/// How group boxes look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the group boxes keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view to show for a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box style gets to know of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is in a group box, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// A box with a background, the label above.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInGroupBoxStyle {
  nonisolated static var style: GroupBoxContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GroupBoxBody(configuration: configuration) }
}

/// A style that hosts show by themselves.
protocol BuiltInGroupBoxStyle {
  static var style: GroupBoxContent.Style { get }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box with a background, the label above.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style, as the environment holds it.
class AnyGroupBoxStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: GroupBoxContent.Style?

  nonisolated init(_ builtIn: GroupBoxContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: GroupBoxStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedGroupBoxStyle<Style: GroupBoxStyle>: AnyGroupBoxStyle {
  private let style: Style
  /// The style around this one: that of group boxes in the view that this one makes.
  private let outer: AnyGroupBoxStyle

  nonisolated init(_ style: Style, outer: AnyGroupBoxStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInGroupBoxStyle.Type)?.style)
  }

  override func styled(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(StyledGroupBox(style: style, configuration: configuration).environment(\.groupBoxStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(.automatic) }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of group boxes in this view, unless one nearer to them says otherwise.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.groupBoxStyle = TypedGroupBoxStyle(style, outer: $0.groupBoxStyle) })
  }
}
