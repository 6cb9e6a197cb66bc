import SwiftUICore

extension ElementQuery.Role {
  /// Alerts.
  public static let alert = Self("alert")
  /// Confirmation dialogs and action sheets.
  public static let dialog = Self("dialog")
}

extension ElementQuery {
  /// An alert by its title, or any.
  public static func alert(_ title: String? = nil) -> ElementQuery { ElementQuery(.alert, label: title) }
  /// A confirmation dialog or an action sheet by its title, or any. The title counts whether it is shown or not.
  public static func dialog(_ title: String? = nil) -> ElementQuery { ElementQuery(.dialog, label: title) }
}

extension FoundElement {
  /// The message of an alert or a dialog; nil if it has none.
  public var message: String? {
    let part = element.children.first { ($0.content as? DialogPartContent)?.kind == .message }
    return part.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// The titles of the buttons in an alert, a dialog or a menu, in their order.
  public var buttonTitles: [String] {
    element.descendants.filter { $0.content is ButtonContent }.map(\.label)
  }

  /// Answers an alert or a dialog with Return, which presses its default button.
  public func confirm(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("confirmed", DialogContent.self, "dialog", at: site)
    host.graph.send(ConfirmEvent(), to: element.id)
  }
}
