/// A few words about what an element is for: shown when a pointer rests on it, and said by assistive technology.
package struct HelpEffect: ElementEffect {
  package let text: String

  package var summary: String? { "help=“\(text)”" }
}

package struct HelpModifier: EffectModifier {
  let text: Text

  nonisolated init(_ text: Text) {
    self.text = text
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> HelpEffect {
    HelpEffect(text: TextResolver(environment).string(of: text))
  }
}

extension View {
  /// Explains this view in a few words, which are shown when a pointer rests on it and are said by assistive technology.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(HelpModifier(Text(textKey)))
  }

  /// Explains this view with a text.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text))
  }

  /// Explains this view with a string.
  @_disfavoredOverload
  nonisolated public func help<Words: StringProtocol>(_ text: Words) -> some View {
    modifier(HelpModifier(Text(text)))
  }
}
