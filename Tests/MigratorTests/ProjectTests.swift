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

  @Test("A pipeline in another file is kept in a set of cancellables that this file sees")
  func cancellablesOfAnotherFile() throws {
    let texts = [
      "import Combine\nclass M: ObservableObject { @Published var x = 0; private var bag = Set<AnyCancellable>() }",
      "import Combine\nextension M { func follow(_ p: AnyPublisher<Int, Never>) { p.assign(to: &$x) } }",
    ]
    let result = try migrate(texts)
    #expect(
      result[0]
        == "import Combine\nimport Observation\n@Observable class M { @ObservationIgnored var cancellables: Set<AnyCancellable> = []; "
        + "var x = 0; @ObservationIgnored private var bag = Set<AnyCancellable>() }")
    #expect(result[1].contains(".store(in: &cancellables)"))
  }

  @Test("The observers of a newly tracked variable run for an initializer of another file, where its storage is out of sight")
  func initializerOfAnotherFile() throws {
    let texts = [
      """
      import SwiftUI
      class M: ObservableObject { @Published var x = 0; var name = "" { didSet { print(name) } }; init() {} }
      struct V: View { @ObservedObject var m: M; var body: some View { Text(m.name) } }
      """,
      "extension M { convenience init(name: String) { self.init(); self.name = name } }",
    ].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: texts))
    #expect(try migration.result(for: texts[1]) == texts[1].text)
    let finding = try #require(migration.findings.first { $0.rule == "M20" })
    #expect(finding.severity == .warning && finding.path == "1.swift" && finding.differences == [.d10])
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

  @Test("Private types of one name in two files are two types, each with its own uses")
  func privateNamesakes() throws {
    let screen = """
      private class Model: ObservableObject { @Published var count = 0 }
      struct Screen1: View {
        @StateObject private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """
    let subscribed =
      screen.replacing("Screen1", with: "Screen2")
      + "\n@MainActor private func observe(_ model: Model) { _ = model.objectWillChange.sink {} }"
    let files = [screen, subscribed].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: files))
    #expect(
      try migration.result(for: files[0]) == """
        @Observable private class Model { var count = 0 }
        struct Screen1: View {
          @State private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """)
    #expect(try migration.result(for: files[1]) == subscribed)
    #expect(migration.plan.groups.count == 2)
  }

  @Test("Programs in folders beside each other may have types of one name")
  func folders() throws {
    let model = "class Model: ObservableObject { @Published var count = 0 }"
    let other = "class Model: ObservableObject { let objectWillChange = ObservableObjectPublisher() }"
    let use = "struct Screen: View { @ObservedObject var model: Model; var body: some View { EmptyView() } }"
    let files = [
      SourceFile(path: "One/Models/Model.swift", text: model), SourceFile(path: "One/Screen.swift", text: use),
      SourceFile(path: "Two/Models/Model.swift", text: other), SourceFile(path: "Two/Screen.swift", text: use),
    ]
    let migration = Migration(Project(files: files))
    #expect(
      try files.map(migration.result(for:)) == [
        "@Observable class Model { var count = 0 }",
        "struct Screen: View { var model: Model; var body: some View { EmptyView() } }", other, use,
      ])
  }

  @Test("A file that may mean either of two types of one name keeps both from being converted")
  func ambiguousName() throws {
    let model = "class Model: ObservableObject { @Published var count = 0 }"
    let use = "struct Screen: View { @ObservedObject var model: Model; var body: some View { EmptyView() } }"
    let files = [
      SourceFile(path: "App/Phone/Model.swift", text: model), SourceFile(path: "App/Watch/Model.swift", text: model),
      SourceFile(path: "App/Shared/Screen.swift", text: use),
    ]
    let migration = Migration(Project(files: files))
    #expect(try files.map(migration.result(for:)) == files.map(\.text))
    #expect(migration.findings.map(\.rule) == ["M47", "M47"])
    #expect(migration.findings.allSatisfy { $0.message.contains("App/Shared/Screen.swift, line 1") })
  }

  @Test("What each file declares for one system or another is one type")
  func conditions() throws {
    let phone = "#if os(iOS)\nclass Model: ObservableObject { @Published var count = 0 }\n#endif"
    let mac = "#if os(macOS)\nclass Model: ObservableObject { @Published var count = 1 }\n#endif"
    #expect(
      try migrate([phone, mac]) == [
        "#if os(iOS)\n@Observable class Model { var count = 0 }\n#endif",
        "#if os(macOS)\n@Observable class Model { var count = 1 }\n#endif",
      ])
  }

  @Test("A name that is unwrapped from an expression with the same name ends the search for its type")
  func unwrappedFromItself() throws {
    let source = """
      class Model: ObservableObject { @Published var next: Model? }
      func last(_ model: Model) {
        if let model = model.next { model.objectWillChange.send() }
        while let model = model.next { print(model) }
      }
      """
    #expect(try migrate([source]) == [source])
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
