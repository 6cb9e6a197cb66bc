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
      "tracked in Apple's style",
      before: "class Model: ObservableObject {\n  var cache = 0\n}",
      after: "@Observable class Model {\n  var cache = 0\n}",
      options: .with { $0.appleStyle = true }),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, !migration.options.appleStyle else { return }
    for property in type.storedVariables where property.attributes.isEmpty && !property.isLazy {
      guard property.node.bindings.count == 1, !migration.project.announcedProperties.contains(ObjectIdentifier(property)),
        !migration.project.redundantCancellables.contains(ObjectIdentifier(property))
      else { continue }
      migration.insert("@ObservationIgnored ", before: property.node, in: property.file, self)
    }
  }
}
