import SwiftSyntax

struct V6ObservedObjectValue: Rule {
  let id: RuleID = "V6"
  let title = "@ObservedObject with an initial value"
  let explanation = """
    The initial value stays. A shared object is right that way. One that the declaration makes was made anew whenever the view was, and still \
    is: it should be owned by @State.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a shared object",
      before: """
        class Model: ObservableObject {
          static let shared = Model()
          @Published var name = ""
        }
        struct Screen: View {
          @ObservedObject var model = Model.shared
          @ObservedObject private var other: Model = .shared
          var body: some View { TextField(model.name, text: $other.name) }
        }
        """,
      after: """
        @Observable class Model {
          static let shared = Model()
          var name = ""
        }
        struct Screen: View {
          var model = Model.shared
          @Bindable private var other: Model = .shared
          var body: some View { TextField(model.name, text: $other.name) }
        }
        """),
    .rewritten(
      "a new object",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model = Model()
          @ObservedObject var other: Model = .init()
          var body: some View { Text(model.name + other.name) }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          var model = Model()
          var other: Model = .init()
          var body: some View { Text(model.name + other.name) }
        }
        """, reports: ["V6", "V6"]),
    .rewritten(
      "an app is made once",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        @main
        struct Main: App {
          @ObservedObject var model = Model()
          var body: some Scene { WindowGroup { Text(model.name) } }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        @main
        struct Main: App {
          var model = Model()
          var body: some Scene { WindowGroup { Text(model.name) } }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, type) in migration.observing("ObservedObject", in: contents) {
      guard let call = property.property.binding.initializer?.value.as(FunctionCallExprSyntax.self),
        property.owner.kind == .struct, !property.owner.isApp, makesObject(call, in: contents, migration)
      else { continue }
      migration.report(
        finding(
          .warning, at: property.property.node, in: contents.file,
          "\(property.owner.name) makes a new \(type.name) whenever it is made itself, as before. If it is to keep the object, write @State "
            + "private var."))
    }
  }

  private func makesObject(_ call: FunctionCallExprSyntax, in contents: FileContents, _ migration: Migration) -> Bool {
    if case .metatype = migration.project.type(of: call.calledExpression, in: contents.file) { return true }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
  }
}
