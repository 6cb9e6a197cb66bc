import SwiftSyntax

struct L3NestedObservableObject: LintRule {
  let id: RuleID = "L3"
  let title = "An ObservableObject within another"
  let explanation = """
    @Published tells when the property gets another object, not when the object within changes. So a view that observes the outer object \
    and shows what it reads through it, model.child.name, does not update when the name changes. Let a view of its own observe the inner \
    object with @ObservedObject, forward its objectWillChange, or make both classes @Observable: then what is read is tracked at any depth. \
    Only what a view is seen to show is reported, and nothing of classes that forward.
    """
  let examples: [LintExample] = [
    .reported(
      "a view reads through the outer object", lines: [4, 5],
      """
      import SwiftUI
      class Child: ObservableObject, Identifiable { @Published var name = "" }
      class Model: ObservableObject {
        @Published var child = Child()
        @Published var children: [Child] = []
      }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Text(model.child.name)
            ForEach(model.children) { child in
              Text(child.name)
            }
          }
        }
      }
      """),
    .fine(
      "a view of its own observes the child",
      """
      import SwiftUI
      class Child: ObservableObject, Identifiable { @Published var name = "" }
      class Model: ObservableObject {
        @Published var child = Child()
        @Published var children: [Child] = []
      }
      struct ChildView: View {
        @ObservedObject var child: Child
        var body: some View { Text(child.name) }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            ChildView(child: model.child)
            ForEach(model.children) { child in ChildView(child: child) }
            Button("Print") { print(model.child.name) }
          }
        }
      }
      """),
    .fine(
      "the outer object forwards",
      """
      import Combine
      import SwiftUI
      class Child: ObservableObject { @Published var name = "" }
      class Model: ObservableObject {
        let child = Child()
        private var observation: AnyCancellable?
        init() {
          observation = child.objectWillChange.sink { [unowned self] _ in objectWillChange.send() }
        }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.child.name) }
      }
      """),
    .fine(
      "@Observable objects are tracked at any depth",
      """
      import SwiftUI
      @Observable class Child { var name = "" }
      class Model: ObservableObject { @Published var child = Child() }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.child.name) }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    var found: [LintFinding] = []
    for owner in project.types where owner.kind == .class && owner.isObservableObject && !owner.isObservable {
      for property in owner.properties where !property.isStatic && !property.isComputed {
        let type = project.type(of: property)
        guard let inner = type.nominal ?? type.element.nominal ?? type.unwrapped.element.nominal, inner.kind == .class,
          inner.isObservableObject, !isForwarded(inner, by: owner, in: project),
          let use = use(of: property, owner: owner, inner: inner, in: project)
        else { continue }
        found.append(
          finding(
            at: property.binding.pattern, in: property.file,
            "\(owner.name) does not tell when \(property.name) changes within, so \(use.view.name) keeps showing the old "
              + "\(use.name) (\(use.file.path):\(use.file.location(of: use.node).line)). Show it in a view that observes the "
              + "\(inner.name) with @ObservedObject, or make both classes @Observable."))
      }
    }
    return found
  }

  private struct Use {
    let view: NominalType
    /// The property of the inner object.
    let name: String
    let node: Syntax
    let file: SourceFile
  }

  /// Whether something that concerns the two classes deals with `objectWillChange` by hand.
  private func isForwarded(_ inner: NominalType, by owner: NominalType, in project: Project) -> Bool {
    project.contents.contains { contents in
      (contents.referencesByName["objectWillChange"] ?? []).contains { reference in
        if let base = reference.parent?.as(MemberAccessExprSyntax.self)?.base {
          let type = project.type(of: base, in: contents.file).nominal
          if type == owner || type == inner { return true }
        }
        guard let around = project.enclosingType(of: reference) else { return false }
        return owner.lineage.contains(around) || inner.lineage.contains(around)
      }
    }
  }

  /// A place in a view that shows a published property of the inner object, read through the outer one that the view observes.
  private func use(of property: Property, owner: NominalType, inner: NominalType, in project: Project) -> Use? {
    for contents in project.contents {
      for reference in contents.referencesByName[property.name] ?? [] {
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
          let base = member.base, let view = project.enclosingType(of: member), project.isPartOfViews(view),
          project.isShown(member), let root = base.observedName, view.property(root)?.observingAttribute != nil,
          LocalBinding.find(root, at: member) == nil, project.type(of: base, in: contents.file).nominal == owner
        else { continue }
        let isObserved = view.properties.contains {
          $0.observingAttribute != nil && project.type(of: $0).nominal.map { inner.lineage.contains($0) } == true
        }
        if isObserved { continue }
        if let name = publishedName(readFrom: Syntax(member), of: inner) {
          return Use(view: view, name: name, node: Syntax(member), file: contents.file)
        }
        for read in elementReads(of: member, in: contents) where project.isShown(read) {
          if let name = publishedName(readFrom: Syntax(read), of: inner) {
            return Use(view: view, name: name, node: Syntax(read), file: contents.file)
          }
        }
      }
    }
    return nil
  }

  /// The published property that is read of an expression, if it is one.
  private func publishedName(readFrom expression: Syntax, of inner: NominalType) -> String? {
    var expression = expression
    while let parent = expression.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      expression = parent
    }
    guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id,
      inner.property(member.declName.baseName.identifierText)?.isPublished == true
    else { return nil }
    return member.declName.baseName.identifierText
  }

  /// Where the closure of `ForEach(model.children) { child in … }` mentions its child.
  private func elementReads(of collection: MemberAccessExprSyntax, in contents: FileContents) -> [DeclReferenceExprSyntax] {
    guard let argument = collection.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), ["ForEach", "List"].contains(call.calledName),
      call.arguments.first?.id == argument.id, let closure = call.trailingClosure
    else { return [] }
    let name: String
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: name = names.first?.name.identifierText ?? "_"
    case .parameterClause(let clause)?:
      name = clause.parameters.first.map { ($0.secondName ?? $0.firstName).identifierText } ?? "_"
    case nil: name = "$0"
    }
    return (contents.referencesByName[name] ?? []).filter { reference in
      guard case .closureParameter(let found, 0, _)? = LocalBinding.find(name, at: reference) else { return false }
      return found.id == closure.id
    }
  }
}

extension ExprSyntax {
  /// The name at the start of a chain of members: `model` of `model.child?.name`, also after `self`.
  var observedName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    if let member = self.as(MemberAccessExprSyntax.self) {
      if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return member.declName.baseName.identifierText }
      return member.base?.observedName
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.observedName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.observedName }
    return nil
  }
}
