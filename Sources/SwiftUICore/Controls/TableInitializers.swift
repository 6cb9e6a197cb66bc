import Foundation

// Without and with what is selected, and without and with a sort order.

extension Table {
  /// Creates a table with a row for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, which can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), nil, TableSort(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, of which at most one row is selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, of which at most one row is selected, which can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), .one(selection), TableSort(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, of which any rows are selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, of which any rows are selected, which can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(TableForEachContent(data: data), columns(), .many(selection), TableSort(sortOrder), columnCustomization)
  }
}

extension Table {
  /// Creates a table with rows of its own.
  nonisolated public init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table with rows of its own, which can be sorted.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, TableSort(sortOrder), columnCustomization)
  }

  /// Creates a table with rows of its own, of which at most one row is selected.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table with rows of its own, of which at most one row is selected, which can be sorted.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection), TableSort(sortOrder), columnCustomization)
  }

  /// Creates a table with rows of its own, of which any rows are selected.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table with rows of its own, of which any rows are selected, which can be sorted.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .many(selection), TableSort(sortOrder), columnCustomization)
  }
}
