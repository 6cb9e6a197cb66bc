import Foundation

/// Shows how much of something is done, or that something goes on.
///
/// With a value it shows how much of the total is done; without one, that something goes on. How that looks is the business of
/// the nearest `progressViewStyle(_:)`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @Environment(\.progressViewStyle) private var style: AnyProgressViewStyle
  private let fractionCompleted: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  nonisolated private init(fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fractionCompleted = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a progress view for a part of a total, with a label and one for the value. Without a value it shows that something
  /// goes on.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    // With a total of 0 or less, or where one of the two is not a number, nothing is done.
    let fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.init(fraction: fraction.map { $0.isNaN ? 0 : $0 }, label(), currentValueLabel())
  }
}

extension ProgressView: View {
  public var body: some View {
    style.styled(
      ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel))))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view that shows that something goes on, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label(), EmptyView())
  }

  /// Creates a progress view for a part of a total, with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view that shows that something goes on.
  nonisolated public init() {
    self.init(fraction: nil, EmptyView(), EmptyView())
  }

  /// Creates a progress view for a part of a total.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view that shows that something goes on, with a label from a localized string.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view that shows that something goes on, with a label from a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) {
    self.init { Text(title) }
  }

  /// Creates a progress view for a part of a total, with a label from a localized string.
  nonisolated public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for a part of a total, with a label from a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Creates a progress view from what a style gets, in the style around that.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, configuration.label ?? .init(content: AnyView(EmptyView())),
      configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

/// The element of the built-in styles.
struct ProgressElement: View {
  let configuration: ProgressViewStyleConfiguration
  let style: ProgressContent.Style

  var body: some View {
    ProgressContainer(
      element: ProgressContent(fraction: configuration.fractionCompleted, style: style),
      parts: TupleView(
        (
          configuration.label.map { ElementPart(.label, $0) },
          configuration.currentValueLabel.map { ElementPart(.currentValueLabel, $0) }
        )))
  }
}

private struct ProgressContainer<Parts: View>: PrimitiveView {
  var element: ProgressContent
  var parts: Parts

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

/// The content of a progress view. Its children are its parts: its label, and that of its value.
package struct ProgressContent: ElementContent {
  package enum Style: String, Sendable { case linear, circular }

  /// What is done, from 0 to 1; nil where nobody knows.
  package let fraction: Double?
  package let style: Style

  package var role: ElementRole { ElementRole("progressView") }
  package var summary: [String] { [style.rawValue] + (fraction.map { ["\($0)"] } ?? []) }
}

extension ProgressContent: ElementDescription {}

extension ProgressContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox()
    box.axis = .vertical
    switch style {
    case .linear:
      box.alignment = .leading
      box.spacing = 4
      box.insets.bottom = 4
      box.verticalGap = 4
      box.fills = .horizontal
    case .circular:
      box.spacing = 6
      box.insets.top = 20
      box.verticalGap = 6
      box.least.width = 20
    }
    return box
  }
}
