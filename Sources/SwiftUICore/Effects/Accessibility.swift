/// What the app says about an element to assistive technology and to tests, where that differs from what it shows. Of several
/// around one element, the innermost that says something counts.
package struct AccessibilityEffect: ElementEffect {
  /// Names the element for tests. Never spoken or shown.
  package let identifier: String?
  /// In place of the text that the element shows.
  package let label: String?

  nonisolated package init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }

  package var summary: String? {
    let words = (label.map { ["label=“\($0)”"] } ?? []) + (identifier.map { ["identifier=“\($0)”"] } ?? [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension AccessibilityEffect: EffectModifier {}

/// A label in the language of its environment.
package struct AccessibilityLabelModifier: EffectModifier {
  let label: Text

  nonisolated init(_ label: Text) {
    self.label = label
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
    AccessibilityEffect(label: label.string(in: environment))
  }
}

extension View {
  /// Gives the view a name for tests, which is never spoken or shown.
  ///
  /// A view that consists of several elements, such as a `Group`, gives it to each of them.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityEffect(identifier: identifier))
  }

  /// What assistive technology says for this view, in place of the text in it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label))
  }

  /// What assistive technology says for this view, in place of the text in it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityLabelModifier(Text(labelKey)))
  }

  /// What assistive technology says for this view, in place of the text in it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    modifier(AccessibilityEffect(label: String(label)))
  }
}
