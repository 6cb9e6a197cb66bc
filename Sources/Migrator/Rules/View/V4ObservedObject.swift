struct V4ObservedObject: Rule {
  let id: RuleID = "V4"
  let title = "@ObservedObject without bindings"
  let explanation = """
    A view that only reads the object needs no wrapper: what its body reads is tracked.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "the article's book view",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        struct BookView: View {
            @ObservedObject var book: Book
            var body: some View { Text(book.title) }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Book { var title = "" }
        struct BookView: View {
            var book: Book
            var body: some View { Text(book.title) }
        }
        """)
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties
    where property.file === contents.file && property.wrapper == "ObservedObject" && property.isConverted(in: migration) != nil {
      guard migration.project.projections(of: property.property, in: property.owner).isEmpty else { continue }
      migration.remove(property.attribute, in: contents.file, self)
    }
  }
}
