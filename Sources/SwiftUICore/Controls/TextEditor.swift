/// Text of any length that a person can edit. Return begins a new line.
///
/// It fills the space that it gets and scrolls. Each edit is written to the binding.
public struct TextEditor {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates an editor for a text.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor for a text with a binding to what is selected in it; nil while it does not have the focus.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    TextField(TextFieldElement(source: .text(text), kind: .editor, selection: selection), label: EmptyView())
  }
}

/// One of the built-in looks of text editors.
public protocol TextEditorStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _TextFieldStyleDescription { get }
}

/// The host's own looks.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .automatic) }
}

/// The text and nothing around it.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .plain) }
}

/// A rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _TextFieldStyleDescription { .init(kind: .roundedBorder) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The host's own looks.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text and nothing around it.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
  /// The style of text editors in this view.
  nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style._style)
  }
}
