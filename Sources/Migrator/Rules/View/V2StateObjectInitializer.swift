import SwiftSyntax

struct V2StateObjectInitializer: Rule {
  let id: RuleID = "V2"
  let title = "StateObject(wrappedValue:) in an initializer"
  let explanation = """
    _model = StateObject(wrappedValue: …) becomes _model = State(wrappedValue: …), and the type StateObject<Model> becomes State<Model>. The \
    label stays: State(initialValue:) always evaluates its argument at once. A default value that every initializer replaces goes, because \
    the 2026 SDKs do not allow both. Older SDKs make the object whenever the view is made (D4).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "all spellings",
      before: """
        class Model: ObservableObject {
          @Published var count: Int
          init(count: Int) { self.count = count }
        }
        struct Screen: View {
          @StateObject private var model: Model
          @StateObject private var other: Model
          init(count: Int) {
            _model = StateObject(wrappedValue: Model(count: count))
            self._other = .init(wrappedValue: Model(count: count))
          }
          init(model: Model, isNew: Bool) {
            self._model = StateObject<Model>(wrappedValue: model)
            _other = isNew ? StateObject(wrappedValue: { Model(count: 1) }()) : SwiftUI.StateObject.init(wrappedValue: model)
          }
          var body: some View { Text("\\(model.count + other.count)") }
        }
        """,
      after: """
        @Observable class Model {
          var count: Int
          init(count: Int) { self.count = count }
        }
        struct Screen: View {
          @State private var model: Model
          @State private var other: Model
          init(count: Int) {
            _model = State(wrappedValue: Model(count: count))
            self._other = .init(wrappedValue: Model(count: count))
          }
          init(model: Model, isNew: Bool) {
            self._model = State<Model>(wrappedValue: model)
            _other = isNew ? State(wrappedValue: { Model(count: 1) }()) : SwiftUI.State.init(wrappedValue: model)
          }
          var body: some View { Text("\\(model.count + other.count)") }
        }
        """, reports: ["V2", "V2", "V2"]),
    .rewritten(
      "the wrapper as a parameter",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @StateObject var model: Model
          init(model: StateObject<Model>) { _model = model }
          var body: some View { Text("\\(model.count)") }
        }
        @MainActor func screen() -> some View { Screen(model: StateObject(wrappedValue: Model())) }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Screen: View {
          @State var model: Model
          init(model: State<Model>) { _model = model }
          var body: some View { Text("\\(model.count)") }
        }
        @MainActor func screen() -> some View { Screen(model: State(wrappedValue: Model())) }
        """, reports: ["V2"]),
    .rewritten(
      "a default value as well",
      before: """
        class Model: ObservableObject {
          @Published var count = 0
          init(count: Int = 0) { self.count = count }
        }
        struct Screen: View {
          @StateObject private var model = Model()
          init(model: Model) { _model = StateObject(wrappedValue: model) }
          init() { self.init(model: Model()) }
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          init(count: Int = 0) { self.count = count }
        }
        struct Screen: View {
          @State private var model: Model
          init(model: Model) { _model = State(wrappedValue: model) }
          init() { self.init(model: Model()) }
          var body: some View { Text("\\(model.count)") }
        }
        """),
    .rewritten(
      "a default value that only one initializer replaces",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @StateObject private var model = Model()
          init(model: Model) { _model = StateObject(wrappedValue: model) }
          init() {}
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Screen: View {
          @State private var model = Model()
          init(model: Model) { _model = State(wrappedValue: model) }
          init() {}
          var body: some View { Text("\\(model.count)") }
        }
        """, reports: ["V2"]),
    .untouched(
      "an object of another package",
      """
      import SwiftUI
      import Library
      struct Screen: View {
        @StateObject var model: LibraryModel
        init() { _model = StateObject(wrappedValue: LibraryModel()) }
        var body: some View { Text("") }
      }
      """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    (project.wrapperTypes[type] ?? []).filter { $0.wrapper == "StateObject" && $0.isProjection }.map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because the type StateObject<\(type.name)>.Wrapper is spelled out here. Pass the object instead and "
          + "use @Bindable there.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for wrapper in migration.project.wrapperTypes[type] ?? [] where wrapper.wrapper == "StateObject" {
      migration.replace(wrapper.node.name, in: wrapper.file, withSystemType: "State", self)
    }
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for call in contents.calls {
      guard let name = call.wrapperName, name.text == "StateObject", makesConverted(call, in: contents, migration) else {
        continue
      }
      migration.replace(name, in: contents.file, withSystemType: "State", self)
      noteEagerness(of: call, in: contents, migration)
    }
    for (property, _) in migration.observing("StateObject", in: contents) {
      let uses = property.storageUses(in: migration.project)
      for use in uses {
        if case .initialized(let call) = use.kind, call.wrapperName == nil, let file = migration.project.contents(of: use.file) {
          noteEagerness(of: call, in: file, migration)
        }
      }
      resolveDefault(of: property, uses: uses, in: migration)
    }
  }

  /// Whether the wrapper is of a converted class: what is given to it tells, or the property that it is assigned to.
  private func makesConverted(_ call: FunctionCallExprSyntax, in contents: FileContents, _ migration: Migration) -> Bool {
    let project = migration.project
    if let value = call.arguments.first?.expression {
      switch project.type(of: value, in: contents.file) {
      case .instance(let type): return migration.isConverted(type)
      case .unknown: break
      default: return false
      }
    }
    guard let target = call.assignedStorage, target.hasPrefix("_"), let owner = project.enclosingType(of: call),
      let property = owner.property(String(target.dropFirst())), property.attribute("StateObject") != nil,
      case .instance(let type) = project.type(of: property)
    else { return false }
    return migration.isConverted(type)
  }

  /// Before the 2026 SDKs an object that is made in the argument is made each time. What the caller hands in is not.
  private func noteEagerness(of call: FunctionCallExprSyntax, in contents: FileContents, _ migration: Migration) {
    guard let value = call.arguments.first?.expression, V3StateObjectFactory.factory(value) == nil,
      value.is(FunctionCallExprSyntax.self), migration.project.enclosingType(of: call)?.isApp != true
    else { return }
    let type = migration.project.type(of: value, in: contents.file).nominal
    let effect = type?.initializerEffect.map {
      ", and its init calls \($0). If that must happen once, move it to a method that .task calls"
    }
    migration.report(
      finding(
        effect == nil ? .note : .warning, at: call, in: contents.file,
        "Before the 2026 SDKs, State makes the object whenever the view is made\(effect ?? ", and keeps the first").",
        differences: [.d4, .d15]))
  }

  /// A default value beside an assignment in init is an error with the 2026 SDKs.
  private func resolveDefault(of property: ObservingProperty, uses: [StorageUse], in migration: Migration) {
    let binding = property.property.binding
    guard let initializer = binding.initializer else { return }
    let assigning = Set(uses.filter { $0.expression.isAssigned }.compactMap { $0.expression.enclosingInitializer?.id })
    guard !assigning.isEmpty else { return }
    let designated = property.owner.initializers.filter { !$0.delegates }
    if designated.allSatisfy({ assigning.contains($0.id) }) {
      if let annotation = binding.typeAnnotation {
        migration.replace(annotation.bytes.upperBound..<initializer.bytes.upperBound, in: property.file, with: "", self)
        return
      }
      if let call = initializer.value.as(FunctionCallExprSyntax.self),
        case .metatype = migration.project.type(of: call.calledExpression, in: property.file)
      {
        migration.replace(
          binding.pattern.bytes.upperBound..<initializer.bytes.upperBound, in: property.file,
          with: ": \(call.calledExpression.trimmedDescription)", self)
        return
      }
    }
    migration.report(
      finding(
        .warning, at: property.property.node, in: property.file,
        "\(property.property.name) has a default value and is also assigned in init, which the 2026 SDKs do not allow for @State. Assign it "
          + "in every initializer and remove the default value."))
  }
}

extension SyntaxProtocol {
  /// The name that a statement around the node assigns to, if it is one of the instance's: `_model` of `self._model = …`.
  fileprivate var assignedStorage: String? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let sequence = parent.as(SequenceExprSyntax.self), let target = sequence.elements.first, target.isAssigned {
        if let member = target.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return target.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  var enclosingInitializer: InitializerDeclSyntax? {
    var parent = self.parent
    while let current = parent {
      if let initializer = current.as(InitializerDeclSyntax.self) { return initializer }
      parent = current.parent
    }
    return nil
  }
}

extension InitializerDeclSyntax {
  /// Whether another initializer of the type does the work.
  fileprivate var delegates: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "self", let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return member.declName.baseName.text == "init"
    } ?? false
  }
}
