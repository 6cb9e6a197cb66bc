import SwiftSyntax

struct V4ObservedObject: Rule {
  let id: RuleID = "V4"
  let title = "@ObservedObject without bindings"
  let explanation = """
    A view that only reads the object needs no wrapper: what its body reads is tracked. Modifiers, observers and initial values stay.
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
        """),
    .rewritten(
      "modifiers, observers, an attribute on a line of its own",
      before: """
        class Book: ObservableObject { @Published var title = "" }
        struct BookView: View {
          @ObservedObject
          private(set) var book: Book { didSet { print("other book") } }
          @SwiftUI.ObservedObject public var second: Book // the next
          var body: some View { Text(book.title + second.title) }
        }
        """,
      after: """
        @Observable class Book { var title = "" }
        struct BookView: View {
          private(set) var book: Book { didSet { print("other book") } }
          public var second: Book // the next
          var body: some View { Text(book.title + second.title) }
        }
        """),
    .rewritten(
      "a nested view with a property of the same name, and a name that only looks like a projection",
      before: """
        class Book: ObservableObject { @Published var title = "" }
        struct BookView: View {
          @ObservedObject var book: Book
          @State var names = ["a"]
          var body: some View {
            Text(book.title)
            ForEach($names, id: \\.self) { $book in TextField("", text: $book) }
          }
          struct Editor: View {
            @ObservedObject var book: Book
            var body: some View { TextField("", text: $book.title) }
          }
        }
        """,
      after: """
        @Observable class Book { var title = "" }
        struct BookView: View {
          var book: Book
          @State var names = ["a"]
          var body: some View {
            Text(book.title)
            ForEach($names, id: \\.self) { $book in TextField("", text: $book) }
          }
          struct Editor: View {
            @Bindable var book: Book
            var body: some View { TextField("", text: $book.title) }
          }
        }
        """),
    .rewritten(
      "in branches of #if",
      before: """
        class Book: ObservableObject { @Published var title = "" }
        struct BookView: View {
          #if DEBUG
          @ObservedObject var book: Book
          #else
          @ObservedObject internal var book: Book
          #endif
          var body: some View { Text(book.title) }
        }
        """,
      after: """
        @Observable class Book { var title = "" }
        struct BookView: View {
          #if DEBUG
          var book: Book
          #else
          internal var book: Book
          #endif
          var body: some View { Text(book.title) }
        }
        """),
    .untouched(
      "an object of another package",
      """
      import Library
      struct Screen: View {
        @ObservedObject var model: LibraryModel
        var body: some View { Text("") }
      }
      """),
    .refused(
      "an object of unknown type",
      """
      import Library
      struct Screen: View {
        @ObservedObject var model = makeModel()
        var body: some View { Text("") }
      }
      """, reports: ["V4"]),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, _) in migration.observing("ObservedObject", in: contents) where !property.needsBindable(in: migration.project)
    {
      migration.remove(property.attribute, in: contents.file, self)
    }
    for property in migration.project.observingProperties(in: contents)
    where property.wrapper == "ObservedObject" && property.isOfUnknownType {
      migration.report(
        finding(
          .warning, at: property.property.node, in: contents.file,
          "The type of \(property.property.name) cannot be told from the sources, so @ObservedObject stays. If its class is converted, "
            + "remove the wrapper, or write @Bindable if there are bindings to it."))
    }
  }
}
