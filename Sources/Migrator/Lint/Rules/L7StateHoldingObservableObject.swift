import SwiftSyntax

struct L7StateHoldingObservableObject: LintRule {
  let id: RuleID = "L7"
  let title = "An ObservableObject in @State"
  let explanation = """
    @State updates the view when the property gets another object, not when the object changes: only @StateObject, @ObservedObject and \
    @EnvironmentObject subscribe to an ObservableObject. A view that shows the object keeps it in @StateObject. Holding an object in \
    @State without showing it is in order, and not reported.
    """
  let examples: [LintExample] = [
    .reported(
      "the view shows the object", lines: [4],
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """,
      fixed: """
        import SwiftUI
        class Model: ObservableObject { @Published var count = 0 }
        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """),
    .reported(
      "the view also replaces it, which @StateObject does not allow", lines: [4],
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @State private var model = Model()
        var body: some View { Button("\\(model.count)") { model = Model() } }
      }
      """),
    .fine(
      "it is only kept, for a view that observes it",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Row: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          Row(model: model)
          Button("Print") { print(model.count) }
        }
      }
      """),
    .fine(
      "an @Observable object",
      """
      import SwiftUI
      @Observable class Model { var count = 0 }
      struct Screen: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.filter(project.isPartOfViews).flatMap { view in
      view.properties.compactMap { property in
        guard let attribute = property.attribute("State"), let type = project.type(of: property).nominal, type.kind == .class,
          type.isObservableObject, !project.isTracked(type)
        else { return nil }
        let references = project.references(to: property.name, of: property, in: view)
        guard let shown = references.lazy.compactMap({ self.shownName($0.reference, of: type, in: project) }).first else {
          return nil
        }
        return finding(
          at: attribute, in: property.file,
          "\(view.name) shows \(shown), but @State does not subscribe to \(property.name): the view keeps showing the old value. Use "
            + "@StateObject.",
          fix: fix(property, attribute, references, view: view, in: project))
      }
    }
  }

  /// The published property of the object that is read where views are described.
  private func shownName(_ reference: DeclReferenceExprSyntax, of type: NominalType, in project: Project) -> String? {
    var node = Syntax(reference)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { node = Syntax(member) }
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      node = parent
    }
    guard let read = node.parent?.as(MemberAccessExprSyntax.self), read.base?.id == node.id,
      type.property(read.declName.baseName.identifierText)?.isPublished == true, project.isShown(read)
    else { return nil }
    return read.declName.baseName.identifierText
  }

  private func fix(
    _ property: Property, _ attribute: AttributeSyntax, _ references: [(reference: DeclReferenceExprSyntax, file: SourceFile)],
    view: NominalType, in project: Project
  ) -> FixIt? {
    let isAssigned = references.contains { reference, _ in
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let node = member?.declName.id == reference.id ? member.map { Syntax($0) } : Syntax(reference)
      return node?.parent?.parent?.is(SequenceExprSyntax.self) == true
    }
    guard let value = property.binding.initializer?.value, project.createdClass(by: value, of: property) != nil, !isAssigned,
      case .instance = project.type(of: property),
      project.references(to: "_" + property.name, of: property, in: view).isEmpty,
      // `$model` of @State is a binding to the object, which @StateObject does not have.
      project.projections(of: property, in: view).allSatisfy({
        $0.reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax($0.reference).id
      })
    else { return nil }
    return FixIt(
      message: "Write @StateObject instead of @State.", edits: [replacing(attribute.attributeName, with: "StateObject")])
  }
}
