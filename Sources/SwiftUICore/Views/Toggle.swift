/// A switch that is on or off, with a label.
///
/// Switching it writes to the binding. If that keeps its value, the switch goes back.
public struct Toggle<Label: View> {
  private var element: ToggleElement
  private var content: Label

  /// Creates a toggle with a label of views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    element = ToggleElement(isOn: isOn)
    content = label()
  }
}

extension Toggle: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a toggle shows and does.
struct ToggleElement: ElementDescription {
  fileprivate let isOn: Binding<Bool>

  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> ToggleContent {
    ToggleContent(isOn: isOn.wrappedValue, isEnabled: environment.isEnabled)
  }

  func handle(_ event: ToggleEvent, in node: DescribedNode<ToggleElement>) {
    var content = node.content
    content.isOn = event.isOn
    node.noteHostChange(content)
    // The binding may refuse the value: then the host must hear of it.
    node.invalidate(.hostEvent)
    if content.isEnabled { isOn.wrappedValue = event.isOn }
  }
}

/// The content of a toggle. Its children are its label.
package struct ToggleContent: ElementContent {
  package var isOn: Bool
  package let isEnabled: Bool

  package init(isOn: Bool, isEnabled: Bool = true) {
    self.isOn = isOn
    self.isEnabled = isEnabled
  }

  package var role: ElementRole { ElementRole("toggle") }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] { (isOn ? ["on"] : []) + (isEnabled ? [] : ["disabled"]) }
}

/// A toggle was switched to this state, and shows it already.
package struct ToggleEvent: ElementEvent {
  package let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text as its label, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
