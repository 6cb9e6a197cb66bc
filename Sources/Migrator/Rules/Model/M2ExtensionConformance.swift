import SwiftSyntax

struct M2ExtensionConformance: Rule {
  let id: RuleID = "M2"
  let title = "A conformance to ObservableObject in an extension"
  let explanation = """
    A macro cannot be attached to an extension, so the class gets @Observable where it is declared, and the extension loses the \
    conformance. An extension that says nothing else is removed.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an extension for the conformance alone",
      before: """
        class Model {
          @Published var count = 0
        }

        // Observed by views.
        extension Model: ObservableObject {}

        struct Other {}
        """,
      after: """
        @Observable class Model {
          var count = 0
        }

        struct Other {}
        """),
    .rewritten(
      "an extension with members",
      before: """
        class Model {}
        extension Model: ObservableObject, Identifiable {
          var id: Int { 0 }
        }
        """,
      after: """
        @Observable class Model {}
        extension Model: Identifiable {
          var id: Int { 0 }
        }
        """),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard !migration.project.isBridged(type, options: migration.options) else { return }
    for (entry, declaration) in type.ownConformances where declaration.kind == .extension && entry.isObservableObjectAlone {
      migration.removeConformance(entry, from: declaration, self)
    }
  }
}

extension Migration {
  /// Removes the conformance that an extension adds, and the extension if it was there for nothing else.
  func removeConformance(_ entry: InheritedTypeSyntax, from declaration: TypeDeclaration, _ rule: some Rule) {
    let block = declaration.node.memberBlock
    if declaration.kind == .extension, declaration.inheritedTypes.count == 1, block.members.isEmpty, !block.hasCommentInside {
      removeLine(of: declaration.node, in: declaration.file, rule)
    } else {
      remove(entry, from: declaration, rule)
    }
  }
}
