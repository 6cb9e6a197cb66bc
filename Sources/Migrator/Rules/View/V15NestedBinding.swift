struct V15NestedBinding: Rule {
  let id: RuleID = "V15"
  let title = "Bindings to properties of nested objects"
  let explanation = """
    $model.child.name goes through key paths of both objects, with @Bindable and @State as with the wrappers before. Views that read the \
    child's properties now update for them.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a nested object, optional values and elements",
      before: """
        class Author: ObservableObject { @Published var name = "" }
        class Book: ObservableObject {
          @Published var author = Author()
          @Published var tags = [""]
        }
        struct BookView: View {
          @ObservedObject var book: Book
          @StateObject private var own = Book()
          var body: some View {
            TextField("", text: $book.author.name)
            TextField("", text: $own.author.name)
            TextField("", text: $book.tags[0])
          }
        }
        """,
      after: """
        @Observable class Author { var name = "" }
        @Observable class Book {
          var author = Author()
          var tags = [""]
        }
        struct BookView: View {
          @Bindable var book: Book
          @State private var own = Book()
          var body: some View {
            TextField("", text: $book.author.name)
            TextField("", text: $own.author.name)
            TextField("", text: $book.tags[0])
          }
        }
        """)
  ]
}
