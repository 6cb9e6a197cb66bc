import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

private let macros = [
  "Entry": MacroSpec(type: EntryMacro.self),
  "Preview": MacroSpec(type: PreviewMacro.self),
  "Previewable": MacroSpec(type: PreviewableMacro.self),
]

/// Expands `source` with the macros of this package, and records an issue where the outcome is another one.
func expectExpansion(
  of source: String, is expansion: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertMacroExpansion(
    source, expandedSource: expansion, diagnostics: diagnostics, macroSpecs: macros,
    fixedSource: fixed, indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: "\(failure.location.fileID)", filePath: "\(failure.location.filePath)", line: Int(failure.location.line),
          column: Int(failure.location.column)))
    }, fileID: fileID, filePath: filePath, line: line, column: column)
}
