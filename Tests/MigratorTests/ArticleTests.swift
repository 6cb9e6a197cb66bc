import Testing

@testable import Migrator

/// Apple's article "Migrating from the Observable Object protocol to the Observable macro": its code before, and what it prints after.
@Suite(.serialized) struct ArticleTests {
  static let library = """
    import SwiftUI

    class Library: ObservableObject {
        @Published var books: [Book] = [Book(), Book(), Book()]
    }
    """
  static let app = """
    @main
    struct BookReaderApp: App {
        @StateObject private var library = Library()

        var body: some Scene {
            WindowGroup {
                LibraryView()
                    .environmentObject(library)
            }
        }
    }
    """
  static let libraryView = """
    struct LibraryView: View {
        @EnvironmentObject var library: Library

        var body: some View {
            List(library.books) { book in
                BookView(book: book)
            }
        }
    }
    """
  static let book = """
    class Book: ObservableObject, Identifiable {
        @Published var title = "Sample Book Title"

        let id = UUID() // A unique identifier that never changes.
    }
    """
  static let bookView = """
    struct BookView: View {
        @ObservedObject var book: Book
        @State private var isEditorPresented = false

        var body: some View {
            HStack {
                Text(book.title)
                Spacer()
                Button("Edit") {
                    isEditorPresented = true
                }
            }
            .sheet(isPresented: $isEditorPresented) {
                BookEditView(book: book)
            }
        }
    }
    """
  static let bookEditView = """
    struct BookEditView: View {
        @ObservedObject var book: Book
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
            VStack() {
                TextField("Title", text: $book.title)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit {
                        dismiss()
                    }

                Button("Close") {
                    dismiss()
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }
    """

  /// The six pairs: a file, what is replaced in it, and by what.
  static let replacements: [(file: String, before: [String], after: [String])] = [
    (
      library, ["class Library: ObservableObject", "    @Published var books: [Book]"],
      ["@Observable class Library", "    var books: [Book]"]
    ),
    (app, ["@StateObject private", ".environmentObject(library)"], ["@State private", ".environment(library)"]),
    (
      libraryView, ["@EnvironmentObject var library: Library"], ["@Environment(Library.self) private var library"]
    ),
    (
      book, ["class Book: ObservableObject, Identifiable", "    @Published var title"],
      ["@Observable class Book: Identifiable", "    var title"]
    ),
    (bookView, ["    @ObservedObject var book: Book"], ["    var book: Book"]),
    (bookEditView, ["@ObservedObject var book: Book"], ["@Bindable var book: Book"]),
  ]

  private func migrate(_ texts: [String], options: MigrationOptions) throws -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: files), options: options)
    return try files.map(migration.result(for:))
  }

  private func expected(_ count: Int? = nil, isPrivate: Bool = true) -> [String] {
    Self.replacements.enumerated().map { index, pair in
      guard count.map({ index < $0 }) ?? true else { return pair.file }
      return zip(pair.before, pair.after).reduce(pair.file) { text, change in
        let after = isPrivate ? change.1 : change.1.replacing("(Library.self) private var", with: "(Library.self) var")
        return text.replacing(change.0, with: after)
      }
    }
  }

  @Test("The six pairs come out as printed, letter for letter, in Apple's style")
  func pairs() throws {
    #expect(try migrate(Self.replacements.map(\.file), options: .with { $0.appleStyle = true }) == expected())
  }

  @Test("Without Apple's style only the access of the environment's property is different")
  func parity() throws {
    #expect(try migrate(Self.replacements.map(\.file), options: MigrationOptions()) == expected(isPrivate: false))
  }

  @Test("Library first, as the article goes: what Book needs stays, and the second step gives the same as one step")
  func incremental() throws {
    let first = try migrate(
      Self.replacements.map(\.file),
      options: .with {
        $0.appleStyle = true
        $0.types = ["Library"]
      })
    #expect(first == expected(3))
    #expect(try migrate(first, options: .with { $0.appleStyle = true }) == expected())
  }
}
