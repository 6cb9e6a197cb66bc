/// A control that toggles between on and off states.
public struct Toggle<Label: View> {
  private var element: ToggleElement
  private var content: Label

  /// Creates a toggle that displays a custom label.
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

/// What a toggle says about itself, and what it does.
struct ToggleElement: ElementDescription {
  fileprivate let isOn: Binding<Bool>

  var elementKind: ElementKind { .toggle }
  static var readsBindings: Bool { true }

  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.isOn(isOn.wrappedValue))
    properties.add(.isEnabled(environment.isEnabled))
  }

  func handle(_ event: HostEvent, in node: ElementNode) {
    guard case .toggle(_, let newValue) = event else { return }
    node.noteHostChange(.isOn(newValue))
    // The binding may refuse the value: then the host must hear of it.
    node.invalidate(.hostEvent)
    if node.properties[.isEnabled] == .isEnabled(true) { isOn.wrappedValue = newValue }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
