import SwiftSyntax

struct V13EnvironmentObjectModifier: Rule {
  let id: RuleID = "V13"
  let title = ".environmentObject(_:)"
  let explanation = """
    An object of a converted class is put into the environment with environment(_:). The static type counts there: what a view reads by \
    Model.self must be put in as a Model, not as a subclass or a protocol.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "local objects, shared ones and new ones",
      before: """
        import SwiftUI
        class Model: ObservableObject { static let shared = Model() }
        @MainActor func screens() {
          let model = Model()
          _ = Text("").environmentObject(model)
          _ = Text("").environmentObject(Model.shared)
          _ = Text("").environmentObject( Model() )
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model { static let shared = Model() }
        @MainActor func screens() {
          let model = Model()
          _ = Text("").environment(model)
          _ = Text("").environment(Model.shared)
          _ = Text("").environment( Model() )
        }
        """),
    .refused(
      "an object of unknown type",
      """
      import SwiftUI
      import Library
      @MainActor func screen() -> some View { Text("").environmentObject(makeModel()) }
      """, reports: ["V13"]),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (call, name, type) in migration.project.injections(in: contents) {
      if let nominal = type.nominal, nominal.isObservableObject || nominal.isObservable {
        if migration.isConverted(nominal) { migration.replace(name, in: contents.file, with: "environment", self) }
      } else if type.isUnknown {
        migration.report(
          finding(
            .warning, at: call.arguments.first.map(Syntax.init) ?? Syntax(call), in: contents.file,
            "The type of this object cannot be told from the sources, so environmentObject stays. If its class is converted, write "
              + "environment instead."))
      }
    }
  }
}

extension Project {
  /// The calls of `environmentObject` in a file, with the modifier's name and the type of the object.
  func injections(in contents: FileContents) -> [(FunctionCallExprSyntax, TokenSyntax, StaticType)] {
    contents.calls.compactMap { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count == 1,
        member.declName.baseName.text == "environmentObject", let object = call.arguments.first?.expression
      else { return nil }
      return (call, member.declName.baseName, type(of: object, in: contents.file))
    }
  }
}
