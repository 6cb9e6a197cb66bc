struct M10LazyVariable: Rule {
  let id: RuleID = "M10"
  let title = "lazy variables"
  let explanation = """
    A lazy variable cannot be tracked, because tracking makes a variable computed. It gets @ObservationIgnored; it was not published before.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with modifiers",
      before: """
        class Model: ObservableObject {
          lazy var list = [1, 2, 3]
          private(set) lazy var text: String = {
            "text"
          }()
        }
        """,
      after: """
        @Observable class Model {
          @ObservationIgnored lazy var list = [1, 2, 3]
          @ObservationIgnored private(set) lazy var text: String = {
            "text"
          }()
        }
        """),
    .rewritten(
      "in Apple's style too",
      before: "class Model: ObservableObject {\n  lazy var list = [1, 2, 3]\n}",
      after: "@Observable class Model {\n  @ObservationIgnored lazy var list = [1, 2, 3]\n}",
      options: .with { $0.appleStyle = true }),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      if case .lazy = migration.project.storage(of: property) { migration.ignore(property, self) }
    }
  }
}
