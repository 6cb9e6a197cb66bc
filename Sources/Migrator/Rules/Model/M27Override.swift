struct M27Override: Rule {
  let id: RuleID = "M27"
  let title = "Overrides that observe a variable"
  let explanation = """
    An override with willSet or didSet has no storage, so there is nothing to track, and the macro would not compile on it. It gets \
    @ObservationIgnored. The variable that it overrides is tracked by the superclass.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "of a published variable",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        class Special: Model {
          override var count: Int { didSet { print(count) } }
          @Published var title = ""
        }
        class Doubled: Model {
          override var count: Int {
            get { super.count * 2 }
            set { super.count = newValue }
          }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        @Observable class Special: Model {
          @ObservationIgnored override var count: Int { didSet { print(count) } }
          var title = ""
        }
        @Observable class Doubled: Model {
          override var count: Int {
            get { super.count * 2 }
            set { super.count = newValue }
          }
        }
        """, reports: ["M27"]),
    .rewritten(
      "in Apple's style too",
      before: """
        class Model: ObservableObject { var count = 0 }
        class Special: Model {
          override final var count: Int { willSet { print(newValue) } }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        @Observable class Special: Model {
          @ObservationIgnored override final var count: Int { willSet { print(newValue) } }
        }
        """,
      options: .with { $0.appleStyle = true }, reports: ["M27"]),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      guard case .override = migration.project.storage(of: property) else { continue }
      migration.ignore(property, self)
      migration.report(
        finding(
          .note, at: property.binding, in: property.file,
          "The override of \(property.name) only observes, so it is not tracked; the variable of the superclass is, if it was published."
        ))
    }
  }
}
