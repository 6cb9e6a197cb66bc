import SwiftSyntax

extension Migration {
  /// Writes what stored properties have to say before they are set: one `willSet` for each, whatever rules ask for it.
  func writeObservers() {
    for (property, statements, rule) in willSetStatements {
      insert(willSet: statements.joined(separator: "; "), into: property, rule)
    }
  }

  private func insert(willSet statement: String, into property: Property, _ rule: any Rule) {
    let file = property.file
    guard case .accessors(let accessors) = property.binding.accessorBlock?.accessors, let first = accessors.first else {
      return insertFirst(" { willSet { \(statement) } }", at: property.binding.bytes.upperBound, in: file, rule)
    }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "willSet" }), let body = observer.body {
      let name = observer.parameters?.name.text ?? "newValue"
      insert(statement.replacing("newValue", with: name), into: body, in: file, rule)
    } else if first.leadingTrivia.containsNewline {
      insertFirst(
        "willSet { \(statement) }" + file.lineEnding + file.indentation(of: first), at: first.bytes.lowerBound, in: file, rule)
    } else {
      insertFirst("willSet { \(statement) } ", at: first.bytes.lowerBound, in: file, rule)
    }
  }

  /// What a published property told its subscribers came behind what its own observer did, also where that returned early.
  private func insert(_ statement: String, into body: CodeBlockSyntax, in file: SourceFile, _ rule: any Rule) {
    let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    guard let first = body.statements.first, let last = body.statements.last else {
      return insertFirst(" " + statement + " ", at: start, in: file, rule)
    }
    let isAlone = first.leadingTrivia.containsNewline || body.leftBrace.trailingTrivia.containsNewline
    let newline = file.lineEnding + file.indentation(of: first)
    if ReturnFinder.finds(in: body.statements) {
      insertFirst((isAlone ? newline : " ") + "defer { \(statement) }" + (isAlone ? "" : ";"), at: start, in: file, rule)
    } else if isAlone {
      // What follows on the last line, a comment, stays on it.
      insert(newline + statement, at: last.endPosition.utf8Offset, in: file, rule)
    } else {
      insert("; " + statement, at: last.item.bytes.upperBound, in: file, rule)
    }
  }
}
