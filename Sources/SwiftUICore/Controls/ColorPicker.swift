/// Chooses a color.
public struct ColorPicker<Label: View> {
  private var element: ColorPickerElement
  private var label: ElementPart<Label>

  nonisolated private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    element = ColorPickerElement(selection: selection, supportsOpacity: supportsOpacity)
    self.label = ElementPart(.label, label)
  }

  /// Creates a color picker with a label of views.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }
}

extension ColorPicker: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.label, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.label)
  }
}

private struct ColorPickerElement {
  let selection: Binding<Color>
  let supportsOpacity: Bool
}

extension ColorPickerElement: ElementDescription {
  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> ColorPickerContent {
    let color = selection.wrappedValue.resolve(in: environment)
    func byte(_ part: Float) -> UInt32 { UInt32(min(max(part.isNaN ? 0 : part, 0), 1) * 255 + 0.5) }
    return ColorPickerContent(
      value: EditedValue(byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)), opacity: Double(color.opacity),
      supportsOpacity: supportsOpacity, isEnabled: environment.isEnabled, labelIsHidden: environment.labelsAreHidden)
  }

  func handle(_ event: ChooseColorEvent, in node: DescribedNode<ColorPickerElement>) {
    var content = node.content
    guard event.value.revision > content.value.revision, event.value.value <= 0xFFFFFF else { return }
    content.value = event.value
    node.noteHostChange(content)
    node.invalidate(.hostEvent)
    guard content.isEnabled else { return }
    func part(_ shift: UInt32) -> Double { Double(event.value.value >> shift & 0xFF) / 255 }
    selection.wrappedValue = Color(
      red: part(16), green: part(8), blue: part(0), opacity: supportsOpacity ? content.opacity : 1)
  }
}

/// The content of a color picker. Its child is its label.
package struct ColorPickerContent: ElementContent {
  /// Red, green and blue, eight bits each.
  package var value: EditedValue<UInt32>
  package let opacity: Double
  package let supportsOpacity: Bool
  package let isEnabled: Bool
  package let labelIsHidden: Bool

  package var role: ElementRole { ElementRole("colorPicker") }
  package var innerKinds: InnerKinds { .control }
  package func shows(_ child: any ElementContent) -> Bool { !labelIsHidden }

  package var summary: [String] {
    let hex = String(value.value, radix: 16)
    return ["#" + String(repeating: "0", count: 6 - hex.count) + hex] + (opacity == 1 ? [] : ["opacity=\(opacity)"])
      + (isEnabled ? [] : ["disabled"]) + (labelIsHidden ? ["labelHidden"] : [])
  }

  package mutating func takeOver(from held: ColorPickerContent) {
    value.revision = held.value.revision
  }
}

/// A person chose another color, which the host shows already.
package struct ChooseColorEvent: ElementEvent {
  package let value: EditedValue<UInt32>

  package init(_ value: EditedValue<UInt32>) {
    self.value = value
  }
}
