/// What the app says about an element to assistive technology and to tests, where that differs from what it shows.
package struct AccessibilityEffect: ElementEffect {
  /// Names the element for tests. Never spoken or shown.
  package let identifier: String?
  /// In place of the text that the element shows.
  package let label: String?
  /// Nil nearly always.
  package let details: AccessibilityDetails?

  nonisolated package init(identifier: String? = nil, label: String? = nil, details: AccessibilityDetails? = nil) {
    self.identifier = identifier
    self.label = label
    self.details = details
  }

  package var summary: String? {
    let words =
      (label.map { ["label=“\($0)”"] } ?? []) + (identifier.map { ["identifier=“\($0)”"] } ?? [])
      + (details?.words ?? [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension AccessibilityEffect: EffectModifier {}

extension AccessibilityEffect {
  nonisolated fileprivate init(_ details: AccessibilityDetails, isEnabled: Bool = true) {
    self.init(details: isEnabled ? details : nil)
  }
}

/// A label in the language of its environment.
package struct AccessibilityLabelModifier: EffectModifier {
  /// Nil where it says nothing.
  let label: Text?

  nonisolated init(_ label: Text?) {
    self.label = label
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
    AccessibilityEffect(label: label?.string(in: environment))
  }
}

/// A value or a hint in the language of its environment.
package struct AccessibilityDetailModifier: EffectModifier {
  let value: Text?
  let hint: Text?

  nonisolated init(value: Text? = nil, hint: Text? = nil) {
    self.value = value
    self.hint = hint
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
    if value == nil, hint == nil { return AccessibilityEffect() }
    return AccessibilityEffect(
      details: AccessibilityDetails(value: value?.string(in: environment), hint: hint?.string(in: environment)))
  }
}

extension View {
  /// Gives the view a name for tests, which is never spoken or shown.
  ///
  /// A view that consists of several elements, such as a `Group`, gives it to each of them.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityEffect(identifier: identifier))
  }

  /// Gives the view a name for tests while that is enabled.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(AccessibilityEffect(identifier: isEnabled ? identifier : nil))
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
  nonisolated public func accessibilityLabel<Content: StringProtocol>(_ label: Content) -> some View {
    modifier(AccessibilityEffect(label: String(label)))
  }

  /// What assistive technology says for this view, in place of the text in it. Only while it is enabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityLabelModifier(isEnabled ? label : nil))
  }

  /// What assistive technology says for this view, in place of the text in it. Only while it is enabled.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modifier(AccessibilityLabelModifier(isEnabled ? Text(labelKey) : nil))
  }

  /// What assistive technology says for this view, in place of the text in it. Only while it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Content: StringProtocol>(_ label: Content, isEnabled: Bool) -> some View {
    modifier(AccessibilityEffect(label: isEnabled ? String(label) : nil))
  }
}

extension View {
  /// What the value of this view is, as assistive technology says it.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityDetailModifier(value: value))
  }

  /// What the value of this view is, as assistive technology says it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityDetailModifier(value: Text(valueKey)))
  }

  /// What the value of this view is, as assistive technology says it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> some View {
    modifier(AccessibilityEffect(AccessibilityDetails(value: String(value))))
  }

  /// What the value of this view is, as assistive technology says it. Only while it is enabled.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityDetailModifier(value: isEnabled ? value : nil))
  }

  /// What the value of this view is, as assistive technology says it. Only while it is enabled.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modifier(AccessibilityDetailModifier(value: isEnabled ? Text(valueKey) : nil))
  }

  /// What the value of this view is, as assistive technology says it. Only while it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Content: StringProtocol>(_ value: Content, isEnabled: Bool) -> some View {
    modifier(AccessibilityEffect(AccessibilityDetails(value: String(value)), isEnabled: isEnabled))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityDetailModifier(hint: hint))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityDetailModifier(hint: Text(hintKey)))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Content: StringProtocol>(_ hint: Content) -> some View {
    modifier(AccessibilityEffect(AccessibilityDetails(hint: String(hint))))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while. Only while it is enabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityDetailModifier(hint: isEnabled ? hint : nil))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while. Only while it is enabled.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modifier(AccessibilityDetailModifier(hint: isEnabled ? Text(hintKey) : nil))
  }

  /// What happens when a person uses this view, as assistive technology says it after a while. Only while it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Content: StringProtocol>(_ hint: Content, isEnabled: Bool) -> some View {
    modifier(AccessibilityEffect(AccessibilityDetails(hint: String(hint)), isEnabled: isEnabled))
  }
}
