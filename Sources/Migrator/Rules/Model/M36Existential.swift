import SwiftSyntax

struct M36Existential: Rule {
  let id: RuleID = "M36"
  let title = "ObservableObject as a type"
  let explanation = """
    any ObservableObject, casts to it and what works on all observable objects are left as they are: converted objects are none any more.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a cast",
      before: """
        import SwiftUI
        class Model: ObservableObject { @Published var count = 0 }
        func isModel(_ value: Any) -> Bool { value is any ObservableObject }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var count = 0 }
        func isModel(_ value: Any) -> Bool { value is any ObservableObject }
        """, reports: ["M36"])
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    guard migration.plan.groups.contains(where: \.isConverted) else { return }
    for reference in contents.typeReferences where reference.name.text == "ObservableObject" {
      var parent = reference.parent
      while let current = parent,
        current.is(CompositionTypeElementSyntax.self) || current.is(CompositionTypeElementListSyntax.self)
          || current.is(CompositionTypeSyntax.self)
      {
        parent = current.parent
      }
      guard parent?.is(InheritedTypeSyntax.self) != true, parent?.is(GenericParameterSyntax.self) != true,
        parent?.is(ConformanceRequirementSyntax.self) != true, parent?.is(TypeInitializerClauseSyntax.self) != true
      else { continue }
      migration.report(
        finding(
          .warning, at: reference, in: contents.file,
          "Objects of converted classes are no ObservableObjects any more, so they do not come here. Take any Observable as well.",
          differences: [.d8]))
    }
  }
}
