/// How labeled content look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the labeled content keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view to show for labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to know of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is labeled, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// What is labeled.
  public let content: Content
}

/// The label at the leading edge and the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInLabeledContentStyle {
  nonisolated static var style: LabeledContentContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { LabeledContentBody(configuration: configuration) }
}

/// A style that hosts show by themselves.
protocol BuiltInLabeledContentStyle {
  static var style: LabeledContentContent.Style { get }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the content at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A style, as the environment holds it.
class AnyLabeledContentStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: LabeledContentContent.Style?

  nonisolated init(_ builtIn: LabeledContentContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    preconditionFailure("a style has a body")
  }
}

private final class TypedLabeledContentStyle<Style: LabeledContentStyle>: AnyLabeledContentStyle {
  private let style: Style
  /// The style around this one: that of labeled content in the view that this one makes.
  private let outer: AnyLabeledContentStyle

  nonisolated init(_ style: Style, outer: AnyLabeledContentStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInLabeledContentStyle.Type)?.style)
  }

  override func styled(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(StyledLabeledContent(style: style, configuration: configuration).environment(\.labeledContentStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle { AnyLabeledContentStyle(.automatic) }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of labeled content in this view, unless one nearer to them says otherwise.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.labeledContentStyle = TypedLabeledContentStyle(style, outer: $0.labeledContentStyle) })
  }
}
