import Foundation

/// Rows of values with a cell in each column.
///
/// Pressing the header of a column writes the `sortOrder`, where there is one: its comparator comes first, or changes its direction if it
/// is the first. The table itself never sorts. Rows are selected by the ids of their values. In a narrow window it shows only the
/// first column, without headers. Rows are made when the host shows them.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?
  @Environment(\.tableColumnHeaders) private var headers: Visibility
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let sort: TableSort?
  private let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>?, _ sort: TableSort?,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sort = sort
    self.customization = customization
  }
}

extension Table: View {
  public var body: some View {
    let isNarrow = sizeClass == .compact
    let columns = shownColumns(isNarrow)
    let line = _TableLineMaker<Value> { value in AnyView(TableLine(columns: columns, value: value).tag(value.id)) }
    List(
      TupleView(
        (
          isNarrow || headers == .hidden
            ? nil : ElementPart(.columnHeaders, TableHeader(columns: columns.map(heading))),
          rows._rows(line)
        )), selection: selection, columns: columns.map(\.traits))
  }

  @MainActor private func shownColumns(_ isNarrow: Bool) -> [_TableColumn<Value>] {
    let customization = customization?.wrappedValue
    let shown = columns._columns.filter { column in
      let wish = column.customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
      return (wish == .automatic ? column.visibility : wish) != .hidden
    }
    return isNarrow ? Array(shown.prefix(1)) : shown
  }

  @MainActor private func heading(_ column: _TableColumn<Value>) -> TableHeading<AnyView> {
    let comparator = sort == nil ? nil : column.comparator
    let element = TableHeadingElement(
      alignment: column.traits.alignment, order: comparator.flatMap { sort?.order(of: $0) }, comparator: comparator, sort: sort)
    return TableHeading(element: element, content: column.title)
  }
}

/// What compares the values at a key path.
private protocol KeyPathSorting {
  var sortedKeyPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
  fileprivate var sortedKeyPath: AnyKeyPath { keyPath }
}

/// What a table is sorted by, whatever the type of the comparators.
struct TableSort {
  private let read: @MainActor (AnyHashable) -> SortOrder?
  private let write: @MainActor (AnyHashable) -> Void

  nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    // Whatever the values there are compared with.
    func isSame(_ left: Sort, _ right: Sort) -> Bool {
      if let left = left as? any KeyPathSorting, let right = right as? any KeyPathSorting {
        return left.sortedKeyPath == right.sortedKeyPath
      }
      var (left, right) = (left, right)
      (left.order, right.order) = (.forward, .forward)
      return left == right
    }
    read = { comparator in
      guard let comparator = comparator.base as? Sort, let first = binding.wrappedValue.first, isSame(first, comparator) else {
        return nil
      }
      return first.order
    }
    write = { comparator in
      guard var comparator = comparator.base as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, isSame(first, comparator) {
        comparator = first
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      order.removeAll { isSame($0, comparator) }
      binding.wrappedValue = [comparator] + order
    }
  }

  /// In which direction the table is sorted by this first; nil if by something else.
  @MainActor func order(of comparator: AnyHashable) -> SortOrder? { read(comparator) }

  /// The header with this comparator was pressed.
  @MainActor func sort(by comparator: AnyHashable) { write(comparator) }
}

/// The titles of the columns.
private struct TableHeader {
  let columns: [TableHeading<AnyView>]
}

extension TableHeader: View {
  var body: some View { ForEach(columns.indices, id: \.self) { columns[$0] } }
}

/// The title of one column.
private struct TableHeading<Content: View> {
  var element: TableHeadingElement
  var content: Content
}

extension TableHeading: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) { node.updateContainer(&view.element, &view.content) }
}

private struct TableHeadingElement {
  let alignment: HorizontalAlignmentKind
  let order: SortOrder?
  /// Nil for a column that nobody can sort by.
  let comparator: AnyHashable?
  let sort: TableSort?
}

extension TableHeadingElement: ElementDescription {
  func content(in environment: EnvironmentValues) -> TableHeadingContent {
    TableHeadingContent(
      alignment: alignment, isSortable: comparator != nil, isAscending: order.map { $0 == .forward },
      isEnabled: environment.isEnabled)
  }

  func handle(_ event: SortEvent, in node: DescribedNode<TableHeadingElement>) {
    if node.content.isEnabled, let comparator { sort?.sort(by: comparator) }
  }
}

/// The cells of one row.
private struct TableLine<Value: Identifiable> {
  let columns: [_TableColumn<Value>]
  let value: Value
}

extension TableLine: View {
  var body: some View {
    TableBox(
      element: TableLineContent(),
      content: ForEach(columns.indices, id: \.self) { index in
        TableBox(element: TableCellContent(alignment: columns[index].traits.alignment), content: columns[index].cell(value))
      })
  }
}

/// An element that describes itself, with content inside.
private struct TableBox<Description: ElementDescription, Content: View> {
  var element: Description
  var content: Content
}

extension TableBox: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) { node.updateContainer(&view.element, &view.content) }
}

/// The title of a column of a table.
package struct TableHeadingContent: ElementContent {
  package let alignment: HorizontalAlignmentKind
  package let isSortable: Bool
  /// Whether the table is sorted by this column, from the least to the greatest; nil if it is sorted by something else.
  package let isAscending: Bool?
  package let isEnabled: Bool

  package var role: ElementRole { ElementRole("columnHeader") }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] {
    (isSortable ? ["sortable"] : []) + (isAscending.map { [$0 ? "ascending" : "descending"] } ?? [])
      + (isEnabled ? [] : ["disabled"])
  }
}

/// The cells of a row of a table.
package struct TableLineContent: ElementContent {
  package var role: ElementRole { ElementRole("tableRow") }
}

extension TableLineContent: ElementDescription {}

/// A cell of a table.
package struct TableCellContent: ElementContent {
  package let alignment: HorizontalAlignmentKind
  package var role: ElementRole { ElementRole("cell") }
}

extension TableCellContent: ElementDescription {}

/// A person pressed the header of a column.
package struct SortEvent: ElementEvent {
  package init() {}
}
