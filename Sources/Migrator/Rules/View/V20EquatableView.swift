import SwiftSyntax

struct V20EquatableView: Rule {
  let id: RuleID = "V20"
  let title = "Equatable views of converted objects"
  let explanation = """
    A view's == compares the objects of two values of the view. They are mostly the same object, whose contents changed in place, so comparing \
    them tells nothing. What body reads is tracked whatever == says.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a comparison of contents",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Row: View, Equatable {
          @ObservedObject var model: Model
          var body: some View { Text(model.name) }
          nonisolated static func == (one: Row, other: Row) -> Bool { MainActor.assumeIsolated { one.model.name == other.model.name } }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Row: View, Equatable {
          var model: Model
          var body: some View { Text(model.name) }
          nonisolated static func == (one: Row, other: Row) -> Bool { MainActor.assumeIsolated { one.model.name == other.model.name } }
        }
        """, reports: ["V20"]),
    .rewritten(
      "a comparison of something else",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Row: View, Equatable {
          @ObservedObject var model: Model
          let id: Int
          var body: some View { Text(model.name) }
          nonisolated static func == (one: Row, other: Row) -> Bool { one.id == other.id }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Row: View, Equatable {
          var model: Model
          let id: Int
          var body: some View { Text(model.name) }
          nonisolated static func == (one: Row, other: Row) -> Bool { one.id == other.id }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) where property.owner.buildsBody {
      guard property.isConverted(in: migration) != nil,
        let function = property.owner.functions.first(where: { $0.name == "==" }),
        let body = function.node.body, body.reads(property.property.name)
      else { continue }
      migration.report(
        finding(
          .warning, at: function.node, in: function.file,
          "== compares the contents of \(property.property.name). Both sides are mostly the same object, which changes in place. Compare "
            + "identities with ===, or leave it out: what body reads is tracked."))
    }
  }
}

extension CodeBlockSyntax {
  /// Whether some `value.name.member` stands in the block.
  fileprivate func reads(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.identifierText == name, let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return member.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(member).id
    }
  }
}
