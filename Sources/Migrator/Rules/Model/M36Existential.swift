import SwiftSyntax

struct M36Existential: Rule {
  let id: RuleID = "M36"
  let title = "ObservableObject as a type"
  let explanation = """
    A class whose objects are handed on as any ObservableObject is left: as a parameter, in a variable or among the elements of a collection, \
    and where a cast asks for one. So is one of which members are used that an extension gives to all ObservableObjects. A converted object \
    would be none any more.
    """
  let examples: [RuleExample] = [
    .refused(
      "a cast",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      func isModel(_ value: Any) -> Bool { value is any ObservableObject }
      """, reports: ["M36"]),
    .rewritten(
      "parameters",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        func watch(_ object: any ObservableObject, name: String) {}
        func show(_ object: some ObservableObject) {}
        @MainActor func start(book: Book?, author: Author) {
          watch(Library(), name: author.name)
          if let book { show(book) }
        }
        """,
      after: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        @Observable class Author { var name = "" }
        func watch(_ object: any ObservableObject, name: String) {}
        func show(_ object: some ObservableObject) {}
        @MainActor func start(book: Book?, author: Author) {
          watch(Library(), name: author.name)
          if let book { show(book) }
        }
        """, reports: ["M36", "M36"]),
    .rewritten(
      "elements and members",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        class Reader: ObservableObject { @Published var name = "" }
        struct Box { let content: any ObservableObject }
        final class Registry {
          var objects: [any ObservableObject] = [Book()]
          func add(_ library: Library) { objects.append(library) }
          func count() -> Int { objects.count }
        }
        func box(_ author: Author, _ reader: Reader) -> Box { Box(content: author) }
        """,
      after: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        @Observable class Reader { var name = "" }
        struct Box { let content: any ObservableObject }
        final class Registry {
          var objects: [any ObservableObject] = [Book()]
          func add(_ library: Library) { objects.append(library) }
          func count() -> Int { objects.count }
        }
        func box(_ author: Author, _ reader: Reader) -> Box { Box(content: author) }
        """, reports: ["M36", "M36", "M36"]),
    .rewritten(
      "a computed property",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        class Author: ObservableObject { @Published var name = "" }
        struct Shelf {
          let book: Book
          let author: Author
          var object: any ObservableObject { book }
        }
        """,
      after: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        @Observable class Author { var name = "" }
        struct Shelf {
          let book: Book
          let author: Author
          var object: any ObservableObject { book }
        }
        """, reports: ["M36"]),
    .refused(
      "a closure that takes one",
      """
      import SwiftUI
      class Book: ObservableObject { @Published var title = "" }
      struct Watcher { let watch: (any ObservableObject) -> Void }
      func start(_ watcher: Watcher, _ book: Book) { watcher.watch(book) }
      """, reports: ["M36"]),
    .rewritten(
      "members that all observable objects have, or collections of them",
      before: """
        import Combine
        extension ObservableObject { func ping() {} }
        extension Array where Element: ObservableObject { var names: [String] { [] } }
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        class Reader: ObservableObject {
          @Published var name = ""
          let id = 1
          func ping() {}
        }
        func use(_ book: Book, _ libraries: [Library], _ reader: Reader) {
          book.ping()
          reader.ping()
          print(libraries.names)
        }
        typealias Changes = Author.ObjectWillChangePublisher
        """,
      after: """
        import Combine
        import Observation
        extension ObservableObject { func ping() {} }
        extension Array where Element: ObservableObject { var names: [String] { [] } }
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        @Observable class Reader {
          var name = ""
          let id = 1
          func ping() {}
        }
        func use(_ book: Book, _ libraries: [Library], _ reader: Reader) {
          book.ping()
          reader.ping()
          print(libraries.names)
        }
        typealias Changes = Author.ObjectWillChangePublisher
        """, reports: ["M36", "M36", "M36"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    obstacles(
      of: .existential, to: type, in: project, advice: "Take any AnyObject, or a protocol of your own, and migrate again.")
  }
}
