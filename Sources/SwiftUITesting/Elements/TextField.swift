import SwiftUICore

extension ElementQuery.Role {
  /// Text fields.
  public static let textField = Self("textField")
}

extension ElementQuery {
  /// A text field by its label, or any.
  public static func textField(_ label: String? = nil) -> ElementQuery { ElementQuery(.textField, label: label) }
}

extension FoundElement {
  /// The text of a text field.
  public var value: String { (element.content as? TextFieldContent)?.value.value ?? "" }

  /// Replaces the text of a text field, as typing does.
  public func edit(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    var content = try check("edited", TextFieldContent.self, "textField", at: site)
    content.value = EditedValue(text, revision: content.value.revision + 1)
    host.send(TextFieldEvent.edit(content.value), showing: content, on: element.id)
  }

  /// Presses Return in a text field.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("submitted", TextFieldContent.self, "textField", at: site)
    host.graph.send(TextFieldEvent.submit, to: element.id)
  }
}
