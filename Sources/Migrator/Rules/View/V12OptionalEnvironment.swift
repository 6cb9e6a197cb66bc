struct V12OptionalEnvironment: Rule {
  let id: RuleID = "V12"
  let title = "Environment objects that may be missing"
  let explanation = """
    A view that previews or tests show without its object can declare it as optional: @Environment(Model.self) var model: Model?. The migrator \
    never does that by itself, because every use would have to change.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "not optional by itself",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        #Preview { Screen() }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View { Text(model.name) }
        }
        #Preview { Screen() }
        """),
    .untouched(
      "an optional one",
      """
      @Observable class Model { var name = "" }
      struct Screen: View {
        @Environment(Model.self) var model: Model?
        var body: some View { Text(model?.name ?? "") }
      }
      """),
  ]
}
