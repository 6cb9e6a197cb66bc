/// Says something about the elements inside to assistive technology and to tests.
package struct AccessibilityModifier {
  let description: AccessibilityDescription

  nonisolated init(_ description: AccessibilityDescription) {
    self.description = description
  }
}

extension AccessibilityModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<AccessibilityModifier> {
    AccessibilityNode(self, context)
  }
}

private final class AccessibilityNode: PrimitiveModifierNode<AccessibilityModifier> {
  override init(_ modifier: AccessibilityModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override var accessibility: AccessibilityDescription? { modifier.description }

  override func willUpdateContent(_ newModifier: AccessibilityModifier) {
    guard modifier.description != newModifier.description else { return }
    modifier = newModifier
    forEachTopElement { $0.updateAccessibility() }
  }
}

extension View {
  /// Uses the string you specify to identify the view: for tests, never spoken or shown.
  ///
  /// A view that consists of several elements, such as a `Group`, gives it to each of them.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(AccessibilityDescription(identifier: identifier)))
  }

  /// Adds a label to the view that describes its contents, in place of what it shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(AccessibilityDescription(label: label.string)))
  }

  /// Adds a label to the view that describes its contents, in place of what it shows.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityModifier(AccessibilityDescription(label: labelKey.text)))
  }

  /// Adds a label to the view that describes its contents, in place of what it shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    modifier(AccessibilityModifier(AccessibilityDescription(label: String(label))))
  }
}
