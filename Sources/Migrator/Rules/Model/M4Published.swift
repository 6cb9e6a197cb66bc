struct M4Published: Rule {
  let id: RuleID = "M4"
  let title = "@Published properties"
  let explanation = """
    @Observable tracks stored properties by itself, so @Published goes. Name, type, initial value, modifiers, observers and comments stay.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "attributes and comments around it",
      before: """
        class Model: ObservableObject {
          /// The count.
          @Published var count = 0 // from 0
          @Published
          var title: String?
          @Published /* the last */ @MainActor public private(set) var last = 1
        }
        """,
      after: """
        @Observable class Model {
          /// The count.
          var count = 0 // from 0
          var title: String?
          /* the last */ @MainActor public private(set) var last = 1
        }
        """),
    .untouched(
      "@Published in a class that is no ObservableObject",
      "import Combine\nclass Model {\n  @Published var count = 0\n}"),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    for property in type.observableVariables {
      guard case .published = migration.project.storage(of: property), let attribute = property.attribute("Published") else {
        continue
      }
      migration.remove(attribute, in: property.file, self)
    }
  }
}
