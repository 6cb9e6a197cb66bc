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

  /// Presses Backspace in a text field, behind all its characters.
  public func deleteBackward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("edited", TextFieldContent.self, "textField", at: site)
    let text = content.value.value
    guard text.isEmpty else {
      return try edit(String(text.dropLast()), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    if content.reportsEmptyDeletion { host.graph.send(TextFieldEvent.deleteAtStart, to: element.id) }
  }

  /// Selects characters of a text field or text editor, or puts the caret there; counted from 0.
  public func select(
    characters: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    var content = try check("selected in", TextFieldContent.self, "textField", at: site)
    guard content.reportsSelection else { return }
    let text = content.value.value
    guard characters.lowerBound >= 0, characters.upperBound <= text.count else {
      throw ElementUnusable("\(element.summary) has no characters \(characters)", at: site)
    }
    func units(_ count: Int) -> Int { text.prefix(count).utf16.count }
    content.selection = FieldSelection(start: units(characters.lowerBound), end: units(characters.upperBound))
    host.send(TextFieldEvent.select(content.selection), showing: content, on: element.id)
  }
}
