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
      let statement = statement.replacing("newValue", with: name)
      if let inside = body.statements.first, inside.leadingTrivia.containsNewline {
        insertFirst(
          file.lineEnding + file.indentation(of: inside) + statement,
          at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
          in: file, rule)
      } else {
        insertFirst(" " + statement + (body.statements.isEmpty ? " " : ";"), at: body.leftBrace.bytes.upperBound, in: file, rule)
      }
    } else if first.leadingTrivia.containsNewline {
      insertFirst(
        "willSet { \(statement) }" + file.lineEnding + file.indentation(of: first), at: first.bytes.lowerBound, in: file, rule)
    } else {
      insertFirst("willSet { \(statement) } ", at: first.bytes.lowerBound, in: file, rule)
    }
  }
}
