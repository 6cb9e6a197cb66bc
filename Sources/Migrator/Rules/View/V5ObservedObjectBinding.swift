import SwiftSyntax

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
    .rewritten(
      "closures whose parameters have the name, a coordinator, initial values in parentheses",
      before: """
        class Book: ObservableObject { @Published var title = "" }
        struct Editor: View {
          @ObservedObject var book: Book
          @ObservedObject private(set) var second: Book
          @ObservedObject(initialValue: Book()) var third: Book
          let others: [Book]
          var body: some View {
            ForEach(others.indices, id: \\.self) { book in TextField("", text: self.$book.title) }
            ForEach(others.indices, id: \\.self) { second in TextField("", text: $second.title) }
          }
          final class Coordinator {
            let parent: Editor
            init(parent: Editor) { self.parent = parent }
          }
        }
        struct Other: View {
          @ObservedObject var book: Book
          var body: some View { Text(book.title) }
        }
        final class Reader {
          let other: Other
          init(other: Other) { self.other = other }
          @MainActor var text: Binding<String> { other.$book.title }
        }
        """,
      after: """
        @Observable class Book { var title = "" }
        struct Editor: View {
          @Bindable var book: Book
          @Bindable private(set) var second: Book
          @Bindable(wrappedValue: Book()) var third: Book
          let others: [Book]
          var body: some View {
            ForEach(others.indices, id: \\.self) { book in TextField("", text: self.$book.title) }
            ForEach(others.indices, id: \\.self) { second in TextField("", text: $second.title) }
          }
          final class Coordinator {
            let parent: Editor
            init(parent: Editor) { self.parent = parent }
          }
        }
        struct Other: View {
          @Bindable var book: Book
          var body: some View { Text(book.title) }
        }
        final class Reader {
          let other: Other
          init(other: Other) { self.other = other }
          @MainActor var text: Binding<String> { other.$book.title }
        }
        """),
    .rewritten(
      "types of the wrappers' names in sight",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        struct Bindable {}
        protocol Placed { associatedtype Environment }
        struct Editor: View, Placed {
          typealias Environment = Int
          @ObservedObject var book: Book
          @EnvironmentObject var other: Book
          var body: some View {
            TextField("", text: $book.title)
            TextField("", text: $other.title)
          }
          var field: some View { TextField("", text: $other.title) }
        }
        @MainActor func screen() -> some View { Editor(book: Book()).environmentObject(Book()) }
        """,
      after: """
        import SwiftUI
        @Observable class Book { var title = "" }
        struct Bindable {}
        protocol Placed { associatedtype Environment }
        struct Editor: View, Placed {
          typealias Environment = Int
          @SwiftUI.Bindable var book: Book
          @SwiftUI.Environment(Book.self) var other
          var body: some View {
            @SwiftUI.Bindable var other = other
            TextField("", text: $book.title)
            TextField("", text: $other.title)
          }
          var field: some View { TextField("", text: SwiftUI.Bindable(other).title) }
        }
        @MainActor func screen() -> some View { Editor(book: Book()).environment(Book()) }
        """),
    .rewritten(
      "a local variable with the wrapper",
      before: """
        class Book: ObservableObject { @Published var title = "" }
        struct Shelf: View {
          let books: [Book]
          var body: some View {
            ForEach(books.indices, id: \\.self) { index in
              @ObservedObject var book = books[index]
              TextField("", text: $book.title)
            }
          }
        }
        """,
      after: """
        @Observable class Book { var title = "" }
        struct Shelf: View {
          let books: [Book]
          var body: some View {
            ForEach(books.indices, id: \\.self) { index in
              @Bindable var book = books[index]
              TextField("", text: $book.title)
            }
          }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, _) in migration.observing("ObservedObject", in: contents) where property.needsBindable(in: migration.project) {
      replace(property.attribute, in: contents, migration)
    }
    for local in migration.localWrappers("ObservedObject", in: contents) {
      replace(local.attribute, in: contents, migration)
    }
  }

  private func replace(_ attribute: AttributeSyntax, in contents: FileContents, _ migration: Migration) {
    guard let name = attribute.nameToken else { return }
    migration.replace(name, in: contents.file, withSystemType: "Bindable", self)
    if case .argumentList(let arguments) = attribute.arguments, let label = arguments.first?.label, label.text == "initialValue" {
      migration.replace(label, in: contents.file, with: "wrappedValue", self)
    }
  }
}
