/// Two buttons that make a value smaller and larger, with a label.
///
/// With bounds the value never leaves them by the control: the last step is cut to the bound, and at a bound its half is
/// disabled. A value outside the bounds is left as it is until the next step.
public struct Stepper<Label: View> {
  fileprivate let element: StepperElement
  private var parts: TupleView<(ElementPart<Label>, ElementPart<Text>?)>

  nonisolated init(_ element: StepperElement, _ label: Label) {
    self.element = element
    parts = TupleView((ElementPart(.label, label), element.valueText.map { ElementPart(.currentValueLabel, $0) }))
  }
}

extension Stepper: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    var element = view.element
    node.updateContainer(&element, &view.parts)
  }
}

/// What a stepper shows and does. A step is nil where its half is disabled.
struct StepperElement {
  fileprivate let steps: () -> (down: (() -> Void)?, up: (() -> Void)?)
  fileprivate let onEditingChanged: (Bool) -> Void
  fileprivate var valueText: Text?

  nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    steps = { (onDecrement, onIncrement) }
    self.onEditingChanged = onEditingChanged
  }

  nonisolated init<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride, text: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    steps = {
      let current = value.wrappedValue
      let isForward = step >= 0
      let (least, greatest) = (bounds?.lowerBound ?? Value.end(isLower: true), bounds?.upperBound ?? Value.end(isLower: false))
      let canGrow = greatest.map { current < $0 } ?? true
      let canShrink = least.map { current > $0 } ?? true
      // The newest value counts: several steps may come before the next evaluation.
      let up = { value.wrappedValue = value.wrappedValue.stepped(by: step, isBack: false, in: bounds) }
      let down = { value.wrappedValue = value.wrappedValue.stepped(by: step, isBack: true, in: bounds) }
      return ((isForward ? canShrink : canGrow) ? down : nil, (isForward ? canGrow : canShrink) ? up : nil)
    }
    self.onEditingChanged = onEditingChanged
    valueText = text
  }
}

extension Strideable {
  /// Where the values of an integer type end; nil for other types.
  fileprivate static func end(isLower: Bool) -> Self? {
    guard let type = Self.self as? any FixedWidthInteger.Type else { return nil }
    return (isLower ? type.min : type.max) as? Self
  }

  /// The value a step away, cut to the bounds, and to what an integer type can hold.
  fileprivate func stepped(by step: Stride, isBack: Bool, in bounds: ClosedRange<Self>?) -> Self {
    let next: Self
    if let integer = self as? any FixedWidthInteger, let step = step as? Int {
      next = integer.stepped(by: step, isBack: isBack) as! Self
    } else {
      next = advanced(by: isBack ? 0 - step : step)
    }
    return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }
}

extension FixedWidthInteger {
  fileprivate func stepped(by step: Int, isBack: Bool) -> Self {
    let shrinks = (step < 0) != isBack
    guard let step = Self(exactly: step) else {
      // A step that the type cannot hold: backwards in an unsigned one, or all of a small one.
      let (next, overflows) =
        shrinks
        ? subtractingReportingOverflow(Self(clamping: step.magnitude))
        : addingReportingOverflow(Self(clamping: step.magnitude))
      return overflows ? (shrinks ? .min : .max) : next
    }
    let (next, overflows) = isBack ? subtractingReportingOverflow(step) : addingReportingOverflow(step)
    return overflows ? (shrinks ? .min : .max) : next
  }
}

extension StepperElement: ElementDescription {
  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> StepperContent {
    let steps = steps()
    return StepperContent(
      canDecrement: steps.down != nil, canIncrement: steps.up != nil, isEnabled: environment.isEnabled,
      labelIsHidden: environment.labelsAreHidden)
  }

  func handle(_ event: StepEvent, in node: DescribedNode<StepperElement>) {
    guard node.content.isEnabled else { return }
    let steps = steps()
    guard let step = event.isUp ? steps.up : steps.down else { return }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
  }
}

/// The content of a stepper. Its children are its label and the text of its value.
package struct StepperContent: ElementContent {
  package let canDecrement: Bool
  package let canIncrement: Bool
  package let isEnabled: Bool
  package let labelIsHidden: Bool

  package var role: ElementRole { ElementRole("stepper") }
  package var innerKinds: InnerKinds { .control }
  package func shows(_ child: any ElementContent) -> Bool { !(labelIsHidden && child.isSame(as: PartContent(.label))) }

  package var summary: [String] {
    (canDecrement ? [] : ["atMinimum"]) + (canIncrement ? [] : ["atMaximum"]) + (isEnabled ? [] : ["disabled"])
      + (labelIsHidden ? ["labelHidden"] : [])
  }
}

/// A person pressed one of the halves.
package struct StepEvent: ElementEvent {
  package let isUp: Bool

  package init(isUp: Bool) {
    self.isUp = isUp
  }
}
