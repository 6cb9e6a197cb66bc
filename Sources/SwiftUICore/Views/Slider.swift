import Foundation

/// A thumb that a person moves between two bounds to choose a number.
///
/// Each move writes to the binding, unless the value stays the same; with a step only `bounds.lowerBound + n * step` is written.
/// A bound value outside the bounds is shown at the nearer end and stays as it is.
public struct Slider<Label: View, ValueLabel: View> {
  private var element: SliderElement
  private var parts: TupleView<(ElementPart<Label>, ElementPart<ValueLabel>, ElementPart<ValueLabel>)>

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Double?, _ label: Label, minimum: ValueLabel,
    maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    element = SliderElement(
      value: Binding<Double>(converting: value), lowerBound: Double(bounds.lowerBound), upperBound: Double(bounds.upperBound),
      step: step, onEditingChanged: onEditingChanged)
    parts = TupleView(
      (ElementPart(.label, label), ElementPart(.minimumValueLabel, minimum), ElementPart(.maximumValueLabel, maximum)))
  }
}

extension Slider: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

/// What a slider shows and does.
private struct SliderElement {
  let value: Binding<Double>
  let lowerBound: Double
  let upperBound: Double
  let step: Double?
  let onEditingChanged: (Bool) -> Void
}

extension SliderElement: ElementDescription {
  static var readsBindings: Bool { true }
  /// Whether a person moves the thumb now.
  static var firstMemory: Bool { false }

  func content(in environment: EnvironmentValues) -> SliderContent {
    SliderContent(position: EditedValue(position), strides: strides, isEnabled: environment.isEnabled)
  }

  /// Where the thumb of the value stands, from 0 to 1.
  private var position: Double {
    let position = length > 0 ? (value.wrappedValue - lowerBound) / length : 0
    return position.isNaN ? 0 : min(max(position, 0), 1)
  }

  /// How many steps there are; nil where the value moves freely. A step that is longer than the range counts as none.
  private var strides: Int? {
    guard let step, step > 0 else { return nil }
    let strides = ((upperBound - lowerBound) / step).rounded(.down)
    return strides >= 1 ? Int(exactly: strides) : nil
  }

  /// From the first value that can be reached to the last.
  private var length: Double {
    if let step, let strides { step * Double(strides) } else { upperBound - lowerBound }
  }

  private func value(at position: Double) -> Double {
    if let step, let strides { return lowerBound + step * (position * Double(strides)).rounded(.toNearestOrAwayFromZero) }
    return lowerBound + position * length
  }

  func handle(_ event: SliderEvent, in node: DescribedNode<SliderElement>) {
    var content = node.content
    switch event {
    case .move(let moved):
      guard moved.revision > content.position.revision, (0...1).contains(moved.value) else { return }
      content.position = moved
      node.noteHostChange(content)
      // The binding may refuse the value, and the thumb snaps to steps: then the host must hear of it.
      node.invalidate(.hostEvent)
      guard content.isEnabled else { return }
      if !node.memory {
        node.memory = true
        onEditingChanged(true)
      }
      // A thumb that stands where it stood moves nothing, though places have fewer digits than values.
      guard abs(moved.value - position) > 1e-12 else { return }
      let newValue = value(at: moved.value)
      if value.wrappedValue != newValue { value.wrappedValue = newValue }
    case .end:
      guard node.memory else { return }
      node.memory = false
      onEditingChanged(false)
    }
  }
}

/// The content of a slider. Its children are its parts: its label, and those of its ends.
package struct SliderContent: ElementContent {
  /// Of the thumb, from 0 to 1.
  package var position: EditedValue<Double>
  /// How many equal steps the thumb moves in; nil where it moves freely.
  package let strides: Int?
  package let isEnabled: Bool

  package init(position: EditedValue<Double>, strides: Int? = nil, isEnabled: Bool = true) {
    self.position = position
    self.strides = strides
    self.isEnabled = isEnabled
  }

  package var role: ElementRole { ElementRole("slider") }
  package var innerKinds: InnerKinds { .control }
  package func shows(_ child: any ElementContent) -> Bool { !child.isSame(as: PartContent(.label)) }

  package var summary: [String] {
    ["\(position.value)"] + (strides.map { ["strides=\($0)"] } ?? []) + (isEnabled ? [] : ["disabled"])
  }

  package mutating func takeOver(from held: SliderContent) {
    position.revision = held.position.revision
  }
}

package enum SliderEvent: ElementEvent {
  /// The thumb stands at a position from 0 to 1 now.
  case move(EditedValue<Double>)
  /// The person has let go of it.
  case end
}

extension Slider {
  /// Creates a slider with a label and labels for its ends.
  ///
  /// `onEditingChanged` is called with true when a person begins to move the thumb, and with false at the end.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and labels for its ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with a label and labels for its ends.
  @available(*, deprecated, message: "Use the initializer with the label first and `onEditingChanged` last.")
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimum: minimumValueLabel, maximum: maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and labels for its ends.
  @available(*, deprecated, message: "Use the initializer with the label first and `onEditingChanged` last.")
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label(), minimum: minimumValueLabel, maximum: maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a label.
  @available(*, deprecated, message: "Use the initializer with `onEditingChanged` last.")
  @_disfavoredOverload
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label.
  @available(*, deprecated, message: "Use the initializer with `onEditingChanged` last.")
  @_disfavoredOverload
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, without a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }
}

extension Binding where Value == Double {
  /// A number of any kind as the one that sliders reckon with.
  fileprivate init<Number: BinaryFloatingPoint>(converting number: Binding<Number>) {
    self.init(
      location: ConvertedLocation(number.location, get: { Double($0) }, set: { Number($0) }), transaction: number.transaction)
  }
}

extension SliderContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox { .filling(height: 34, ideal: 100) }
}
