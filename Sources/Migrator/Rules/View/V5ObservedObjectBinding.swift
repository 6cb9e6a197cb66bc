struct V5ObservedObjectBinding: Rule {
  let id: RuleID = "V5"
  let title = "@ObservedObject with bindings"
  let explanation = """
    Where the type uses $model, in any of its extensions or closures, @ObservedObject becomes @Bindable, which has the same projection.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "the article's editor",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        struct BookEditView: View {
            @ObservedObject var book: Book
            var body: some View { TextField("Title", text: $book.title) }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Book { var title = "" }
        struct BookEditView: View {
            @Bindable var book: Book
            var body: some View { TextField("Title", text: $book.title) }
        }
        """),
    .rewritten(
      "the binding is in an extension's closure",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        struct Editor: View {
          @ObservedObject var book: Book
          var body: some View { field }
        }
        extension Editor {
          var field: some View { VStack { TextField("", text: $book.title) } }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Book { var title = "" }
        struct Editor: View {
          @Bindable var book: Book
          var body: some View { field }
        }
        extension Editor {
          var field: some View { VStack { TextField("", text: $book.title) } }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties
    where property.file === contents.file && property.wrapper == "ObservedObject" && property.isConverted(in: migration) != nil {
      guard !migration.project.projections(of: property.property, in: property.owner).isEmpty else { continue }
      migration.replace(property.attribute.attributeName, in: contents.file, with: "Bindable", self)
    }
  }
}
