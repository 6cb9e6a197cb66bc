/// Controls that belong together.
public struct ControlGroup<Content: View> {
  @Environment(\.controlGroupStyle) private var style: AnyControlGroupStyle
  private let label: AnyView?
  private let content: Content

  nonisolated private init(label: AnyView?, content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: nil, content: content())
  }

  /// Creates a group of controls with a label of views.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(label: AnyView(label), content: LabeledControlGroupContent(content(), label))
  }

  /// Creates a group of controls with a text as its label.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a string as its label.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a text and a symbol as its label.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group as a style describes it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: AnyView(configuration.label), content: configuration.content)
  }
}

/// What is in a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label

  nonisolated init(_ content: Content, _ label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup: View {
  @ViewBuilder public var body: some View {
    if let builtIn = style.builtIn {
      ControlGroupElement(label: label, content: content, style: builtIn)
    } else {
      style.styled(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView()))))
    }
  }
}

/// A control group as a style describes it.
struct ControlGroupBody: View {
  let configuration: ControlGroupStyleConfiguration
  let style: ControlGroupContent.Style
  var body: some View {
    ControlGroupElement(label: AnyView(configuration.label), content: configuration.content, style: style)
  }
}

private struct ControlGroupElement<Content: View>: View {
  let label: AnyView?
  let content: Content
  let style: ControlGroupContent.Style

  @ViewBuilder var body: some View {
    if style == .menu || style == .compactMenu {
      Menu {
        content
      } label: {
        label
      }
    } else {
      ControlGroupRow(style: style, label: label, content: content.outsideOfRows())
    }
  }
}

private struct ControlGroupRow<Content: View>: PrimitiveView {
  var element: ControlGroupContent
  var parts: TupleView<(ElementPart<AnyView>?, ElementPart<Content>)>

  init(style: ControlGroupContent.Style, label: AnyView?, content: Content) {
    element = ControlGroupContent(style: style)
    parts = TupleView((label.map { ElementPart(.label, $0) }, ElementPart(.content, content)))
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

/// Controls side by side. The children are the label, which is spoken, and the controls.
package struct ControlGroupContent: ElementContent {
  package enum Style: String, Sendable { case automatic, navigation, menu, compactMenu, palette }

  package let style: Style

  package var role: ElementRole { ElementRole("controlGroup") }
  package func shows(_ child: any ElementContent) -> Bool { !child.isSame(as: PartContent(.label)) }
  package var summary: [String] { style == .automatic ? [] : ["style=\(style)"] }
}

extension ControlGroupContent: ElementDescription {}
