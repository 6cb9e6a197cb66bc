/// Rows of a list that belong together, with a header and a footer where there is something to show.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    rows = content()
    self.header = header()
    self.footer = footer()
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    rows = content()
    self.header = header
    self.footer = footer
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    var parts = view.parts
    return .container(SectionContent(), &parts, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    var element = SectionContent()
    var parts = view.parts
    node.updateContainer(&element, &parts)
  }

  private var parts: TupleView<(ElementPart<Parent>, Content, ElementPart<Footer>)> {
    TupleView((ElementPart(.sectionHeader, header), rows, ElementPart(.sectionFooter, footer)))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A group of rows. Children: at most one header, the content, at most one footer.
package struct SectionContent: ElementContent {
  package var role: ElementRole { ElementRole("section") }
  package var rows: RowCreation { .asAround }
}

extension SectionContent: ElementDescription {}
