import SwiftUICore

extension ElementQuery.Role {
  /// Presented sheets.
  public static let sheet = Self("sheet")
}

extension ElementQuery {
  /// A presented sheet.
  public static var sheet: ElementQuery { ElementQuery(.sheet) }
}

extension FoundElement {
  /// Dismisses a sheet, as Escape does.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("dismissed", SheetContent.self, "sheet", at: site)
    host.graph.send(DismissEvent(), to: element.id)
  }
}
