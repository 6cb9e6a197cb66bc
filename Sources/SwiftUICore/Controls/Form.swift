/// Controls in rows, as in settings.
public struct Form<Content: View> {
  fileprivate let content: Content

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form as a style describes it.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: View {
  public var body: some View { StyledForm(content: content) }
}

/// Below the form, so that the form's own view says nothing about the environment.
private struct StyledForm<Content: View>: View {
  @Environment(\.formStyle) private var style: AnyFormStyle
  let content: Content

  @ViewBuilder var body: some View {
    if style.builtIn == .columns {
      FormRows(content: content).environment(\.listStyle, .init(kind: .plain))
    } else if style.builtIn != nil {
      FormRows(content: content)
    } else {
      style.styled(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
  }
}

/// A form as a style describes it.
struct FormBody: View {
  let configuration: FormStyleConfiguration
  var body: some View { FormRows(content: configuration.content) }
}

private struct FormRows<Content: View>: PrimitiveView {
  var content: Content

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(ListNode<Int, Content>(&view.content, nil, isForm: true, context))
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: ListNode<Int, Content>.self).update(&view.content, nil)
  }
}

/// Which of the built-in looks a form has.
package enum FormContent {
  package enum Style: String, Sendable { case automatic, grouped, columns }
}
