/// Views that a person shows and hides with a press of their label.
///
/// The content is there only while the group is open: its state ends when the group closes.
public struct DisclosureGroup<Label: View, Content: View> {
  @Environment(\.disclosureGroupStyle) private var style: AnyDisclosureGroupStyle
  @State private var ownState = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  nonisolated private init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates a group that is closed at first, with a label of views.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates a group that is open while the binding is true, with a label of views.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Creates a group that is closed at first, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(label), content: content)
  }

  /// Creates a group that is open while the binding is true, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// Creates a group that is open while the binding is true, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(label), content: content)
  }
}

extension DisclosureGroup: View {
  @ViewBuilder public var body: some View {
    let isOpen = isExpanded ?? $ownState
    if style.builtIn != nil {
      DisclosureElementView(
        element: DisclosureElement(isExpanded: isOpen), label: label, content: isOpen.wrappedValue ? content() : nil)
    } else {
      style.styled(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isOpen))
    }
  }
}

/// A disclosure group as a style describes it.
struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    DisclosureElementView(
      element: DisclosureElement(isExpanded: configuration.$isExpanded), label: configuration.label,
      content: configuration.isExpanded ? configuration.content : nil)
  }
}

private struct DisclosureElementView<Label: View, Content: View>: PrimitiveView {
  var element: DisclosureElement
  var parts: TupleView<(ElementPart<Label>, ElementPart<Content>?)>

  init(element: DisclosureElement, label: Label, content: Content?) {
    self.element = element
    parts = TupleView((ElementPart(.label, label), content.map { ElementPart(.content, $0) }))
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

private struct DisclosureElement: ElementDescription {
  let isExpanded: Binding<Bool>

  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> DisclosureGroupContent {
    DisclosureGroupContent(isExpanded: isExpanded.wrappedValue, isEnabled: environment.isEnabled)
  }

  func handle(_ event: DiscloseEvent, in node: DescribedNode<DisclosureElement>) {
    // What a person opens and closes moves by itself.
    if node.content.isEnabled { withAnimation { isExpanded.wrappedValue.toggle() } }
  }
}

/// The content of a disclosure group. Its children are its label and, while it is open, its content.
package struct DisclosureGroupContent: ElementContent {
  package enum Style: String, Sendable { case automatic }

  package let isExpanded: Bool
  package let isEnabled: Bool

  package var role: ElementRole { ElementRole("disclosureGroup") }
  package var innerKinds: InnerKinds { .control }
  package var rows: RowCreation { .asAround }
  package var summary: [String] { (isExpanded ? ["open"] : []) + (isEnabled ? [] : ["disabled"]) }
}

/// A person pressed the label of what opens and closes.
package struct DiscloseEvent: ElementEvent {
  package init() {}
}
