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
  public func press() throws {
    try check("pressed", ButtonContent.self, "button")
    host.graph.send(PressEvent(), to: element.id)
  }
}
