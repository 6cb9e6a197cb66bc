/// How gauges look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the gauges keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The view to show for a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style gets to know of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of its value, as a view.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of its least value, as a view.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of its greatest value, as a view.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a value in it, as a view.
  public struct MarkedValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Where the value is between the ends, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of its value, if it has one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of its least value, if it has one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of its greatest value, if it has one.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A bar that fills up.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .linearCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .accessoryLinear }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .accessoryLinearCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .accessoryCircular }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  nonisolated static var style: GaugeContent.Style { .accessoryCircularCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { GaugeBody(configuration: configuration, style: Self.style) }
}

/// A style that hosts show by themselves.
protocol BuiltInGaugeStyle {
  static var style: GaugeContent.Style { get }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills up.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// A style, as the environment holds it.
class AnyGaugeStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: GaugeContent.Style?

  nonisolated init(_ builtIn: GaugeContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: GaugeStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedGaugeStyle<Style: GaugeStyle>: AnyGaugeStyle {
  private let style: Style
  /// The style around this one: that of gauges in the view that this one makes.
  private let outer: AnyGaugeStyle

  nonisolated init(_ style: Style, outer: AnyGaugeStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInGaugeStyle.Type)?.style)
  }

  override func styled(_ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(StyledGauge(style: style, configuration: configuration).environment(\.gaugeStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledGauge<Style: GaugeStyle>: View {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(.automatic) }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of gauges in this view, unless one nearer to them says otherwise.
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.gaugeStyle = TypedGaugeStyle(style, outer: $0.gaugeStyle) })
  }
}
