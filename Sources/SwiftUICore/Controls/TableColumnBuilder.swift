import Foundation

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column, or several.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column that nobody can sort by, in a table that can be sorted by others.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> UnsortedTableColumn<Column, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { UnsortedTableColumn(column) }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

  /// A column behind others.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(accumulated: First, next: Next)
    -> TupleTableColumnContent<RowValue, Sort, First, Next>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Next.TableRowValue == RowValue,
    Next.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(first: accumulated, next: next)
  }

  /// Columns of an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> OptionalTableColumn<Column>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { OptionalTableColumn(column: column) }

  /// Columns of an `if`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(first: First)
    -> TupleTableColumnContent<RowValue, Sort, First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Second.TableRowValue == RowValue,
    Second.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(first: first, next: nil)
  }

  /// Columns of an `else`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(second: Second)
    -> TupleTableColumnContent<RowValue, Sort, First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Second.TableRowValue == RowValue,
    Second.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(first: nil, next: second)
  }
}

/// Columns beside each other, or one of two branches, as a builder makes them.
public struct TupleTableColumnContent<
  RowValue: Identifiable, Sort: SortComparator, First: TableColumnContent, Next: TableColumnContent
>: TableColumnContent where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let first: First?
  let next: Next?

  @MainActor @preconcurrency public var _columns: [_TableColumn<RowValue>] { (first?._columns ?? []) + (next?._columns ?? []) }
}

/// Columns that may be missing, as a builder makes them.
public struct OptionalTableColumn<Column: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  public typealias TableColumnSortComparator = Column.TableColumnSortComparator
  public typealias TableColumnBody = Never

  let column: Column?

  @MainActor @preconcurrency public var _columns: [_TableColumn<Column.TableRowValue>] { column?._columns ?? [] }
}

/// A column that nobody can sort by, among others.
public struct UnsortedTableColumn<Column: TableColumnContent, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  private let column: Column

  init(_ column: Column) {
    self.column = column
  }

  @MainActor @preconcurrency public var _columns: [_TableColumn<Column.TableRowValue>] { column._columns }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// The elements.
  public var data: Data
  /// Makes the column of an element.
  public var content: (Data.Element) -> Content

  /// Creates a column for each element, by its own id.
  nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates a column for each element, whose id is at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  @MainActor @preconcurrency public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

/// Columns with something changed about them.
struct ChangedTableColumn<Column: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Column.TableRowValue
  typealias TableColumnSortComparator = Column.TableColumnSortComparator
  typealias TableColumnBody = Never

  let column: Column
  let change: (inout _TableColumn<Column.TableRowValue>) -> Void

  nonisolated init(_ column: Column, _ change: @escaping (inout _TableColumn<Column.TableRowValue>) -> Void) {
    self.column = column
    self.change = change
  }

  @MainActor var _columns: [_TableColumn<Column.TableRowValue>] {
    column._columns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

/// Where in a column the cells and the title stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let kind: HorizontalAlignmentKind

  /// As suits the column: at its leading edge.
  public static var automatic: TableColumnAlignment { .init(kind: .leading) }
  /// At its leading edge.
  public static var leading: TableColumnAlignment { .init(kind: .leading) }
  /// In its middle.
  public static var center: TableColumnAlignment { .init(kind: .center) }
  /// At its trailing edge.
  public static var trailing: TableColumnAlignment { .init(kind: .trailing) }
  /// Where numbers stand: at its trailing edge.
  public static var numeric: TableColumnAlignment { .init(kind: .trailing) }
  /// Where numbers of a system stand: at its trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .init(kind: .trailing) }
}

extension TableColumnContent {
  /// Where in these columns the cells and the title stand.
  nonisolated public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ChangedTableColumn(self) { $0.traits.alignment = alignment.kind }
  }

  /// The name by which a `TableColumnCustomization` knows this column.
  nonisolated public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumn(self) { $0.customizationID = id }
  }

  /// Whether this column is shown as long as no customization says otherwise.
  nonisolated public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ChangedTableColumn(self) { $0.visibility = visibility }
  }

  /// What a person cannot customize about these columns. No host lets a person customize columns, so there is nothing to keep them from.
  nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    self
  }
}

/// What a person can customize about a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior

  private var bits = 0

  /// Creates an empty set.
  public init() {}

  private init(_ bits: Int) {
    self.bits = bits
  }

  /// Where it stands.
  public static var reorder: TableColumnCustomizationBehavior { .init(1) }
  /// How wide it is.
  public static var resize: TableColumnCustomizationBehavior { .init(2) }
  /// Whether it is shown.
  public static var visibility: TableColumnCustomizationBehavior { .init(4) }
  /// All of it.
  public static var all: TableColumnCustomizationBehavior { .init(7) }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    let both = bits & member.bits
    return both == 0 ? nil : Self(both)
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    defer { bits |= newMember.bits }
    let both = bits & newMember.bits
    return both == 0 ? nil : Self(both)
  }
}

/// Which columns of a table are shown, by the names of `customizationID(_:)`: to be kept in a `SceneStorage` or an `AppStorage`.
///
/// Hosts let a person customize nothing by themselves: the app writes it.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private var visibilities: [String: Int] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// Whether a column is shown. `automatic` leaves it to the column.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch visibilities[id] {
      case 1: .visible
      case 2: .hidden
      default: .automatic
      }
    }
    set { visibilities[id] = newValue == .visible ? 1 : newValue == .hidden ? 2 : nil }
  }

  /// Puts the columns back into the order of the table, in which they are.
  public mutating func resetOrder() {}
}
