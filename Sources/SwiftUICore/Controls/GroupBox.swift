/// Views in a box of their own, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  @Environment(\.groupBoxStyle) private var style: AnyGroupBoxStyle
  private let label: Label
  private let content: Content

  /// Creates a box with a label of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label of views, in the old form.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box as a style describes it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox: View {
  @ViewBuilder public var body: some View {
    if style.builtIn != nil {
      if Label.self == EmptyView.self {
        GroupBoxElement(label: label, content: content)
      } else {
        GroupBoxElement(label: label.font(.headline), content: content)
      }
    } else {
      style.styled(
        GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
  }
}

/// A group box as a style describes it.
struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  var body: some View { GroupBoxElement(label: configuration.label.font(.headline), content: configuration.content) }
}

private struct GroupBoxElement<Label: View, Content: View>: PrimitiveView {
  var parts: TupleView<(ElementPart<Label>, ElementPart<VStack<Content>>)>

  init(label: Label, content: Content) {
    parts = TupleView((ElementPart(.label, label), ElementPart(.content, VStack { content })))
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(GroupBoxContent(), &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    var element = GroupBoxContent()
    node.updateContainer(&element, &view.parts)
  }
}

/// A box. Its children are its label and its content.
package struct GroupBoxContent: ElementContent {
  package enum Style: String, Sendable { case automatic }
  package var role: ElementRole { ElementRole("groupBox") }
}

extension GroupBoxContent: ElementDescription {}
