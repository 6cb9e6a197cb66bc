import SwiftDiagnostics
import SwiftSyntax

/// What can be wrong with a declaration under `@Entry`. Each message names what was written and says what to write.
enum EntryMisuse: Error {
  case notAVariable
  case severalVariables([String])
  case constant(String, TokenSyntax)
  case typeVariable(String)
  case hasAccessors(String, AccessorBlockSyntax)
  case wrongPlace(String, Syntax?)
  case noDefault(String, TypeSyntax?)
  case focusedValueNotOptional(String, TypeSyntax?)
  case focusedValueDefault(String, ExprSyntax)

  func diagnostic(at declaration: some DeclSyntaxProtocol) -> Diagnostic {
    switch self {
    case .constant(_, let specifier):
      let variable = specifier.with(\.tokenKind, .keyword(.var))
      let fix = FixIt(message: EntryFix.useVar, changes: [.replace(oldNode: Syntax(specifier), newNode: Syntax(variable))])
      return Diagnostic(node: specifier, message: self, fixIt: fix)
    case .hasAccessors(_, let accessors):
      return Diagnostic(node: accessors, message: self)
    case .focusedValueDefault(_, let value):
      return Diagnostic(node: value, message: self)
    default:
      return Diagnostic(node: declaration, message: self)
    }
  }
}

extension EntryMisuse: DiagnosticMessage {
  var message: String {
    switch self {
    case .notAVariable:
      "@Entry goes on a variable: write 'extension EnvironmentValues { @Entry var name: Type = value }'"
    case .severalVariables(let names):
      """
      @Entry goes on one variable, and this declaration has \(names.count) names (\(names.joined(separator: ", "))): \
      give each variable a declaration and an '@Entry' of its own
      """
    case .constant(let name, _):
      "@Entry needs a variable, and '\(name)' is a constant: write 'var \(name)'"
    case .typeVariable(let name):
      "@Entry needs an instance variable, and '\(name)' belongs to the type: remove 'static'"
    case .hasAccessors(let name, _):
      "@Entry writes the accessors of '\(name)', and it has some already: give it a default value with '=' and remove them"
    case .wrongPlace(let name, let surroundings):
      """
      @Entry var '\(name)' stands in \(Self.name(of: surroundings)): put it directly in an extension of \
      EnvironmentValues, Transaction, ContainerValues or FocusedValues
      """
    case .noDefault(let name, let type?):
      "@Entry var '\(name)' has no default value: add '= value' behind '\(type)', or make it the optional '\(type)?'"
    case .noDefault(let name, nil):
      "@Entry var '\(name)' has neither a type nor a default value: write 'var \(name): Type = value'"
    case .focusedValueNotOptional(let name, let type?):
      "A focused value is nil where nothing in focus sets it, and '\(name)' is not optional: write 'var \(name): \(type)?'"
    case .focusedValueNotOptional(let name, nil):
      "A focused value needs an optional type in writing: write 'var \(name): Type?'"
    case .focusedValueDefault(let name, let value):
      "A focused value has no default but nil, and '\(name)' is given '\(value.trimmed)': remove '= \(value.trimmed)'"
    }
  }

  var diagnosticID: MessageID { MessageID(domain: "SwiftUI.Entry", id: id) }

  var severity: DiagnosticSeverity { .error }

  private var id: String {
    switch self {
    case .notAVariable: "notAVariable"
    case .severalVariables: "severalVariables"
    case .constant: "constant"
    case .typeVariable: "typeVariable"
    case .hasAccessors: "hasAccessors"
    case .wrongPlace: "wrongPlace"
    case .noDefault: "noDefault"
    case .focusedValueNotOptional: "focusedValueNotOptional"
    case .focusedValueDefault: "focusedValueDefault"
    }
  }

  /// Where a declaration stands, as a person would call it.
  private static func name(of surroundings: Syntax?) -> String {
    guard let surroundings else { return "no type" }
    if let type = surroundings.as(ExtensionDeclSyntax.self) {
      return "an extension of '\(type.extendedType.trimmedDescription)'"
    }
    if let type = surroundings.asProtocol((any NamedDeclSyntax).self) { return "'\(type.name.text)'" }
    return "a local scope"
  }
}

private enum EntryFix: FixItMessage {
  case useVar

  var message: String { "write 'var'" }

  var fixItID: MessageID { MessageID(domain: "SwiftUI.Entry", id: "useVar") }
}
