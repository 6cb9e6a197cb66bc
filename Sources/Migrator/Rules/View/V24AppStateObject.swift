struct V24AppStateObject: Rule {
  let id: RuleID = "V24"
  let title = "@StateObject in an App"
  let explanation = """
    An app or a scene owns its models like a view does: see V1.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an app and its scenes",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        @main
        struct Main: App {
          @StateObject private var model: Model
          init() { _model = StateObject(wrappedValue: Model()) }
          var body: some Scene {
            WindowGroup { TextField("", text: $model.name).environmentObject(model) }
          }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        @main
        struct Main: App {
          @State private var model: Model
          init() { _model = State(wrappedValue: Model()) }
          var body: some Scene {
            WindowGroup { TextField("", text: $model.name).environment(model) }
          }
        }
        """)
  ]
}
