import Foundation

/// A line of text that a person can edit.
///
/// Each edit is written to the binding. The host owns the text while a person edits it; a value that the binding gives instead,
/// for example in capitals, reaches the host once it has answered the newest edit. Return runs the actions of `onSubmit`.
///
/// A field for a value with a format or a formatter writes it at Return or when the field loses the focus, if the text says one;
/// then it shows the value anew.
public struct TextField<Label: View> {
  fileprivate var element: TextFieldElement
  fileprivate var content: Label

  nonisolated init(_ element: TextFieldElement, label: Label) {
    self.element = element
    content = label
  }
}

extension TextField: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(StyledFieldNode(view, context)) }

  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: StyledFieldNode<Label>.self).update(view) }
}

/// The field, or what the nearest custom style makes of it.
private final class StyledFieldNode<Label: View>: ReplaceableChildNode {
  private var view: TextField<Label>
  private var isStyled = false

  init(_ view: TextField<Label>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    let styled = styled()
    isStyled = styled != nil
    setFirstChild(makeChild(styled, _NodeContext(parent: self)))
  }

  func update(_ newView: TextField<Label>) {
    view = newView
    evaluate()
  }

  override func evaluate() {
    let styled = styled()
    if isStyled != (styled != nil) {
      isStyled.toggle()
      replaceChild { makeChild(styled, $0) }
    } else if var styled {
      AnyView._updateNode(_Node(child!), &styled)
    } else {
      var (element, content) = (view.element, view.content)
      _Node(child!).updateContainer(&element, &content)
    }
  }

  private func styled() -> AnyView? {
    // Editors and fields of searches have looks of their own.
    guard view.element.kind != .editor, !view.element.kind.isSearch else { return nil }
    return recordingDependencies {
      EnvironmentValues(at: self).textFieldStyle.custom?.styled(
        TextField<_TextFieldStyleLabel>(view.element, label: .init(content: AnyView(view.content))))
    }
  }

  private func makeChild(_ styled: AnyView?, _ context: _NodeContext) -> ViewNode {
    if var styled { return AnyView._makeNode(&styled, context).node }
    var content = view.content
    return _Node.container(view.element, &content, context).node
  }
}

/// What a text field shows and does.
struct TextFieldElement {
  enum Source {
    case text(Binding<String>)
    case value(FieldValue)
  }

  /// What somebody wants to know besides the text.
  final class Actions: Sendable {
    nonisolated(unsafe) let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) let onCommit: () -> Void
    /// Backspace was pressed where there is nothing to delete.
    nonisolated(unsafe) let onEmptyDeletion: (() -> Void)?

    nonisolated init(
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
      onEmptyDeletion: (() -> Void)? = nil
    ) {
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
      self.onEmptyDeletion = onEmptyDeletion
    }
  }

  /// From one event to the next.
  struct Memory {
    /// What has been typed and not been written yet.
    var draft: String?
    var isEdited = false
  }

  let source: Source
  var kind = TextFieldContent.Kind.line
  var prompt: Text?
  var actions: Actions?
  var selection: Binding<TextSelection?>?
}

extension TextFieldElement: ElementDescription {
  static var readsBindings: Bool { true }
  static var firstMemory: Memory { Memory() }

  @MainActor private func value(in environment: EnvironmentValues) -> String {
    switch source {
    case .text(let binding): binding.wrappedValue
    case .value(let value): value.text(TextFormats(environment))
    }
  }

  private var reportsFocus: Bool {
    if case .value = source { true } else { actions != nil }
  }

  func content(in environment: EnvironmentValues) -> TextFieldContent {
    let value = value(in: environment)
    var content = TextFieldContent(
      value: EditedValue(value), prompt: prompt?.string(in: environment) ?? "",
      style: environment.textFieldStyle.kind, textStyle: environment.textStyle,
      alignment: environment.paragraphTraits.alignment,
      hidesBackground: kind == .editor && environment.scrollTraits.hidesBackground, isEnabled: environment.isEnabled, kind: kind,
      traits: environment.textInputTraits, reportsFocus: reportsFocus, labelIsHidden: environment.labelsAreHidden,
      reportsEmptyDeletion: actions?.onEmptyDeletion != nil, reportsSelection: selection != nil,
      selection: selection?.wrappedValue?.offsets(in: value))
    content.promptColor = prompt?.extra?.style.foreground?.paint(in: environment).mainColor
    return content
  }

  func handle(_ event: TextFieldEvent, in node: DescribedNode<TextFieldElement>) {
    switch event {
    case .edit(let edited): edit(edited, in: node)
    case .submit:
      guard node.content.isEnabled, kind != .editor else { return }
      commit(in: node)
      actions?.onCommit()
      EnvironmentValues(at: node).submitActions.run(kind.isSearch ? .search : .text)
    case .select(let selected):
      guard let selection, node.content.isEnabled else { return }
      var content = node.content
      content.selection = selected
      node.noteHostChange(content)
      // The binding may refuse it: then the host must hear of it.
      node.invalidate(.hostEvent)
      let new = selected.map { TextSelection($0, in: content.value.value) }
      if selection.wrappedValue != new { selection.wrappedValue = new }
    case .deleteAtStart: if node.content.isEnabled { actions?.onEmptyDeletion?() }
    case .focus(let isFocused):
      guard isFocused != node.memory.isEdited, node.content.isEnabled || !isFocused else { return }
      node.memory.isEdited = isFocused
      if !isFocused { commit(in: node) }
      actions?.onEditingChanged(isFocused)
    }
  }

