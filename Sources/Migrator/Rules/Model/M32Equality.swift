struct M32Equality: Rule {
  let id: RuleID = "M32"
  let title = "Classes with an == of their own"
  let explanation = """
    Setting a tracked variable to an equal value does not notify. Where the value is an object whose class says itself what is equal, another \
    object may be equal, and replacing the one by the other is not noticed (D3). A warning names each such variable.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a tracked variable for objects that may be equal",
      before: """
        import SwiftUI
        class Book: ObservableObject, Equatable {
          @Published var title = ""
          let id = 1
          static func == (one: Book, other: Book) -> Bool { one.id == other.id }
        }
        class Note: ObservableObject { @Published var text = "" }
        class Library: ObservableObject {
          @Published var current = Book()
          @Published var other: Book?
          @Published var all: [Book] = []
          @Published var note = Note()
          var cache = Book()
        }
        """,
      after: """
        import SwiftUI
        @Observable class Book: Equatable {
          var title = ""
          let id = 1
          static func == (one: Book, other: Book) -> Bool { one.id == other.id }
        }
        @Observable class Note { var text = "" }
        @Observable class Library {
          var current = Book()
          var other: Book?
          var all: [Book] = []
          var note = Note()
          @ObservationIgnored var cache = Book()
        }
        """, reports: ["M32", "M32", "M32"])
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables where migration.project.isTracked(property, options: migration.options) {
      guard let value = migration.project.type(of: property).nominalWithin, value.definesEquality else { continue }
      migration.report(
        finding(
          .warning, at: property.binding, in: property.file,
          "Setting \(property.name) to another \(value.name) that is equal to the one before does not notify. If views must see the new "
            + "object, compare by identity in \(value.name).", differences: [.d3]))
    }
  }
}

extension StaticType {
  /// The class of the value, of what an optional wraps, or of an array's elements.
  fileprivate var nominalWithin: NominalType? {
    switch self {
    case .instance(let type): type
    case .optional(let wrapped): wrapped.nominalWithin
    case .array(let element): element.nominalWithin
    default: nil
    }
  }
}

extension NominalType {
  /// Whether it is a class with an `==` of its own.
  fileprivate var definesEquality: Bool {
    kind == .class && ([self] + ancestors).contains { $0.functions.contains { $0.name == "==" } }
  }
}
