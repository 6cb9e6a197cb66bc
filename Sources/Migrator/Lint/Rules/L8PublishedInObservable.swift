import SwiftSyntax

struct L8PublishedInObservable: LintRule {
  let id: RuleID = "L8"
  let title = "@Published in an @Observable class"
  let explanation = """
    @Observable tracks stored variables by itself, and a variable that it tracks cannot have a wrapper: the class does not compile. Remove \
    @Published. Where $property is used as a publisher there is more to do, so nothing is rewritten.
    """
  let examples: [LintExample] = [
    .reported(
      "left over from ObservableObject", lines: [3, 4],
      """
      import SwiftUI
      @Observable class Library {
          @Published var books: [String] = []
          @Published private(set) var count = 0 // of books
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Library {
            var books: [String] = []
            private(set) var count = 0 // of books
        }
        """, compiles: false),
    .fine(
      "in an ObservableObject, and ignored",
      """
      import Combine
      import SwiftUI
      class Library: ObservableObject { @Published var books: [String] = [] }
      @Observable class Store { @ObservationIgnored @Published var count = 0 }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.filter { $0.kind == .class && $0.isObservable }.flatMap { type in
      type.storedVariables.compactMap { property in
        guard let attribute = property.attribute("Published"), property.attribute("ObservationIgnored") == nil else { return nil }
        let isPublisher = ["$", "_"].contains { prefix in
          project.contents.contains { $0.referencesByName[prefix + property.name] != nil }
        }
        return finding(
          at: attribute, in: property.file,
          "\(type.name) is @Observable, which tracks \(property.name) by itself and does not allow @Published. Remove it.",
          fix: isPublisher ? nil : FixIt(message: "Remove @Published.", edits: [removing(attribute)]))
      }
    }
  }
}
