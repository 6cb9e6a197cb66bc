struct M33OtherConformances: Rule {
  let id: RuleID = "M33"
  let title = "Other conformances"
  let explanation = """
    Identifiable, Comparable and all other protocols have nothing to do with observation and stay.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "the article's book",
      before: """
        import SwiftUI
        class Book: ObservableObject, Identifiable {
            @Published var title = "Sample Book Title"

            let id = UUID() // A unique identifier that never changes.
        }
        """,
      after: """
        import SwiftUI
        @Observable class Book: Identifiable {
            var title = "Sample Book Title"

            let id = UUID() // A unique identifier that never changes.
        }
        """),
    .rewritten(
      "in a long clause",
      before: """
        class Model:
          CustomStringConvertible,
          ObservableObject,
          Identifiable
        {
          var description: String { "" }
        }
        """,
      after: """
        @Observable class Model:
          CustomStringConvertible,
          Identifiable
        {
          var description: String { "" }
        }
        """),
  ]
}
