/// What a person may call an element who controls the app by voice.
package struct InputLabelsEffect: ElementEffect {
  /// The one that is shown comes first.
  package let labels: [String]

  package var summary: String? { "inputLabels=\(labels.map { "“\($0)”" }.joined(separator: ", "))" }
}

extension InputLabelsEffect: EffectModifier {}

/// Labels in the language of their environment.
package struct InputLabelsModifier: EffectModifier {
  let labels: [Text]

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> InputLabelsEffect {
    InputLabelsEffect(labels: labels.map { $0.string(in: environment) })
  }
}

extension View {
  /// What people may call this view who control the app by voice, the name that is shown first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabels))
  }

  /// What people may call this view who control the app by voice, the name that is shown first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabelKeys.map { Text($0) }))
  }

  /// What people may call this view who control the app by voice, the name that is shown first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<Label: StringProtocol>(_ inputLabels: [Label]) -> some View {
    modifier(InputLabelsEffect(labels: inputLabels.map { String($0) }))
  }
}
