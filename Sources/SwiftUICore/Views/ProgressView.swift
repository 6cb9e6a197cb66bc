import Foundation

/// Shows how much of something is done, or that something goes on.
///
/// With a value it shows how much of the total is done; without one, that something goes on. How that looks is the business of
/// the nearest `progressViewStyle(_:)`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @Environment(\.progressViewStyle) private var style: AnyProgressViewStyle
  private let fractionCompleted: Double?
  /// The time that it shows to pass, if it does.
  private var timer: ProgressTimer?
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
  @ViewBuilder public var body: some View {
    if let timer {
      TimelineView(timer) { styled(timer.fraction(at: $0.date)) }
    } else {
      styled(fractionCompleted)
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    style.styled(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
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

extension ProgressView {
  /// Creates a progress view that shows an interval of time to pass, once a second, with a label and one for the value.
  ///
  /// - Parameter countsDown: Whether it is full at the beginning and empty at the end.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label(), currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows an interval of time to pass, with a label, and with the time that is left or has passed.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows an interval of time to pass, with the time that is left or has passed.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of an interval, or has passed of it.
public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

/// An interval of time that a progress view shows to pass.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  func fraction(at date: Date) -> Double {
    let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressTimer: TimelineSchedule {
  /// Each second of it that is still to come, and its end: an interval that began long ago is not gone through.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (length, interval) = (length, interval)
    let first = min(max(startDate.timeIntervalSince(interval.lowerBound).rounded(.down), 0), length)
    return sequence(first: first) { $0 < length ? $0 + 1 : nil }.lazy
      .map { min(interval.lowerBound.addingTimeInterval($0), interval.upperBound) }
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
  @Environment(\.controlSize) private var size

  var body: some View {
    ProgressContainer(
      element: ProgressContent(
        fraction: configuration.fractionCompleted, style: style, isLarge: size == .large || size == .extraLarge),
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
  /// Whether a ring has the larger of its two sizes.
  package let isLarge: Bool

  package var role: ElementRole { ElementRole("progressView") }
  package var summary: [String] { [style.rawValue] + (fraction.map { ["\($0)"] } ?? []) + (isLarge ? ["large"] : []) }
  /// How wide and how high a ring is, in points.
  package var diameter: Double { isLarge ? 37 : 20 }
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
      box.insets.top = diameter
      box.verticalGap = 6
      box.least.width = diameter
    }
    return box
  }
}
