import SwiftSyntax

struct M1ClassConformance: Rule {
  let id: RuleID = "M1"
  let title = "A class that conforms to ObservableObject"
  let explanation = """
    The class gets the @Observable macro, on the line of its declaration as in Apple's article, and loses the conformance. Attributes, \
    modifiers, comments and indentation stay. If nothing else is inherited, the colon goes too.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "the article's library",
      before: """
        class Library: ObservableObject {
            @Published var books: [Book] = [Book(), Book(), Book()]
        }
        struct Book {}
        """,
      after: """
        @Observable class Library {
            var books: [Book] = [Book(), Book(), Book()]
        }
        struct Book {}
        """),
    .rewritten(
      "between other types",
      before: """
        protocol A {}
        protocol B {}
        /// A model.
        @MainActor
        public final class Model: A, ObservableObject, B {} // done
        """,
      after: """
        protocol A {}
        protocol B {}
        /// A model.
        @MainActor
        @Observable public final class Model: A, B {} // done
        """),
    .rewritten(
      "first and last in the clause",
      before: """
        class First : ObservableObject, Identifiable {}
        class Last: Identifiable, ObservableObject{}
        class Only : ObservableObject{}
        """,
      after: """
        @Observable class First : Identifiable {}
        @Observable class Last: Identifiable{}
        @Observable class Only{}
        """),
    .untouched("a type that only has the name", "struct ObservableObjects {}"),
    .untouched("an ObservableObject protocol of the sources", "protocol ObservableObject {}\nclass Model: ObservableObject {}"),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, !type.ownConformances.isEmpty else { return }
    for declaration in type.observableDeclarations {
      migration.insert("@Observable ", before: declaration.keywordOrModifier, in: declaration.file, self)
    }
    guard !migration.project.isBridged(type, options: migration.options) else { return }
    for (entry, declaration) in type.ownConformances where declaration.kind == .class && entry.isObservableObjectAlone {
      migration.remove(entry, from: declaration, self)
    }
  }
}

extension InheritedTypeSyntax {
  /// Whether the entry is `ObservableObject` as such: not qualified, not composed, and not another name for it.
  var isObservableObjectAlone: Bool { type.path == ["ObservableObject"] }
}
