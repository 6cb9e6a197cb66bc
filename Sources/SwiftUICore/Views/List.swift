/// A container that presents rows of data arranged in a single column.
///
/// Each view in it is a row; sections group rows.
public struct List<SelectionValue: Hashable, Content: View> {
  private var content: Content
  private var element = PlainElement(elementKind: .list)

  nonisolated private init(_ content: Content) {
    self.content = content
  }
}

extension List: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// An element of which there is nothing to say but its kind.
struct PlainElement: ElementDescription, Equatable {
  let elementKind: ElementKind

  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {}
}

extension List where SelectionValue == Never {
  /// Creates a list with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying data.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list that computes its views on demand over a constant range.
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list whose rows get a binding to each element.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<BindingCollection<Elements, Elements.Element.ID>, Elements.Element.ID, RowContent>
  {
    self.init(ForEach(data, content: rowContent))
  }
}

/// A container view that you can use to add hierarchy within certain views.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header, footer, and the provided section content.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    rows = content()
    self.header = header()
    self.footer = footer()
  }

  /// Creates a section with a header, footer, and the provided section content.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    rows = content()
    self.header = header
    self.footer = footer
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    var parts = view.parts
    return .container(PlainElement(elementKind: .section), &parts, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    var element = PlainElement(elementKind: .section)
    var parts = view.parts
    node.updateContainer(&element, &parts)
  }

  private var parts: TupleView<(SectionEdge<Parent>, Content, SectionEdge<Footer>)> {
    TupleView((SectionEdge(.sectionHeader, header), rows, SectionEdge(.sectionFooter, footer)))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and the provided section content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header and the provided section content.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and the provided section content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer and the provided section content.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content and a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with the provided section content and a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
