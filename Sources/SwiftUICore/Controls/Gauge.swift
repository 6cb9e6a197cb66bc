/// Shows where a value is between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  @Environment(\.gaugeStyle) private var style: AnyGaugeStyle
  private let position: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let position = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    self.position = position.isNaN ? 0 : min(max(position, 0), 1)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the value and the bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge: View {
  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: position, label: .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(minimumValueLabel)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(maximumValueLabel)))
    if let builtIn = style.builtIn {
      GaugeBody(configuration: configuration, style: builtIn)
    } else {
      style.styled(configuration)
    }
  }
}

/// A gauge as a style describes it.
struct GaugeBody: PrimitiveView {
  private var element: GaugeContent
  private var parts: GaugeParts

  init(configuration: GaugeStyleConfiguration, style: GaugeContent.Style) {
    element = GaugeContent(position: configuration.value, style: style)
    parts = TupleView(
      (
        ElementPart(.label, configuration.label), configuration.currentValueLabel.map { ElementPart(.currentValueLabel, $0) },
        configuration.minimumValueLabel.map { ElementPart(.minimumValueLabel, $0) },
        configuration.maximumValueLabel.map { ElementPart(.maximumValueLabel, $0) }
      ))
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

private typealias GaugeParts = TupleView<
  (
    ElementPart<GaugeStyleConfiguration.Label>, ElementPart<GaugeStyleConfiguration.CurrentValueLabel>?,
    ElementPart<GaugeStyleConfiguration.MinimumValueLabel>?, ElementPart<GaugeStyleConfiguration.MaximumValueLabel>?
  )
>

/// A value between two ends. Its children are its labels.
package struct GaugeContent: ElementContent {
  package enum Style: String, Sendable {
    case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular, accessoryCircularCapacity

    /// Whether it is a ring, whose label is only spoken.
    package var isCircular: Bool { self == .accessoryCircular || self == .accessoryCircularCapacity }
  }

  /// From 0 to 1.
  package let position: Double
  package let style: Style
  /// The colors along it, where its tint is a gradient; empty for the one tint.
  package var stops: [Paint.Stop] = []

  package var role: ElementRole { ElementRole("gauge") }
  package func shows(_ child: any ElementContent) -> Bool { !(style.isCircular && child.isSame(as: PartContent(.label))) }
  package var summary: [String] { ["\(position)"] + (style == .automatic ? [] : ["style=\(style)"]) }
}

extension GaugeContent: ElementDescription, Equatable {
  package func content(in environment: EnvironmentValues) -> GaugeContent {
    guard case .gradient(let gradient)? = environment.tint?.parts.paint else { return self }
    var content = self
    content.stops = gradient.stops
    return content
  }
}
