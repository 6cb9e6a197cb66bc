/// A control that toggles between on and off states.
public struct Toggle<Label: View> {
  package var element: ToggleElement
  package var content: Label

  /// Creates a toggle that displays a custom label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    element = ToggleElement(isOn: isOn)
    content = label()
  }
}

extension Toggle: ContainerView {}

/// What a toggle says about itself, and what it does.
package struct ToggleElement: ElementDescription {
  fileprivate let isOn: Binding<Bool>

  package var elementKind: ElementKind { .toggle }
  package static var readsBindings: Bool { true }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.isOn(isOn.wrappedValue))
    properties.add(.isEnabled(environment.isEnabled))
  }

  package func handle(_ event: HostEvent, in node: ElementNode) {
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
