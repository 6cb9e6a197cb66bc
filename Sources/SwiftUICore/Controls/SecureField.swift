/// A line of text that a person can edit and nobody can read.
public struct SecureField<Label: View> {
  private let field: TextField<Label>

  nonisolated private init(_ text: Binding<String>, prompt: Text?, actions: TextFieldElement.Actions? = nil, label: Label) {
    field = TextField(
      TextFieldElement(source: .text(text), kind: .secure, prompt: prompt, actions: actions), label: label)
  }

  /// Creates a secure field with a label of views, which is spoken, and a prompt, which an empty field shows.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }
}

extension SecureField: View {
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a secure field that tells when Return was pressed, in the old form, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, prompt: nil, actions: .init(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a secure field with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Creates a secure field that tells when Return was pressed, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, prompt: nil, actions: .init(onCommit: onCommit), label: Text(title))
  }
}
