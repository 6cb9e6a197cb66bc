import SwiftSyntax

struct L2ObservableInObjectWrapper: LintRule {
  let id: RuleID = "L2"
  let title = "An @Observable object in a wrapper for ObservableObject"
  let explanation = """
    @ObservedObject, @StateObject, @EnvironmentObject and environmentObject() are for classes that conform to ObservableObject. With an \
    @Observable class they do not compile in Apple's SwiftUI. What body reads of an @Observable object is tracked without a wrapper; \
    @Bindable gives bindings, @State keeps an object, and @Environment(Model.self) reads one from the environment.
    """
  let examples: [LintExample] = [
    .reported(
      "@ObservedObject", lines: [4, 5],
      """
      import SwiftUI
      @Observable class Model { var isOn = false }
      struct Screen: View {
        @ObservedObject var model: Model
        @ObservedObject var other: Model // with a binding
        var body: some View { Toggle("\\(model.isOn)", isOn: $other.isOn) }
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Model { var isOn = false }
        struct Screen: View {
          var model: Model
          @Bindable var other: Model // with a binding
          var body: some View { Toggle("\\(model.isOn)", isOn: $other.isOn) }
        }
        """, compiles: false),
    .reported(
      "@StateObject", lines: [4, 5],
      """
      import SwiftUI
      @Observable class Model { var isOn = false }
      struct Screen: View {
        @StateObject private var model = Model()
        @StateObject private var other: Model
        init(other: Model) { _other = StateObject(wrappedValue: other) }
        var body: some View { Toggle("\\(other.isOn)", isOn: $model.isOn) }
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @State private var model = Model()
          @State private var other: Model
          init(other: Model) { _other = State(wrappedValue: other) }
          var body: some View { Toggle("\\(other.isOn)", isOn: $model.isOn) }
        }
        """),
    .reported(
      "the environment", lines: [4, 9],
      """
      import SwiftUI
      @Observable class Model { var isOn = false }
      struct Screen: View {
        @EnvironmentObject private var model: Model
        var body: some View { Toggle("\\(model.isOn)", isOn: $model.isOn) }
      }
      struct Start: View {
        @State private var model = Model()
        var body: some View { Screen().environmentObject(model) }
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @Environment(Model.self) private var model
          var body: some View { Toggle("\\(model.isOn)", isOn: Bindable(model).isOn) }
        }
        struct Start: View {
          @State private var model = Model()
          var body: some View { Screen().environment(model) }
        }
        """),
    .fine(
      "a class that is both, on purpose",
      """
      import SwiftUI
      @Observable class Model: ObservableObject { var isOn = false }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.isOn)") }
      }
      """),
    .fine(
      "each kind with its own wrapper",
      """
      import SwiftUI
      @Observable class Model { var isOn = false }
      class Old: ObservableObject { @Published var isOn = false }
      struct Screen: View {
        @State private var model = Model()
        @StateObject private var old = Old()
        var body: some View { Text("").environment(model).environmentObject(old) }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.observingProperties.compactMap { finding(for: $0, in: project) }
      + project.contents.flatMap { contents in
        project.injections(in: contents).compactMap { call, name, type in
          guard case .instance(let type) = type, isMistaken(type, in: project) else { return nil }
          return finding(
            at: name, in: contents.file,
            "\(type.name) is @Observable. Apple's environmentObject takes only ObservableObject classes, so this does not compile "
              + "there. Use environment, and read the object with @Environment(\(type.name).self).",
            fix: FixIt(message: "Write environment instead of environmentObject.", edits: [replacing(name, with: "environment")]))
        }
      }
  }

  private func isMistaken(_ type: NominalType, in project: Project) -> Bool {
    type.kind == .class && project.isTracked(type) && !project.conformsToObservableObject(type)
      && !project.mayConformElsewhere(type)
  }

  private func finding(for observing: ObservingProperty, in project: Project) -> LintFinding? {
    guard case .instance(let type) = observing.value, isMistaken(type, in: project) else { return nil }
    let property = observing.property
    // A new object in @ObservedObject is another mistake, with its own rule.
    if observing.wrapper == "ObservedObject", let value = property.binding.initializer?.value,
      project.isPartOfViews(observing.owner), project.createdClass(by: value, of: property) != nil
    {
      return nil
    }
    let start =
      "\(type.name) is @Observable, and @\(observing.wrapper) takes only ObservableObject classes: this does not compile with Apple's "
      + "SwiftUI. "
    switch observing.wrapper {
    case "ObservedObject":
      let isBound = !project.projections(of: property, in: observing.owner).isEmpty
      let fix =
        isBound
        ? FixIt(
          message: "Write @Bindable instead of @ObservedObject.",
          edits: [replacing(observing.attribute.attributeName, with: "Bindable")])
        : FixIt(message: "Remove @ObservedObject.", edits: [removing(observing.attribute)])
      return finding(
        at: observing.attribute, in: property.file,
        start
          + (isBound ? "Use @Bindable, because $\(property.name) is used." : "Remove it: what body reads is tracked without."),
        fix: usesStorage(observing, in: project).isEmpty ? fix : nil)
    case "StateObject":
      return finding(
        at: observing.attribute, in: property.file, start + "Use @State.", fix: stateFix(for: observing, in: project))
    default:
      return finding(
        at: observing.attribute, in: property.file,
        start + "Use @Environment(\(type.name).self), and give the object with environment instead of environmentObject.",
        fix: environmentFix(for: observing, in: project))
    }
  }

  private func usesStorage(
    _ observing: ObservingProperty, in project: Project
  ) -> [(reference: DeclReferenceExprSyntax, file: SourceFile)] {
    project.references(to: "_" + observing.property.name, of: observing.property, in: observing.owner)
  }

  private func stateFix(for observing: ObservingProperty, in project: Project) -> FixIt? {
    var edits = [replacing(observing.attribute.attributeName, with: "State")]
    for (reference, file) in usesStorage(observing, in: project) {
      let target = reference.parent?.is(MemberAccessExprSyntax.self) == true ? reference.parent : Syntax(reference)
      guard file === observing.file, let assignment = target?.parent?.parent?.as(SequenceExprSyntax.self),
        assignment.elements.count == 3, let value = assignment.elements.last?.as(FunctionCallExprSyntax.self),
        let callee = value.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "StateObject"
      else { return nil }
      edits.append(replacing(callee, with: "State"))
    }
    return FixIt(message: "Write @State instead of @StateObject.", edits: edits)
  }

  private func environmentFix(for observing: ObservingProperty, in project: Project) -> FixIt? {
    let property = observing.property
    guard let annotation = property.binding.typeAnnotation, usesStorage(observing, in: project).isEmpty else { return nil }
    let type = annotation.type.trimmedDescription
    var edits = [
      replacing(observing.attribute, with: "@Environment(\(type).self)"),
      edit(property.binding.pattern.bytes.upperBound..<annotation.bytes.upperBound, ""),
    ]
    for (reference, file) in project.projections(of: property, in: observing.owner) {
      guard file === observing.file else { return nil }
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let isMember = member?.declName.id == reference.id
      let node = isMember ? member.map { Syntax($0) } ?? Syntax(reference) : Syntax(reference)
      edits.append(replacing(node, with: "Bindable(\(property.name))"))
    }
    return FixIt(message: "Write @Environment(\(type).self) instead of @EnvironmentObject.", edits: edits)
  }
}
