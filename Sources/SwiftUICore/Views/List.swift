/// A container that presents rows of data arranged in a single column.
///
/// Each view in it is a row; sections group rows.
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
