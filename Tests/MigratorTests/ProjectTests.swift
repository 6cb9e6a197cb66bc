import Testing

@testable import Migrator

/// What only shows when there are several files.
@Suite(.serialized) struct ProjectTests {
  private func migrate(_ texts: [String], options: MigrationOptions = MigrationOptions()) throws -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: files), options: options)
    return try files.map(migration.result(for:))
  }

  @Test("A binding in an extension in another file makes the property @Bindable")
  func extensionInAnotherFile() throws {
    let texts = [
      "class Book: ObservableObject { @Published var title = \"\" }",
      "struct Editor: View { @ObservedObject var book: Book; var body: some View { field } }",
      "extension Editor { var field: some View { VStack { TextField(\"\", text: $book.title) } } }",
    ]
    #expect(
      try migrate(texts) == [
        "@Observable class Book { var title = \"\" }",
        "struct Editor: View { @Bindable var book: Book; var body: some View { field } }",
        texts[2],
      ])
  }

  @Test("A conformance in another file's extension, and a subclass in a third one")
  func conformanceInAnotherFile() throws {
    #expect(
      try migrate([
        "class Book { @Published var title = \"\" }", "extension Book: ObservableObject { func read() {} }",
        "class Comic: Book { @Published var pages = 1 }",
      ]) == [
        "@Observable class Book { var title = \"\" }", "extension Book { func read() {} }",
        "@Observable class Comic: Book { var pages = 1 }",
      ])
  }

  @Test("--type takes along what must follow, and nothing else")
  func typeWithRequirements() throws {
    let texts = [
      "import Combine\nclass Book: ObservableObject { @Published var title = \"\" }",
      """
      import Combine
      class Library: ObservableObject {
        @Published var book = Book()
        private var cancellable: AnyCancellable?
        init() {
          cancellable = book.$title.sink { [weak self] _ in self?.objectWillChange.send() }
        }
      }
      """,
      "import Combine\nclass Author: ObservableObject { @Published var name = \"\" }",
    ]
    let library = [
      "import Observation\n@Observable class Book { var title = \"\" }",
      """
      import Observation
      @Observable class Library {
        var book = Book()
        init() {
        }
      }
      """,
      texts[2],
    ]
    #expect(try migrate(texts, options: .with { $0.types = ["Library"] }) == library)
    // The other way round the library goes on as it is, and gets what it subscribes to.
    let book = try migrate(texts, options: .with { $0.types = ["Book"] })
    #expect(book[0].contains("titlePublisher.send(newValue)"))
    #expect(book[1] == texts[1].replacing("book.$title", with: "book.titlePublisher"))
    #expect(book[2] == texts[2])
  }

  @Test("A group with one member that must be left is left whole, with all its uses")
  func wholeGroup() throws {
    let texts = [
      "protocol Model: ObservableObject {}", "class Book: Model { @Published var title = \"\" }",
      "class Comic: Model { let objectWillChange = ObservableObjectPublisher() }",
      "struct Screen: View { @ObservedObject var book: Book; var body: some View { Text(book.title) } }",
    ]
    #expect(try migrate(texts) == texts)
  }

  @Test("Combine's own sources may be among those that are migrated")
  func combineAmongTheSources() throws {
    let files = [
      SourceFile(path: "Combine.swift", text: "public protocol ObservableObject: AnyObject {}", module: "Combine"),
      SourceFile(path: "Book.swift", text: "import Combine\nclass Book: ObservableObject {}", module: "App"),
    ]
    let migration = Migration(Project(files: files))
    #expect(try migration.result(for: files[0]) == files[0].text)
    #expect(try migration.result(for: files[1]) == "import Observation\n@Observable class Book {}")
  }
}
