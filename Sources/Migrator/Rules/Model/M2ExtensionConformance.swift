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
    for (entry, declaration) in type.ownConformances where declaration.kind == .extension {
      let isEmpty = declaration.node.memberBlock.members.isEmpty && !declaration.node.memberBlock.hasCommentInside
      if isEmpty, declaration.inheritedTypes.count == 1 {
        migration.removeLine(of: declaration.node, in: declaration.file, self)
      } else {
        migration.remove(entry, from: declaration, self)
      }
    }
  }
}
