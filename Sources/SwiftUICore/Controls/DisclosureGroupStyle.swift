/// How disclosure groups look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the disclosure groups keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view to show for a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style gets to know of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What a disclosure group shows, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the group.
  public let label: Label
  /// What the group shows when it is open.
  public let content: Content
  /// Whether the group is open. Writing it opens and closes the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A row that opens and closes the group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInDisclosureGroupStyle {
  nonisolated static var style: DisclosureGroupContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

/// A style that hosts show by themselves.
protocol BuiltInDisclosureGroupStyle {
  static var style: DisclosureGroupContent.Style { get }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A row that opens and closes the group.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A style, as the environment holds it.
class AnyDisclosureGroupStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: DisclosureGroupContent.Style?

  nonisolated init(_ builtIn: DisclosureGroupContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    preconditionFailure("a style has a body")
  }
}

private final class TypedDisclosureGroupStyle<Style: DisclosureGroupStyle>: AnyDisclosureGroupStyle {
  private let style: Style
  /// The style around this one: that of disclosure groups in the view that this one makes.
  private let outer: AnyDisclosureGroupStyle

  nonisolated init(_ style: Style, outer: AnyDisclosureGroupStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInDisclosureGroupStyle.Type)?.style)
  }

  override func styled(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(StyledDisclosureGroup(style: style, configuration: configuration).environment(\.disclosureGroupStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle { AnyDisclosureGroupStyle(.automatic) }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of disclosure groups in this view, unless one nearer to them says otherwise.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = TypedDisclosureGroupStyle(style, outer: $0.disclosureGroupStyle) })
  }
}
