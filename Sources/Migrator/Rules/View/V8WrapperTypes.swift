import SwiftSyntax

struct V8WrapperTypes: Rule {
  let id: RuleID = "V8"
  let title = "ObservedObject and EnvironmentObject as types, and wrappers outside of views"
  let explanation = """
    A class or struct that is no view may have the wrappers too; they are rewritten like those of views. Where a declaration spells the \
    wrapper's type, ObservedObject<Model> or EnvironmentObject<Model>, it says that Model is an ObservableObject, and there is no type that \
    could stand in its place everywhere. So such a class is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "outside of views",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        final class Printer {
          @ObservedObject var model: Model
          init(model: Model) { self.model = model }
          @MainActor func text() -> String { model.name }
        }
        struct Input {
          @ObservedObject var model: Model
          @MainActor var name: Binding<String> { $model.name }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        final class Printer {
          var model: Model
          init(model: Model) { self.model = model }
          @MainActor func text() -> String { model.name }
        }
        struct Input {
          @Bindable var model: Model
          @MainActor var name: Binding<String> { $model.name }
        }
        """),
    .refused(
      "the wrapper as a parameter",
      """
      class Model: ObservableObject { @Published var name = "" }
      struct Screen: View {
        @ObservedObject var model: Model
        init(model: ObservedObject<Model>) { _model = model }
        var body: some View { Text(model.name) }
      }
      """, reports: ["V8"]),
    .refused(
      "the wrapper of an environment object",
      """
      class Model: ObservableObject { @Published var name = "" }
      struct Screen: View {
        let model: EnvironmentObject<Model>
        var body: some View { Text("") }
      }
      """, reports: ["V8"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    (project.wrapperTypes[type] ?? []).filter { $0.wrapper != "StateObject" && !$0.isProjection }.map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because the type \($0.wrapper)<\(type.name)> is spelled out here. Hand on the object instead of its "
          + "wrapper, and migrate again.")
    }
  }
}
