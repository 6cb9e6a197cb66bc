import SwiftSyntax

struct V10EnvironmentObjectBinding: Rule {
  let id: RuleID = "V10"
  let title = "Bindings from @EnvironmentObject"
  let explanation = """
    @Environment has no projection to bindings. A view builder that uses $model gets @Bindable var model = model as its first line, as Apple \
    recommends; elsewhere $model becomes Bindable(model).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "in body",
      before: """
        import SwiftUI
        class Model: ObservableObject { @Published var isOn = false }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View {
            // A switch.
            VStack { Toggle("", isOn: $model.isOn) }
          }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(Model()) }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View {
            @Bindable var model = model
            // A switch.
            VStack { Toggle("", isOn: $model.isOn) }
          }
        }
        @MainActor func screen() -> some View { Screen().environment(Model()) }
        """),
    .rewritten(
      "elsewhere",
      before: """
        import SwiftUI
        class Model: ObservableObject { @Published var isOn = false }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { toggle }
          var toggle: some View { Toggle("", isOn: $model.isOn) }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(Model()) }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View { toggle }
          var toggle: some View { Toggle("", isOn: Bindable(model).isOn) }
        }
        @MainActor func screen() -> some View { Screen().environment(Model()) }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties
    where property.wrapper == "EnvironmentObject" && property.isConverted(in: migration) != nil {
      let name = property.property.name
      var builders: Set<SyntaxIdentifier> = []
      for (reference, file) in migration.project.projections(of: property.property, in: property.owner)
      where file === contents.file {
        guard let statements = reference.enclosingViewBuilder,
          reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        else {
          let node = reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
            $0.declName.id == reference.id ? Syntax($0) : nil
          }
          migration.replace(node ?? Syntax(reference), in: file, with: "Bindable(\(name))", self)
          continue
        }
        guard builders.insert(statements.id).inserted, let first = statements.first else { continue }
        let line = "@Bindable var \(name) = \(name)"
        if let brace = first.previousToken(viewMode: .sourceAccurate),
          first.leadingTrivia.containsNewline || brace.trailingTrivia.containsNewline
        {
          migration.insert(
            file.lineEnding + file.indentation(of: first) + line, at: brace.endPositionBeforeTrailingTrivia.utf8Offset, in: file,
            self)
        } else {
          migration.insert(line + "; ", before: first, in: file, self)
        }
      }
    }
  }
}

extension SyntaxProtocol {
  /// The statements of the `body` or the `@ViewBuilder` member that the node stands in, unless something between them is a scope where
  /// a local variable of the builder would not be seen.
  var enclosingViewBuilder: CodeBlockItemListSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let variable = parent.as(VariableDeclSyntax.self) {
        guard let binding = variable.bindings.first, variable.isViewBuilder,
          case .getter(let statements) = binding.accessorBlock?.accessors
        else {
          return nil
        }
        return statements
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.attributes.hasBuilder ? function.body?.statements : nil
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// Whether the getter is a view builder: `body`, or what has a builder's attribute.
  fileprivate var isViewBuilder: Bool {
    bindings.first?.pattern.trimmedDescription == "body" || attributes.hasBuilder
  }
}

extension AttributeListSyntax {
  fileprivate var hasBuilder: Bool { contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == true } }
}

extension Trivia {
  var containsNewline: Bool { contains(where: \.isNewline) }
}
