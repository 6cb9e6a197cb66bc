/// How progress views look: it makes a view from what each says.
///
/// A style may have dynamic properties: each progress view keeps their storage as long as it has the style. Progress views in what it
/// makes have the style around it.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view to show for a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style gets to know of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view, as a view.
  public struct Label {
    let content: AnyView
  }

  /// The label of its value, as a view.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// What is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What goes on, if the progress view says so.
  public var label: Label?
  /// How far it is, if the progress view says so.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// A bar where there is a value, and a spinner where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, style: configuration.fractionCompleted == nil ? .circular : .linear)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, style: .linear)
  }
}

/// A ring, or a spinner where there is no value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style with a color for the ring. New code uses `tint(_:)`.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View {
    let element = ProgressElement(configuration: configuration, style: .circular)
    if let tint { element.tint(tint) } else { element }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where there is a value, and a spinner where there is none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner where there is no value.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A style, as the environment holds it.
class AnyProgressViewStyle {
  @MainActor func styled(_ configuration: ProgressViewStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedProgressViewStyle<Style: ProgressViewStyle>: AnyProgressViewStyle {
  private let style: Style
  /// The style around this one: that of progress views in the view that this one makes. Nil is the automatic style.
  private let outer: AnyProgressViewStyle?

  nonisolated init(_ style: Style, outer: AnyProgressViewStyle?) {
    self.style = style
    self.outer = outer
  }

  override func styled(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    let styled = StyledProgress(style: style, configuration: configuration)
    return if let outer { AnyView(styled.environment(\.progressViewStyle, outer)) } else { AnyView(styled) }
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledProgress<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle { TypedProgressViewStyle(DefaultProgressViewStyle(), outer: nil) }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of progress views in this view, unless one nearer to them says otherwise.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle = TypedProgressViewStyle(style, outer: $0.progressViewStyle) })
  }
}
