struct M8PlainVariable: Rule {
  let id: RuleID = "M8"
  let title = "Stored variables without @Published"
  let explanation = """
    What was not published stays untracked: the variable gets @ObservationIgnored. Otherwise views would begin to depend on it, and updates \
    could come where none came before. With --apple-style the variable stays as it is and is tracked, as in Apple's article.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a cache",
      before: """
        class Model: ObservableObject {
          @Published var count = 0
          private var cache: [Int: String] = [:]
          let id = 1
          static var shared = Model()
          var double: Int { count * 2 }
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          @ObservationIgnored private var cache: [Int: String] = [:]
          let id = 1
          static var shared = Model()
          var double: Int { count * 2 }
        }
        """),
    .rewritten(
      "attributes that do not matter",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @available(*, deprecated)
          var old = 0
          @MainActor private var cache = 0
          weak var delegate: AnyObject?
          unowned(unsafe) var owner: AnyObject
          init(owner: AnyObject) { self.owner = owner }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          @ObservationIgnored @available(*, deprecated)
          var old = 0
          @ObservationIgnored @MainActor private var cache = 0
          @ObservationIgnored weak var delegate: AnyObject?
          @ObservationIgnored unowned(unsafe) var owner: AnyObject
          init(owner: AnyObject) { self.owner = owner }
        }
        """),
    .rewritten(
      "an #if between the attributes",
      before: """
        class Model: ObservableObject {
          #if DEBUG
            @available(*, deprecated)
          #endif
          private var old = 0
          #if DEBUG
            var log: [String] = []
          #endif
        }
        """,
      after: """
        @Observable class Model {
          #if DEBUG
            @available(*, deprecated)
          #endif
          @ObservationIgnored private var old = 0
          #if DEBUG
            @ObservationIgnored var log: [String] = []
          #endif
        }
        """),
    .rewritten(
      "tracked in Apple's style",
      before: "class Model: ObservableObject {\n  var cache = 0\n}",
      after: "@Observable class Model {\n  var cache = 0\n}",
      options: .with { $0.appleStyle = true }),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      guard case .plain = migration.project.storage(of: property),
        !migration.project.redundantCancellables.contains(ObjectIdentifier(property))
      else { continue }
      if !migration.project.isTracked(property, options: migration.options) { migration.ignore(property, self) }
    }
  }
}
