import SwiftSyntax

struct V27WrapperStorage: Rule {
  let id: RuleID = "V27"
  let title = "_model.wrappedValue and other uses of the wrapper"
  let explanation = """
    _model.wrappedValue becomes model where the property has no wrapper any more; State, Environment and Bindable have it too. \
    _model.projectedValue of an environment object becomes Bindable(model), and EnvironmentObject() becomes Environment(Model.self). Other uses \
    of _model stay, and are reported, because its type is another one; of an observed object they keep its class from being converted.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an observed object",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text(_model.wrappedValue.name + self._model.wrappedValue.name) }
          func name(_ model: String) -> String { model + _model.wrappedValue.name }
        }
        struct Editor: View {
          @ObservedObject var model: Model
          var body: some View { TextField(_model.wrappedValue.name, text: _model.projectedValue.name) }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          var model: Model
          var body: some View { Text(model.name + self.model.name) }
          func name(_ model: String) -> String { model + self.model.name }
        }
        struct Editor: View {
          @Bindable var model: Model
          var body: some View { TextField(_model.wrappedValue.name, text: _model.projectedValue.name) }
        }
        """),
    .rewritten(
      "an environment object and an owned one",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @EnvironmentObject private var model: Model
          @StateObject private var own = Model()
          init() { _model = EnvironmentObject() }
          var body: some View {
            TextField(_model.wrappedValue.name, text: _model.projectedValue.name)
            TextField(_own.wrappedValue.name, text: _own.projectedValue.name)
          }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(Model()) }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          @Environment(Model.self) private var model
          @State private var own = Model()
          init() { _model = Environment(Model.self) }
          var body: some View {
            TextField(_model.wrappedValue.name, text: Bindable(model).name)
            TextField(_own.wrappedValue.name, text: _own.projectedValue.name)
          }
        }
        @MainActor func screen() -> some View { Screen().environment(Model()) }
        """),
    .rewritten(
      "the wrapper handed on",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        @MainActor func show(_ wrapper: some DynamicProperty) {}
        struct Screen: View {
          @StateObject var model = Model()
          var body: some View { Button(model.name) { show(_model) } }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        @MainActor func show(_ wrapper: some DynamicProperty) {}
        struct Screen: View {
          @State var model = Model()
          var body: some View { Button(model.name) { show(_model) } }
        }
        """, reports: ["V27"]),
    .refused(
      "the wrapper of an observed object as such",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var name = "" }
      struct Named: DynamicProperty {
        @ObservedObject private var model: Model
        init(_ model: Model) { self.model = model }
        mutating func update() { _model.update() }
      }
      """, reports: ["V27"]),
  ]

  /// Bindable, which an `@ObservedObject` becomes, is no dynamic property and has no members of one.
  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    project.observingProperties.filter { $0.wrapper == "ObservedObject" && $0.value.nominal == type }.flatMap { property in
      property.storageUses(in: project).compactMap { use in
        guard case .other = use.kind else { return nil }
        return finding(
          .refusal, at: use.expression, in: use.file,
          "\(type.name) is left as it is, because _\(property.property.name) is used as an ObservedObject here. Use the object itself, and "
            + "migrate again.")
      }
    }
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) {
      guard let type = property.isConverted(in: migration) else { continue }
      let isPlain = property.wrapper == "ObservedObject" && !property.needsBindable(in: migration.project)
      let isEnvironment = property.wrapper == "EnvironmentObject"
      for use in property.storageUses(in: migration.project) {
        switch use.kind {
        case .object(let member) where isPlain:
          migration.replace(member, in: use.file, with: object(of: property, use), self)
        case .projection(let member) where isEnvironment:
          let bindable = migration.project.nameOfSystemType("Bindable", at: member, in: use.file)
          migration.replace(member, in: use.file, with: "\(bindable)(\(object(of: property, use)))", self)
        case .assigned where isEnvironment:
          convertAssignment(of: property, use, in: migration)
        case .other:
          let wrapper = isEnvironment ? "Environment" : property.wrapper == "StateObject" ? "State" : "Bindable"
          migration.report(
            finding(
              .warning, at: use.expression, in: use.file,
              "_\(property.property.name) is a \(wrapper)<\(type.name)> now: check that what uses it here takes that."))
        default: break
        }
      }
    }
  }

  /// How the object itself is named where its wrapper was.
  private func object(of property: ObservingProperty, _ use: StorageUse) -> String {
    let name = property.property.name
    if let member = use.expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return "\(base.trimmedDescription).\(name)"
    }
    return LocalBinding.find(name, at: use.expression) == nil ? name : "self.\(name)"
  }

  /// `_model = EnvironmentObject()` → `_model = Environment(Model.self)`
  private func convertAssignment(of property: ObservingProperty, _ use: StorageUse, in migration: Migration) {
    guard let call = use.expression.assignedValue?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let annotation = property.property.binding.typeAnnotation?.type
    else { return }
    let isInitializer = call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    guard isInitializer || call.wrapperName != nil else { return }
    let callee = isInitializer ? ".init" : migration.project.nameOfSystemType("Environment", at: call, in: use.file)
    migration.replace(call, in: use.file, with: "\(callee)(\(annotation.trimmedDescription).self)", self)
  }
}
