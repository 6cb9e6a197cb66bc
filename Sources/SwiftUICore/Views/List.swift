/// Rows below each other, which a person can scroll.
///
/// Each view in it is a row; sections group rows. Rows of a `ForEach` are made when the host shows them, as in a `LazyVStack`.
public struct List<SelectionValue: Hashable, Content: View> {
  private var content: Content
  private var element = ListContent()

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

/// A list. Each child is a row, or a section of rows.
package struct ListContent: ElementContent {
  package var role: ElementRole { ElementRole("list") }
  package var rows: RowCreation { .onDemand }
}

extension ListContent: ElementDescription {}

extension List where SelectionValue == Never {
  /// Creates a list of views, each of which is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a list with a row for each element, by its own id.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose id is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range that stays the same.
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection behind a binding. It gets a binding to the element.
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
