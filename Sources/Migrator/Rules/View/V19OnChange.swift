struct V19OnChange: Rule {
  let id: RuleID = "V19"
  let title = ".onChange(of:)"
  let explanation = """
    It stays as it is. It reads the property, so the view now depends on exactly that.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "of a property",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View {
            Text("").onChange(of: model.count) { old, new in print(old, new) }
          }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Screen: View {
          var model: Model
          var body: some View {
            Text("").onChange(of: model.count) { old, new in print(old, new) }
          }
        }
        """)
  ]
}
