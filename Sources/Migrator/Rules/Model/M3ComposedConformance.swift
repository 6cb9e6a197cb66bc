import SwiftSyntax

struct M3ComposedConformance: Rule {
  let id: RuleID = "M3"
  let title = "ObservableObject qualified, composed or under another name"
  let explanation = """
    Combine.ObservableObject, ObservableObject & Identifiable and a typealias of the sources for such a composition are understood. What else \
    a composition consists of stays.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "qualified",
      before: """
        import SwiftUI
        class First: Combine.ObservableObject { @Published var count = 0 }
        class Second: Combine.ObservableObject, Identifiable {}
        class Third {}
        extension Third: Combine.ObservableObject {}
        class Fourth: @MainActor ObservableObject {}
        """,
      after: """
        import SwiftUI
        @Observable class First { var count = 0 }
        @Observable class Second: Identifiable {}
        @Observable class Third {}
        @Observable class Fourth {}
        """),
    .rewritten(
      "composed",
      before: """
        import SwiftUI
        class First: ObservableObject & Identifiable { @Published var count = 0 }
        class Second: Hashable, Identifiable & Combine.ObservableObject & Sendable {
          static func == (one: Second, other: Second) -> Bool { true }
          func hash(into hasher: inout Hasher) {}
        }
        """,
      after: """
        import SwiftUI
        @Observable class First: Identifiable { var count = 0 }
        @Observable class Second: Hashable, Identifiable & Sendable {
          static func == (one: Second, other: Second) -> Bool { true }
          func hash(into hasher: inout Hasher) {}
        }
        """),
    .rewritten(
      "under another name",
      before: """
        import SwiftUI
        typealias Model = ObservableObject
        typealias Entity = ObservableObject & Identifiable
        final class First: Model { @Published var count = 0 }
        final class Second: Entity {}
        """,
      after: """
        import SwiftUI
        typealias Model = ObservableObject
        typealias Entity = ObservableObject & Identifiable
        @Observable final class First { var count = 0 }
        @Observable final class Second: Identifiable {}
        """),
    .untouched(
      "a protocol of that name in another module",
      "import Library\nclass Model: Library.ObservableObject {}"),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for (entry, declaration) in type.ownConformances where !entry.isObservableObjectAlone {
      let rest = migration.project.partsBesideObservableObject(of: entry.type, from: declaration.file)
      if rest.isEmpty {
        migration.removeConformance(entry, from: declaration, self)
      } else {
        migration.replace(entry.type, in: declaration.file, with: rest.joined(separator: " & "), self)
      }
    }
  }
}

extension Project {
  /// The protocols that remain of a type in an inheritance clause, as they are written.
  fileprivate func partsBesideObservableObject(of type: TypeSyntax, from file: SourceFile) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { partsBesideObservableObject(of: $0.type, from: file) }
    }
    if type.conformanceParts.contains(where: { $0.name.isObservableObject }) { return [] }
    if let path = type.path, let alias = alias(path, from: file), alias.mentionsObservableObject {
      return partsBesideObservableObject(of: alias, from: file)
    }
    return [type.trimmedDescription]
  }
}