  @MainActor
  private func edit(_ edited: EditedValue<String>, in node: DescribedNode<TextFieldElement>) {
    var content = node.content
    guard edited.revision > content.value.revision else { return }
    content.value = edited
    node.noteHostChange(content)
    guard content.isEnabled else { return node.invalidate(.hostEvent) }
    switch source {
    case .text(let binding):
      // The binding may change or refuse the text: then the host must hear of it.
      node.invalidate(.hostEvent)
      binding.wrappedValue = edited.value
    case .value:
      node.memory.draft = edited.value
      content.isDraft = true
      node.noteHostChange(content)
    }
  }

  /// Writes what has been typed, if that says a value, and shows what the value is then.
  @MainActor
  private func commit(in node: DescribedNode<TextFieldElement>) {
    guard case .value(let value) = source, let draft = node.memory.draft else { return }
    node.memory.draft = nil
    var content = node.content
    content.isDraft = false
    node.noteHostChange(content)
    node.invalidate(.hostEvent)
    value.commit(draft, TextFormats(EnvironmentValues(at: node)))
  }
}

/// The content of a text field. Its children are its label.
package struct TextFieldContent: ElementContent {
  package enum Kind: String, Sendable {
    case line
    /// What is typed is not shown.
    case secure
    /// As high as its text.
    case growing
    /// As high as it may be.
    case editor
    /// For words that are searched for.
    case search
    /// The same beside tokens: what is around both has the looks of a field.
    case bareSearch

    var isSearch: Bool { self == .search || self == .bareSearch }
  }

  package var value: EditedValue<String>
  /// What an empty field shows.
  package let prompt: String
  /// Its color, where the app says one.
  package var promptColor: ColorDescription?
  package let style: TextFieldStyleKind
  package let textStyle: TextStyle?
  package let alignment: ParagraphTraits.Alignment
  /// Whether an editor has no background of its own.
  package let hidesBackground: Bool
  package let isEnabled: Bool
  package let kind: Kind
  package let traits: TextInputTraits
  /// Whether the host tells when the field gets the focus and loses it.
  package let reportsFocus: Bool
  package let labelIsHidden: Bool
  /// Whether the host tells of Backspace where there is nothing to delete.
  package let reportsEmptyDeletion: Bool
  /// Whether the host tells what is selected in it.
  package let reportsSelection: Bool
  package var selection: FieldSelection?
  /// Whether the text has been typed and not been taken yet: until then the field shows it, whatever the value is.
  package var isDraft = false

  package var innerKinds: InnerKinds { kind == .editor ? [.control, .field, .growing] : [.control, .field] }

  package init(
    value: EditedValue<String>, prompt: String = "", style: TextFieldStyleKind = .automatic, textStyle: TextStyle? = nil,
    alignment: ParagraphTraits.Alignment = .leading, hidesBackground: Bool = false, isEnabled: Bool = true, kind: Kind = .line,
    traits: TextInputTraits = TextInputTraits(), reportsFocus: Bool = false,
    labelIsHidden: Bool = false, reportsEmptyDeletion: Bool = false,
    reportsSelection: Bool = false, selection: FieldSelection? = nil
  ) {
    self.value = value
    self.prompt = prompt
    self.style = style
    self.textStyle = textStyle
    self.alignment = alignment
    self.hidesBackground = hidesBackground
    self.isEnabled = isEnabled
    self.kind = kind
    self.traits = traits
    self.reportsFocus = reportsFocus
    self.labelIsHidden = labelIsHidden
    self.reportsEmptyDeletion = reportsEmptyDeletion
    self.reportsSelection = reportsSelection
    self.selection = selection
  }

  package var role: ElementRole {
    switch kind {
    case .line, .growing, .search, .bareSearch: ElementRole("textField")
    case .secure: ElementRole("secureField")
    case .editor: ElementRole("textEditor")
    }
  }

  package var isNamedByChildren: Bool { true }
  package func shows(_ child: any ElementContent) -> Bool { false }

  package var summary: [String] {
    (value.value.isEmpty && value.revision == 0 ? [] : ["value=“\(kind == .secure ? "•••" : value.value)”"])
      + (prompt.isEmpty ? [] : ["prompt=“\(prompt)”"]) + (promptColor.map { ["promptColor=\($0)"] } ?? [])
      + (isEnabled ? [] : ["disabled"]) + (textStyle?.summary ?? []) + (style == .automatic ? [] : ["style=\(style)"])
      + (alignment == .leading ? [] : ["alignment=\(alignment)"]) + (hidesBackground ? ["backgroundHidden"] : [])
      + traits.summary + (kind == .growing ? ["growing"] : []) + (labelIsHidden ? ["labelHidden"] : [])
  }

  /// The same text needs no patch; another one answers the newest edit.
  package mutating func takeOver(from held: TextFieldContent) {
    value.revision = held.value.revision
    isDraft = held.isDraft
    if isDraft { value = held.value }
  }
}

package enum TextFieldStyleKind: String, Sendable { case automatic, plain, roundedBorder }

package enum TextFieldEvent: ElementEvent {
  /// The field holds this text now.
  case edit(EditedValue<String>)
  /// Return was pressed.
  case submit
  /// The field got the focus, or lost it. Said only for fields that want to know.
  case focus(Bool)
  /// Backspace was pressed in front of all characters. Said only for fields that want to know.
  case deleteAtStart
  /// This is selected now; nil where the field has lost the focus. Said only for fields that want to know.
  case select(FieldSelection?)
}
