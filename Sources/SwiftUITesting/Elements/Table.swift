import SwiftUICore

extension ElementQuery.Role {
  /// Tables.
  public static let table = Self("table")
  /// Titles of a table's columns.
  public static let columnHeader = Self("columnHeader")
  /// Rows of a table.
  public static let tableRow = Self("tableRow")
  /// Cells of a table.
  public static let cell = Self("cell")
}

extension ElementQuery {
  /// A table.
  public static var table: ElementQuery { ElementQuery(.table) }
  /// The title of a column of a table.
  public static func columnHeader(_ label: String? = nil) -> ElementQuery { ElementQuery(.columnHeader, label: label) }
}

extension FoundElement {
  /// Presses the title of a column, by which a table is sorted.
  public func sort(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("used to sort", TableHeadingContent.self, "columnHeader", at: site)
    guard content.isSortable else { throw ElementUnusable("\(element.summary) cannot be used to sort", at: site) }
    host.graph.send(SortEvent(), to: element.id)
  }

  /// Whether a table is sorted by this column first, from the least to the greatest; nil if it is not sorted by it first.
  public var isSortedAscending: Bool? { (element.content as? TableHeadingContent)?.isAscending }

  /// The texts in the rows of a table, cell by cell.
  public var cells: [[String]] {
    element.descendants.filter { $0.content is TableLineContent }.map { line in line.children.map(\.label) }
  }
}
