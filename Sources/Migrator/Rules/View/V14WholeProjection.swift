import SwiftSyntax

struct V14WholeProjection: Rule {
  let id: RuleID = "V14"
  let title = "$model handed on as a whole"
  let explanation = """
    The projection of @ObservedObject and @EnvironmentObject is a Wrapper, of @Bindable a Bindable, of @State a Binding: bindings to the \
    object's properties can be made from each. Where $model itself is handed on, its new type must fit, which is reported. Where a declaration \
    spells ObservedObject<Model>.Wrapper, the class is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a local constant",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View {
            let bindings = $model
            TextField("", text: bindings.name)
          }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          @Bindable var model: Model
          var body: some View {
            let bindings = $model
            TextField("", text: bindings.name)
          }
        }
        """, reports: ["V14"]),
    .rewritten(
      "bindings to properties are no matter",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View {
            TextField("", text: $model.name)
            TextField("", text: $model
              .name)
            TextField("", text: $model[dynamicMember: \\.name])
          }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          @Bindable var model: Model
          var body: some View {
            TextField("", text: $model.name)
            TextField("", text: $model
              .name)
            TextField("", text: $model[dynamicMember: \\.name])
          }
        }
        """),
    .refused(
      "a spelled type",
      """
      class Model: ObservableObject { @Published var name = "" }
      struct Field: View {
        let bindings: ObservedObject<Model>.Wrapper
        var body: some View { TextField("", text: bindings.name) }
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Field(bindings: $model) }
      }
      """, reports: ["V14"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    (project.wrapperTypes[type] ?? []).filter { $0.wrapper != "StateObject" && $0.isProjection }.map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because the type \($0.wrapper)<\(type.name)>.Wrapper is spelled out here. Hand on the object "
          + "instead, let the receiver declare it with @Bindable, and migrate again.")
    }
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) {
      guard let type = property.isConverted(in: migration) else { continue }
      for (reference, file) in migration.project.projections(of: property.property, in: property.owner) {
        let expression = reference.withBase
        if let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id { continue }
        if let call = expression.parent?.as(SubscriptCallExprSyntax.self), call.calledExpression.id == expression.id { continue }
        let now = property.wrapper == "StateObject" ? "Binding" : "Bindable"
        migration.report(
          finding(
            .warning, at: expression, in: file,
            "$\(property.property.name) is used as a whole here. It is a \(now)<\(type.name)> now: check that what receives it takes that, or "
              + "hand on the object."))
      }
    }
  }
}
