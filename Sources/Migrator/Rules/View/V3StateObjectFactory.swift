import SwiftSyntax

struct V3StateObjectFactory: Rule {
  let id: RuleID = "V3"
  let title = "StateObject(wrappedValue:) with a factory"
  let explanation = """
    StateObject evaluates what is given to it once. State does so with the 2026 SDKs; before, it evaluates a factory or an autoclosure \
    parameter whenever the view is made. The rewrite is V2's, this rule reports where laziness is lost (D4).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an autoclosure and a closure",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @StateObject private var model: Model
          init(model: @autoclosure @escaping () -> Model) {
            _model = StateObject(wrappedValue: model())
          }
          init(make: @escaping () -> Model) {
            _model = .init(wrappedValue: make())
          }
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Screen: View {
          @State private var model: Model
          init(model: @autoclosure @escaping () -> Model) {
            _model = State(wrappedValue: model())
          }
          init(make: @escaping () -> Model) {
            _model = .init(wrappedValue: make())
          }
          var body: some View { Text("\\(model.count)") }
        }
        """, reports: ["V3", "V3"]),
    .rewritten(
      "an object that the caller hands in is no factory",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @StateObject private var model: Model
          init(model: Model) { _model = StateObject(wrappedValue: model) }
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Screen: View {
          @State private var model: Model
          init(model: Model) { _model = State(wrappedValue: model) }
          var body: some View { Text("\\(model.count)") }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents)
    where property.wrapper == "StateObject" && property.isConverted(in: migration) != nil {
      for use in property.storageUses(in: migration.project) {
        guard case .initialized(let call) = use.kind, let value = call.arguments.first?.expression,
          let name = Self.factory(value)
        else { continue }
        migration.report(
          finding(
            .warning, at: call, in: use.file,
            "Before the 2026 SDKs, State calls \(name) whenever \(property.owner.name) is made, and keeps the first object. If that costs too "
              + "much, declare an optional @State property and fill it in .task, or let the owner of the view keep the object.",
            differences: [.d4, .d15]))
      }
    }
  }

  /// The parameter of an initializer that is called for the value, if it is one: `model()`.
  static func factory(_ value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .parameter? = LocalBinding.find(name, at: call)
    else { return nil }
    return name
  }
}
