import SwiftSyntax

struct V16BindingToObject: Rule {
  let id: RuleID = "V16"
  let title = "@Binding to an object"
  let explanation = """
    A binding to an object replaces the object, which is rarely meant; its properties can be set without. It goes on working, and is reported \
    where the view never replaces the object: then the object itself, with @Bindable if there are bindings to it, says what is meant. Reads \
    through the binding are tracked now, which they were not before (D11).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an object that is never replaced",
      before: """
        class Author: ObservableObject { @Published var name = "" }
        class Book: ObservableObject { @Published var author = Author() }
        struct BookView: View {
          @ObservedObject var book: Book
          var body: some View { AuthorView(author: $book.author) }
        }
        struct AuthorView: View {
          @Binding var author: Author
          var body: some View { TextField("", text: $author.name) }
        }
        """,
      after: """
        @Observable class Author { var name = "" }
        @Observable class Book { var author = Author() }
        struct BookView: View {
          @Bindable var book: Book
          var body: some View { AuthorView(author: $book.author) }
        }
        struct AuthorView: View {
          @Binding var author: Author
          var body: some View { TextField("", text: $author.name) }
        }
        """, reports: ["V16"]),
    .rewritten(
      "an object that is replaced",
      before: """
        class Author: ObservableObject { @Published var name = "" }
        struct AuthorView: View {
          @Binding var author: Author
          var body: some View { Button(author.name) { author = Author() } }
        }
        """,
      after: """
        @Observable class Author { var name = "" }
        struct AuthorView: View {
          @Binding var author: Author
          var body: some View { Button(author.name) { author = Author() } }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    let project = migration.project
    for property in contents.types.flatMap(\.properties) where property.attribute("Binding") != nil {
      guard case .instance(let type) = project.type(of: property), migration.isConverted(type),
        let owner = property.owner.flatMap(project.type(of:))
      else { continue }
      let isReplaced = project.references(to: property.name, of: property, in: owner).contains {
        $0.reference.withBase.isAssigned
      }
      if isReplaced { continue }
      migration.report(
        finding(
          .warning, at: property.node, in: contents.file,
          "\(owner.name) has a binding to a \(type.name), but never replaces the object. Hand on the object itself, and write @Bindable var "
            + "here if there are bindings to its properties.", differences: [.d11]))
    }
  }
}
