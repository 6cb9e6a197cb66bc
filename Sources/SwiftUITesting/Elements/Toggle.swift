import SwiftUICore

extension ElementQuery.Role {
  /// Toggles.
  public static let toggle = Self("toggle")
}

extension ElementQuery {
  /// A toggle by its label, or any.
  public static func toggle(_ label: String? = nil) -> ElementQuery { ElementQuery(.toggle, label: label) }
}

extension FoundElement {
  /// The state of a toggle.
  public var isOn: Bool { (element.content as? ToggleContent)?.isOn ?? false }

  /// Switches a toggle.
  public func toggle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    var content = try check("switched", ToggleContent.self, "toggle", at: site)
    content.isOn.toggle()
    host.send(ToggleEvent(isOn: content.isOn), showing: content, on: element.id)
  }
}
