struct V29Mentions: Rule {
  let id: RuleID = "V29"
  let title = "Names in comments and strings"
  let explanation = """
    Comments, documentation and strings stay as they are, also where they speak of @StateObject or environmentObject.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "in a view",
      before: """
        /// Keep it in a `@StateObject`.
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          // @ObservedObject, because the parent owns it.
          @ObservedObject /* not @StateObject */ var model: Model // not @EnvironmentObject
          var body: some View { Text("@ObservedObject \\(model.name) .environmentObject(model)") }
        }
        """,
      after: """
        /// Keep it in a `@StateObject`.
        @Observable class Model { var name = "" }
        struct Screen: View {
          // @ObservedObject, because the parent owns it.
          /* not @StateObject */ var model: Model // not @EnvironmentObject
          var body: some View { Text("@ObservedObject \\(model.name) .environmentObject(model)") }
        }
        """)
  ]
}
