/// How forms look: it makes a view from the rows of each.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a form.
  typealias Configuration = FormStyleConfiguration

  /// The view to show for a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form style gets to know of a form.
public struct FormStyleConfiguration {
  /// The rows of a form, as a view.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The rows of the form.
  public let content: Content
}

/// The host's own looks: groups of rows on cards.
public struct AutomaticFormStyle: FormStyle, BuiltInFormStyle {
  nonisolated static var style: FormContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The rows in this style.
  public func makeBody(configuration: Configuration) -> some View { FormBody(configuration: configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The host's own looks: groups of rows on cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Groups of rows on cards.
public struct GroupedFormStyle: FormStyle, BuiltInFormStyle {
  nonisolated static var style: FormContent.Style { .grouped }

  /// Creates the style.
  nonisolated public init() {}

  /// The rows in this style.
  public func makeBody(configuration: Configuration) -> some View { FormBody(configuration: configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column and controls in another, without cards.
public struct ColumnsFormStyle: FormStyle, BuiltInFormStyle {
  nonisolated static var style: FormContent.Style { .columns }

  /// Creates the style.
  nonisolated public init() {}

  /// The rows in this style.
  public func makeBody(configuration: Configuration) -> some View { FormBody(configuration: configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another, without cards.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A style that hosts show by themselves.
protocol BuiltInFormStyle {
  static var style: FormContent.Style { get }
}

/// A style, as the environment holds it.
class AnyFormStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: FormContent.Style?

  nonisolated init(_ builtIn: FormContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: FormStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedFormStyle<Style: FormStyle>: AnyFormStyle {
  private let style: Style
  /// The style around this one: that of forms in the view that this one makes.
  private let outer: AnyFormStyle

  nonisolated init(_ style: Style, outer: AnyFormStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInFormStyle.Type)?.style)
  }

  override func styled(_ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(StyledForm(style: style, configuration: configuration).environment(\.formStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledForm<Style: FormStyle>: View {
  let style: Style
  let configuration: FormStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: AnyFormStyle { AnyFormStyle(.automatic) }
}

extension EnvironmentValues {
  var formStyle: AnyFormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of forms in this view, unless one nearer to them says otherwise.
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.formStyle = TypedFormStyle(style, outer: $0.formStyle) })
  }
}
