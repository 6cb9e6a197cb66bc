/// A line of text that a person can edit.
///
/// Each edit is written to the binding. The host owns the text while a person edits it; a value that the binding gives instead,
/// for example in capitals, reaches the host once it has answered the newest edit. Return runs the actions of `onSubmit`.
public struct TextField<Label: View> {
  private var element: TextFieldElement
  private var content: Label

  /// Creates a text field with a label of views, which is spoken, and a prompt, which an empty field shows.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    element = TextFieldElement(text: text, prompt: prompt)
    content = label()
  }
}

extension TextField: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a text field shows and does.
struct TextFieldElement: ElementDescription {
  fileprivate let text: Binding<String>
  fileprivate let prompt: Text?

  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> TextFieldContent {
    TextFieldContent(
      value: EditedValue(text.wrappedValue), prompt: prompt?.string(in: environment) ?? "",
      style: environment.textFieldStyle.kind, textStyle: environment.textStyle, isEnabled: environment.isEnabled)
  }

  func handle(_ event: TextFieldEvent, in node: DescribedNode<TextFieldElement>) {
    var content = node.content
    switch event {
    case .edit(let edited):
      guard edited.revision > content.value.revision else { return }
      content.value = edited
      node.noteHostChange(content)
      // The binding may change or refuse the text: then the host must hear of it.
      node.invalidate(.hostEvent)
      if content.isEnabled { text.wrappedValue = edited.value }
    case .submit:
      if content.isEnabled { EnvironmentValues(at: node).submitActions.run() }
    }
  }
}

/// The content of a text field. Its children are its label.
package struct TextFieldContent: ElementContent {
  package var value: EditedValue<String>
  /// What an empty field shows.
  package let prompt: String
  package let style: TextFieldStyleKind
  package let textStyle: TextStyle?
  package let isEnabled: Bool

  package init(
    value: EditedValue<String>, prompt: String = "", style: TextFieldStyleKind = .automatic, textStyle: TextStyle? = nil,
    isEnabled: Bool = true
  ) {
    self.value = value
    self.prompt = prompt
    self.style = style
    self.textStyle = textStyle
    self.isEnabled = isEnabled
  }

  package var role: ElementRole { ElementRole("textField") }
  package var isNamedByChildren: Bool { true }
  package func shows(_ child: any ElementContent) -> Bool { false }

  package var summary: [String] {
    (value.value.isEmpty && value.revision == 0 ? [] : ["value=“\(value.value)”"])
      + (prompt.isEmpty ? [] : ["prompt=“\(prompt)”"])
      + (isEnabled ? [] : ["disabled"]) + (textStyle?.summary ?? []) + (style == .automatic ? [] : ["style=\(style)"])
  }

  /// The same text needs no patch; another one answers the newest edit.
  package mutating func takeOver(from held: TextFieldContent) {
    value.revision = held.value.revision
  }
}

package enum TextFieldStyleKind: String, Sendable { case automatic, plain, roundedBorder }

package enum TextFieldEvent: ElementEvent {
  /// The field holds this text now.
  case edit(EditedValue<String>)
  /// Return was pressed.
  case submit
}

extension TextField where Label == Text {
  /// Creates a text field with a text as its label, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a text as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
