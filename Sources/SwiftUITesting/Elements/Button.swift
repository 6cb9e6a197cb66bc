import SwiftUICore

extension ElementQuery.Role {
  /// Buttons.
  public static let button = Self("button")
}

extension ElementQuery {
  /// A button by its label, or any.
  public static func button(_ label: String? = nil) -> ElementQuery { ElementQuery(.button, label: label) }
}

extension FoundElement {
  /// Presses a button.
  public func press(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("pressed", ButtonContent.self, "button", at: site)
    host.graph.send(PressEvent(), to: element.id)
  }
}
