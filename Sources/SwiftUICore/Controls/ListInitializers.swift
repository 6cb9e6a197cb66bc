import Foundation

extension List {
  /// Creates a list of views, each of which is a row, of which a person can select one.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each element, by its own id, of which a person can select one.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each element, whose id is at a key path, of which a person can select one.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews(), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each number of a range that stays the same, of which a person can select one.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each element of a collection behind a binding, of which a person can select one. It gets a
  /// binding to the element.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<BindingCollection<Elements, Elements.Element.ID>, Elements.Element.ID, RowContent>
  {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each element of a collection behind a binding, of which a person can select one. The id is
  /// at a key path.
  nonisolated public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Content == ForEach<BindingCollection<Elements, ID>, ID, RowContent>
  {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews(), selection: selection.map { .one($0) })
  }

  /// Creates a list of a tree's elements, of which a person can select one: those with children open and close.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Creates a list of a tree's elements, of which a person can select one, whose ids are at a key path: those with children
  /// open and close.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Creates a list that a person edits, of which a person can select one: rows are deleted and moved in the collection behind
  /// the binding.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Element: Identifiable,
    Elements.Index == Int,
    Content == EditableRows<Elements, Elements.Element.ID, RowContent>
  {
    self.init(EditableRows(data, id: \.id, editActions, joinsViews: true, rowContent), selection: selection.map { .one($0) })
  }

  /// Creates a list that a person edits, of which a person can select one: the same with a key path to what tells the elements apart.
  nonisolated public init<Elements, ElementID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ElementID>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index == Int,
    Content == EditableRows<Elements, ElementID, RowContent>
  {
    self.init(EditableRows(data, id: id, editActions, joinsViews: true, rowContent), selection: selection.map { .one($0) })
  }
}

extension List {
  /// Creates a list of views, each of which is a row, of which a person can select several.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element, by its own id, of which a person can select several.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element, whose id is at a key path, of which a person can select several.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews(), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each number of a range that stays the same, of which a person can select several.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element of a collection behind a binding, of which a person can select several. It
  /// gets a binding to the element.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<BindingCollection<Elements, Elements.Element.ID>, Elements.Element.ID, RowContent>
  {
    self.init(ForEach(data, content: rowContent).joiningViews(), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element of a collection behind a binding, of which a person can select several. The id
  /// is at a key path.
  nonisolated public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Content == ForEach<BindingCollection<Elements, ID>, ID, RowContent>
  {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews(), selection: selection.map { .many($0) })
  }

  /// Creates a list of a tree's elements, of which a person can select several: those with children open and close.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list of a tree's elements, of which a person can select several, whose ids are at a key path: those with
  /// children open and close.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list that a person edits, of which a person can select several: rows are deleted and moved in the collection
  /// behind the binding.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Element: Identifiable,
    Elements.Index == Int,
    Content == EditableRows<Elements, Elements.Element.ID, RowContent>
  {
    self.init(EditableRows(data, id: \.id, editActions, joinsViews: true, rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list that a person edits, of which a person can select several: the same with a key path to what tells the elements apart.
  nonisolated public init<Elements, ElementID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ElementID>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index == Int,
    Content == EditableRows<Elements, ElementID, RowContent>
  {
    self.init(EditableRows(data, id: id, editActions, joinsViews: true, rowContent), selection: selection.map { .many($0) })
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views, each of which is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a list with a row for each element, by its own id.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent).joiningViews())
  }

  /// Creates a list with a row for each element, whose id is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews())
  }

  /// Creates a list with a row for each number of a range that stays the same.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent).joiningViews())
  }

  /// Creates a list with a row for each element of a collection behind a binding. It gets a binding to the element.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<BindingCollection<Elements, Elements.Element.ID>, Elements.Element.ID, RowContent>
  {
    self.init(ForEach(data, content: rowContent).joiningViews())
  }

  /// Creates a list with a row for each element of a collection behind a binding. The id is at a key path.
  nonisolated public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Content == ForEach<BindingCollection<Elements, ID>, ID, RowContent>
  {
    self.init(ForEach(data, id: id, content: rowContent).joiningViews())
  }

  /// Creates a list of a tree's elements: those with children open and close.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree's elements, whose ids are at a key path: those with children open and close.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list that a person edits: rows are deleted and moved in the collection behind the binding.
  nonisolated public init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Element: Identifiable,
    Elements.Index == Int,
    Content == EditableRows<Elements, Elements.Element.ID, RowContent>
  {
    self.init(EditableRows(data, id: \.id, editActions, joinsViews: true, rowContent))
  }

  /// Creates a list that a person edits, the same with a key path to what tells the elements apart.
  nonisolated public init<Elements, ElementID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ElementID>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index == Int,
    Content == EditableRows<Elements, ElementID, RowContent>
  {
    self.init(EditableRows(data, id: id, editActions, joinsViews: true, rowContent))
  }
}
