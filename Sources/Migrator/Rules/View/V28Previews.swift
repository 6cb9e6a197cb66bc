struct V28Previews: Rule {
  let id: RuleID = "V28"
  let title = "Previews"
  let explanation = """
    Previews put objects into the environment like any other code: see V13. Wrappers in them are rewritten too.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "macros",
      before: """
        class Model: ObservableObject {
          @Published var name = ""
          static let preview = Model()
        }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        #Preview { Screen().environmentObject(Model()) }
        #Preview("Named") {
          let model = Model()
          return Screen().environmentObject(model)
        }
        """,
      after: """
        @Observable class Model {
          var name = ""
          static let preview = Model()
        }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View { Text(model.name) }
        }
        #Preview { Screen().environment(Model()) }
        #Preview("Named") {
          let model = Model()
          return Screen().environment(model)
        }
        """),
    .rewritten(
      "providers",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject {
          @Published var name = ""
          static let preview = Model()
        }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        struct Screen_Previews: PreviewProvider {
          static let model = Model()
          static var previews: some View {
            Group {
              Screen()
              Screen().environmentObject(.preview as Model)
            }
            .environmentObject(Model.preview)
            .environmentObject(model)
            .environmentObject(Self.model)
          }
        }
        """,
      after: """
        import SwiftUI
        import Library
        @Observable class Model {
          var name = ""
          static let preview = Model()
        }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View { Text(model.name) }
        }
        struct Screen_Previews: PreviewProvider {
          static let model = Model()
          static var previews: some View {
            Group {
              Screen()
              Screen().environment(.preview as Model)
            }
            .environment(Model.preview)
            .environment(model)
            .environment(Self.model)
          }
        }
        """),
  ]
}
