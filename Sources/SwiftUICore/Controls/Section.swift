import Foundation

/// Rows of a list that belong together, with a header and a footer where there is something to show.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
  /// Nil for a section that does not open and close.
  let isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  nonisolated fileprivate init(_ header: Parent, _ rows: Content, _ footer: Footer) {
    self.init(header: header, rows: rows, footer: footer, isExpanded: nil)
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    var parts = view.parts
    return .container(SectionElement(isExpanded: view.isExpanded), &parts, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    var element = SectionElement(isExpanded: view.isExpanded)
    var parts = view.parts
    node.updateContainer(&element, &parts)
  }

  private var parts: TupleView<(ElementPart<Parent>, SectionRows<Content>, ElementPart<Footer>)> {
    TupleView(
      (
        ElementPart(.sectionHeader, header), SectionRows(content: rows, isExpanded: isExpanded),
        ElementPart(.sectionFooter, footer)
      ))
  }

  /// The same section. On Apple's systems this says whether a sidebar offers to close it, in an old form.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}

/// The rows of a section, or none while it is closed.
private struct SectionRows<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>?
}

extension SectionRows: View {
  @ViewBuilder var body: some View {
    if isExpanded?.wrappedValue ?? true { content }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Creates a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  /// Creates a section with a header whose rows are there while the binding is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// Creates a section with a text as its header, whose rows are there while the binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a string as its header, whose rows are there while the binding is true.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// What a section shows and does.
private struct SectionElement {
  let isExpanded: Binding<Bool>?
}

extension SectionElement: ElementDescription {
  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> SectionContent {
    SectionContent(
      isExpanded: isExpanded?.wrappedValue, isProminent: environment.headerProminence == .increased,
      spacing: environment.listSpacing.sections)
  }

  func handle(_ event: DiscloseEvent, in node: DescribedNode<SectionElement>) {
    // What a person opens and closes moves by itself.
    if EnvironmentValues(at: node).isEnabled { withAnimation { isExpanded?.wrappedValue.toggle() } }
  }
}

/// A group of rows. Children: at most one header, the content, at most one footer.
package struct SectionContent: ElementContent {
  /// Nil for a section that does not open and close.
  package let isExpanded: Bool?
  /// Whether its header stands out.
  package let isProminent: Bool

  /// The room between it and its neighbours in points; nil is the list's own.
  package let spacing: CGFloat?

  package init(isExpanded: Bool? = nil, isProminent: Bool = false, spacing: CGFloat? = nil) {
    self.isExpanded = isExpanded
    self.isProminent = isProminent
    self.spacing = spacing
  }

  package var role: ElementRole { ElementRole("section") }
  package static var isGroup: Bool { true }
  package var rows: RowCreation { .asAround }
  package var summary: [String] {
    (isExpanded.map { [$0 ? "open" : "closed"] } ?? []) + (isProminent ? ["prominent"] : [])
  }
}
