struct M48UntoldObject: Rule {
  let id: RuleID = "M48"
  let title = "Objects whose class cannot be told"
  let explanation = """
    Nothing is converted that would leave a use behind which no rule has changed. Where an object whose class the sources do not tell is \
    used as an ObservableObject, by objectWillChange, environmentObject, an observing property or a generic parameter, all classes stay that \
    it may be of.
    """
  let examples: [RuleExample] = [
    .refused(
      "its changes",
      """
      import Combine
      import Library
      class Model: ObservableObject { @Published var count = 0 }
      func poke() { makeModel().objectWillChange.send() }
      """, reports: ["M48"]),
    .rewritten(
      "put into the environment: only what views read there can be meant",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        class Other: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("\\(model.count)") }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(makeModel()) }
        """,
      after: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        @Observable class Other { var count = 0 }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("\\(model.count)") }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(makeModel()) }
        """, reports: ["M48"]),
    .rewritten(
      "observed: only what has the members can be meant",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        class Other: ObservableObject { @Published var title = "" }
        struct Screen: View {
          @StateObject var model = makeModel()
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        @Observable class Other { var title = "" }
        struct Screen: View {
          @StateObject var model = makeModel()
          var body: some View { Text("\\(model.count)") }
        }
        """, reports: ["M48"]),
    .rewritten(
      "an object of another package is none of the sources'",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        func poke(_ other: LibraryModel) { other.objectWillChange.send() }
        """,
      after: """
        import SwiftUI
        import Library
        @Observable class Model { var count = 0 }
        func poke(_ other: LibraryModel) { other.objectWillChange.send() }
        """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    obstacles(of: .untold, to: type, in: project, advice: "Write its type where it is declared, and migrate again.")
  }
}
