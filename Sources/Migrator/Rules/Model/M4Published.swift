import SwiftSyntax

struct M4Published: Rule {
  let id: RuleID = "M4"
  let title = "@Published properties"
  let explanation = """
    @Observable tracks stored properties by itself, so @Published goes. Name, type, initial value, modifiers, observers and comments stay; \
    an initial value in the parentheses of @Published goes behind the type.
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
    .rewritten(
      "an initial value as an argument",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published(initialValue: 3) var count: Int
          @Published(wrappedValue: "x") private(set) var title: String { didSet { print(title) } }
          @Published(
            initialValue: [
              1, 2,
            ]
          )
          var list: [Int]  // numbers
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count: Int = 3
          private(set) var title: String = "x" { didSet { print(title) } }
          var list: [Int] = [
              1, 2,
            ]  // numbers
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
      if case .argumentList(let arguments) = attribute.arguments, let value = arguments.first?.expression,
        property.binding.initializer == nil
      {
        let end = (property.binding.typeAnnotation?.bytes ?? property.binding.pattern.bytes).upperBound
        migration.insert(" = " + value.trimmedDescription, at: end, in: property.file, self)
      }
    }
  }
}
