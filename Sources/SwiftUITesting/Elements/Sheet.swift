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
  public func dismiss() throws {
    try check("dismissed", SheetContent.self, "sheet")
    host.graph.send(DismissEvent(), to: element.id)
  }
}
