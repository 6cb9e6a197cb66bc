struct M46AssociatedType: Rule {
  let id: RuleID = "M46"
  let title = "Associated types that are ObservableObjects"
  let explanation = """
    A class that stands for an associated type with the constraint ObservableObject is left, whether a typealias says so or a member from \
    which the compiler finds it out.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "by a typealias, by inference, and by a nested class",
      before: """
        import SwiftUI
        protocol Screen { associatedtype Model: ObservableObject; var model: Model { get } }
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        class Author: ObservableObject { @Published var name = "" }
        struct Named: Screen { typealias Model = Book; let model: Book }
        struct Inferred: Screen { let model = Library(); let author = Author() }
        struct Nested: Screen {
          class Model: ObservableObject { @Published var count = 0 }
          let model = Model()
        }
        """,
      after: """
        import SwiftUI
        protocol Screen { associatedtype Model: ObservableObject; var model: Model { get } }
        class Book: ObservableObject { @Published var title = "" }
        class Library: ObservableObject { @Published var count = 0 }
        @Observable class Author { var name = "" }
        struct Named: Screen { typealias Model = Book; let model: Book }
        struct Inferred: Screen { let model = Library(); let author = Author() }
        struct Nested: Screen {
          class Model: ObservableObject { @Published var count = 0 }
          let model = Model()
        }
        """, reports: ["M46", "M46", "M46"]),
    .refused(
      "a constraint that stands elsewhere",
      """
      import SwiftUI
      protocol Screen { associatedtype Model; func show(_ model: Model) }
      class Book: ObservableObject { @Published var title = "" }
      struct Page: Screen { func show(_ model: Book) {} }
      func observe<S: Screen>(_ screen: S) where S.Model: ObservableObject {}
      """, reports: ["M46"]),
    .rewritten(
      "an associated type that need not be one",
      before: """
        import SwiftUI
        protocol Screen { associatedtype Model; var model: Model { get } }
        class Book: ObservableObject { @Published var title = "" }
        struct Page: Screen { let model = Book() }
        """,
      after: """
        import SwiftUI
        protocol Screen { associatedtype Model; var model: Model { get } }
        @Observable class Book { var title = "" }
        struct Page: Screen { let model = Book() }
        """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    obstacles(
      of: .associatedType, to: type, in: project,
      advice: "Let the associated type be AnyObject, or a protocol of your own that refines ObservableObject, and migrate again.")
  }
}
