import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: leaves nothing behind. Its arguments, and with them the body, have been type-checked before it is expanded.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `@Previewable`: marks a dynamic property in the body of a `#Preview`, where it is an ordinary local variable.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { surroundings in
      surroundings.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    if !isInPreview {
      context.diagnose(Diagnostic(node: node, message: PreviewableMisuse.outsidePreview))
    }
    return []
  }
}

enum PreviewableMisuse: DiagnosticMessage {
  case outsidePreview

  var message: String {
    "@Previewable goes on a variable in the body of '#Preview': remove it here"
  }

  var diagnosticID: MessageID { MessageID(domain: "SwiftUI.Previewable", id: "outsidePreview") }

  var severity: DiagnosticSeverity { .error }
}
