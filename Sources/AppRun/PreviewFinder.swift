import Migrator
import SwiftSyntax

/// Finds where a file declares previews.
final class PreviewFinder: SyntaxVisitor {
  struct Previews: Equatable {
    /// How often `#Preview` is used.
    var macros = 0
    /// The types that are `PreviewProvider`s, and their lines.
    var providers: [Provider] = []

    struct Provider: Equatable {
      var type: String
      var line: Int
    }

    var isEmpty: Bool { macros == 0 && providers.isEmpty }
  }

  private var found = Previews()
  private let converter: SourceLocationConverter

  static func previews(in file: SourceFile) -> Previews {
    let finder = PreviewFinder(SourceLocationConverter(fileName: file.path, tree: file.tree))
    finder.walk(file.tree)
    return finder.found
  }

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
    let isProvider = inheritance?.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
    }
    guard isProvider == true else { return }
    found.providers.append(.init(type: name.text, line: converter.location(for: name.positionAfterSkippingLeadingTrivia).line))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { found.macros += 1 }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { found.macros += 1 }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.extendedType.lastToken(viewMode: .sourceAccurate) { note(name, node.inheritanceClause) }
    return .visitChildren
  }
}
