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
    .rewritten(
      "explicit return, getter in braces, comments, a value on the line of the brace",
      before: """
        class Model: ObservableObject { @Published var isOn = false }
        struct First: View {
          @EnvironmentObject private var model: Model
          var body: some View { // The switch.
            return Toggle("", isOn: self.$model.isOn)
          }
        }
        struct Second: View {
          @EnvironmentObject private var model: Model
          var body: some View {
            get {
              let isOn = $model.isOn
              Toggle("", isOn: isOn)
              Toggle("", isOn: $model.isOn)
            }
          }
        }
        struct Third: View {
          @EnvironmentObject private var model: Model
          var body: some View { Toggle("", isOn: $model.isOn) }
        }
        @MainActor func screen() -> some View { First().environmentObject(Model()) }
        """,
      after: """
        @Observable class Model { var isOn = false }
        struct First: View {
          @Environment(Model.self) private var model
          var body: some View { // The switch.
            @Bindable var model = model
            return Toggle("", isOn: $model.isOn)
          }
        }
        struct Second: View {
          @Environment(Model.self) private var model
          var body: some View {
            get {
              @Bindable var model = model
              let isOn = $model.isOn
              Toggle("", isOn: isOn)
              Toggle("", isOn: $model.isOn)
            }
          }
        }
        struct Third: View {
          @Environment(Model.self) private var model
          var body: some View { @Bindable var model = model; Toggle("", isOn: $model.isOn) }
        }
        @MainActor func screen() -> some View { First().environment(Model()) }
        """),
    .rewritten(
      "builders, modifiers and what is no builder",
      before: """
        class Model: ObservableObject { @Published var isOn = false }
        struct Screen: View {
          @EnvironmentObject var model: Model
          var body: some View { switches(1) }
          @ViewBuilder func switches(_ count: Int) -> some View {
            #if DEBUG
            Toggle("", isOn: $model.isOn)
            #endif
            Text("")
          }
          @MainActor @ViewBuilder
          var more: some View {
            if model.isOn { Toggle("", isOn: $model.isOn) }
          }
          func toggle() -> some View { Toggle("", isOn: $model.isOn) }
          func toggle(_ model: Model) -> some View { Toggle("", isOn: $model.isOn) }
        }
        struct Switched: ViewModifier {
          @EnvironmentObject var model: Model
          func body(content: Content) -> some View {
            content
            Toggle("", isOn: $model.isOn)
          }
        }
        struct Piece {
          @EnvironmentObject var model: Model
          @MainActor var body: some View { Toggle("", isOn: $model.isOn) }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(Model()) }
        """,
      after: """
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @Environment(Model.self) var model
          var body: some View { switches(1) }
          @ViewBuilder func switches(_ count: Int) -> some View {
            @Bindable var model = model
            #if DEBUG
            Toggle("", isOn: $model.isOn)
            #endif
            Text("")
          }
          @MainActor @ViewBuilder
          var more: some View {
            @Bindable var model = model
            if model.isOn { Toggle("", isOn: $model.isOn) }
          }
          func toggle() -> some View { Toggle("", isOn: Bindable(model).isOn) }
          func toggle(_ model: Model) -> some View { Toggle("", isOn: Bindable(self.model).isOn) }
        }
        struct Switched: ViewModifier {
          @Environment(Model.self) var model
          func body(content: Content) -> some View {
            @Bindable var model = model
            content
            Toggle("", isOn: $model.isOn)
          }
        }
        struct Piece {
          @Environment(Model.self) var model
          @MainActor var body: some View { Toggle("", isOn: Bindable(model).isOn) }
        }
        @MainActor func screen() -> some View { Screen().environment(Model()) }
        """),
    .rewritten(
      "names that are in use, and the view named from elsewhere",
      before: """
        class Model: ObservableObject { @Published var isOn = false }
        struct Screen: View {
          @EnvironmentObject var model: Model
          @EnvironmentObject var other: Model
          var body: some View {
            let model = 1
            Toggle("\\(model)", isOn: $model.isOn)
            ForEach(0..<2) { other in Toggle("\\(other)", isOn: $other.isOn) }
          }
        }
        struct Reader {
          let screen: Screen
          @MainActor var isOn: Binding<Bool> { screen.$model.isOn }
        }
        @MainActor func screen() -> some View { Screen().environmentObject(Model()) }
        """,
      after: """
        @Observable class Model { var isOn = false }
        struct Screen: View {
          @Environment(Model.self) var model
          @Environment(Model.self) var other
          var body: some View {
            @Bindable var other = other
            let model = 1
            Toggle("\\(model)", isOn: Bindable(self.model).isOn)
            ForEach(0..<2) { other in Toggle("\\(other)", isOn: $other.isOn) }
          }
        }
        struct Reader {
          let screen: Screen
          @MainActor var isOn: Binding<Bool> { Bindable(screen.model).isOn }
        }
        @MainActor func screen() -> some View { Screen().environment(Model()) }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, _) in migration.observing("EnvironmentObject", in: contents) {
      var builders: Set<SyntaxIdentifier> = []
      for (reference, file) in migration.project.projections(of: property.property, in: property.owner) {
        let name = property.property.binding.pattern.trimmedDescription
        let expression = reference.withBase
        let base = expression.as(MemberAccessExprSyntax.self)?.base
        let isOwn = base == nil || base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        guard isOwn, let statements = reference.enclosingViewBuilder(in: migration.project),
          !statements.declares(property.property.name)
        else {
          let isShadowed = base == nil && LocalBinding.find(property.property.name, at: reference) != nil
          let owner = base.map { $0.trimmedDescription + "." } ?? (isShadowed ? "self." : "")
          let bindable = migration.project.nameOfSystemType("Bindable", at: reference, in: file)
          migration.replace(expression, in: file, with: "\(bindable)(\(owner)\(name))", self)
          continue
        }
        // The local variable's own projection.
        if base != nil { migration.replace(expression, in: file, with: reference.trimmedDescription, self) }
        if builders.insert(statements.id).inserted { declare(name, in: statements, of: file, migration) }
      }
    }
  }

  /// Puts `@Bindable var model = model` before the statements, on a line of its own unless they begin beside the brace.
  private func declare(_ name: String, in statements: CodeBlockItemListSyntax, of file: SourceFile, _ migration: Migration) {
    guard let first = statements.first, let brace = first.previousToken(viewMode: .sourceAccurate) else { return }
    let line = "@\(migration.project.nameOfSystemType("Bindable", at: first, in: file)) var \(name) = \(name)"
    guard first.leadingTrivia.containsNewline || brace.trailingTrivia.containsNewline else {
      migration.insert(line + "; ", before: first, in: file, self)
      return
    }
    // A comment after the brace belongs to it.
    var end = brace.endPosition.utf8Offset
    for piece in brace.trailingTrivia.reversed() {
      guard piece.isWhitespace else { break }
      end -= piece.sourceLength.utf8Length
    }
    migration.insert(file.lineEnding + file.indentation(of: first) + line, at: end, in: file, self)
  }
}

extension SyntaxProtocol {
  /// The statements of the `body` or the `@ViewBuilder` member that the node stands in: a variable declared first there is seen at the
  /// node.
  func enclosingViewBuilder(in project: Project) -> CodeBlockItemListSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let variable = parent.as(VariableDeclSyntax.self), variable.parent?.is(CodeBlockItemSyntax.self) != true {
        guard let binding = variable.bindings.first,
          variable.attributes.hasBuilder
            || binding.pattern.trimmedDescription == "body" && project.enclosingType(of: variable)?.buildsBody == true
        else { return nil }
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): return statements
        case .accessors(let accessors): return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        case nil: return nil
        }
      }
      if let function = parent.as(FunctionDeclSyntax.self), function.parent?.is(CodeBlockItemSyntax.self) != true {
        let isBody =
          function.name.text == "body" && function.signature.parameterClause.parameters.first?.firstName.text == "content"
          && project.enclosingType(of: function)?.buildsBody == true
        return isBody || function.attributes.hasBuilder ? function.body?.statements : nil
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    return nil
  }
}

extension NominalType {
  /// Whether `body` is a builder without saying so, because a protocol of SwiftUI says it.
  var buildsBody: Bool {
    let builders: Set = [
      "View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent",
      "Widget",
      "WidgetBundle",
    ]
    var pending = [self]
    var seen: Set<NominalType> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      for inherited in type.everywhere.flatMap(\.inheritedTypes)
      where inherited.type.conformanceParts.contains(where: { builders.contains($0.name.last ?? "") }) {
        return true
      }
      pending += type.protocols
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of the statements declares a variable of the name, or unwraps one, for those after it.
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      switch item.item {
      case .decl(let declaration):
        declaration.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.names.contains(name) } == true
          || declaration.as(FunctionDeclSyntax.self)?.name.identifierText == name
      case .stmt(let statement):
        statement.as(GuardStmtSyntax.self)?.conditions.contains {
          $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.names.contains(name) == true
        } == true
      default: false
      }
    }
  }
}

extension AttributeListSyntax {
  fileprivate var hasBuilder: Bool { contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == true } }
}

extension Trivia {
  var containsNewline: Bool { contains(where: \.isNewline) }
}
