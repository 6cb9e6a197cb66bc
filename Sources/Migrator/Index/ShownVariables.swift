import SwiftSyntax

/// The stored variables of observable objects that are not published and that views show all the same.
///
/// A view that observes the object is shown anew by any announcement of it, and then shows what such a variable holds. So the bodies of all
/// views are followed into the properties, functions and initializers that they call, as far as the sources tell.
final class ShownVariables {
  /// Where some view's body leads to a read of the variable.
  struct Read {
    let view: NominalType
    let reference: DeclReferenceExprSyntax
    let file: SourceFile
  }

  private(set) var reads: [ObjectIdentifier: Read] = [:]
  /// The variables that this code also changes: to track them would show the view anew for ever.
  private(set) var changed: Set<ObjectIdentifier> = []

  private let project: Project
  private var visited: Set<SyntaxIdentifier> = []
  private var pending: [(code: Syntax, file: SourceFile, view: NominalType)] = []
  /// The names of all members that the sources declare with storage or code, for a quick look.
  private let names: Set<String>

  /// The members with which SwiftUI begins.
  private static let entries: Set<String> = [
    "body", "makeBody", "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController", "makeUIView",
    "makeUIViewController", "makeNSView", "makeNSViewController", "path",
  ]

  init(_ project: Project) {
    self.project = project
    names = Set(project.types.flatMap { $0.properties.map(\.name) + $0.functions.map(\.name) })
    for view in project.types where view.kind != .protocol && (project.isPartOfViews(view) || view.buildsBody) {
      for property in view.properties where Self.entries.contains(property.name) { follow(property, for: view) }
      for function in view.functions where Self.entries.contains(function.name) { follow(function, for: view) }
    }
    while let (code, file, view) = pending.popLast() { walk(code, in: file, for: view) }
  }

  // MARK: Following

  private func add(_ code: (some SyntaxProtocol)?, _ file: SourceFile, for view: NominalType) {
    guard let code, visited.insert(code.id).inserted else { return }
    pending.append((Syntax(code), file, view))
  }

  private func follow(_ property: Property, for view: NominalType) {
    switch property.binding.accessorBlock?.accessors {
    case .getter(let statements): add(statements, property.file, for: view)
    case .accessors(let accessors): add(accessors.first { $0.accessorSpecifier.text == "get" }, property.file, for: view)
    case nil: break
    }
  }

  private func follow(_ function: Function, for view: NominalType) { add(function.node.body, function.file, for: view) }

  /// What a call of the type's initializers runs: a structure is made each time, with the initial values of its properties.
  private func followInitializers(of type: NominalType, for view: NominalType) {
    guard type.kind == .struct else { return }
    for declaration in type.everywhere {
      for initializer in declaration.initializers { add(initializer.body, declaration.file, for: view) }
      for property in declaration.properties where !property.isStatic && property.observingAttribute == nil {
        add(property.binding.initializer, declaration.file, for: view)
      }
    }
  }

  // MARK: Reading

  private func walk(_ code: Syntax, in file: SourceFile, for view: NominalType) {
    let finder = MutationFinder(goesIntoActions: false)
    finder.walk(code)
    if let owner = project.enclosingType(of: code), owner.isObservableObject {
      let written = finder.names.compactMap(owner.property)
      // What sets published properties runs for an event: in a body it would show the view anew for ever, and always did.
      if written.contains(where: \.isPublished) { return }
      changed.formUnion(written.map { ObjectIdentifier($0) })
    }
    let references = ReferenceFinder(viewMode: .sourceAccurate)
    references.walk(code)
    for reference in references.found { visit(reference, in: file, for: view) }
  }

  private func visit(_ reference: DeclReferenceExprSyntax, in file: SourceFile, for view: NominalType) {
    let name = reference.baseName.identifierText
    let plain = String(name.drop { $0 == "$" })
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard names.contains(plain), let base = member.base else { return }
      switch project.type(ofObject: base, in: file) {
      case .instance(let type), .existential(let type), .metatype(let type): reach(plain, of: type, by: reference, file, view)
      case .optional(let wrapped):
        if let type = wrapped.nominal { reach(plain, of: type, by: reference, file, view) }
      case .unknown: reachAny(plain, by: reference, file, view)
      default: break
      }
      return
    }
    // `id: \.name`
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return reachAny(plain, by: reference, file, view) }
    guard LocalBinding.find(name, at: reference) == nil else { return }
    if names.contains(plain) {
      var type = project.enclosingType(of: reference)
      while let current = type {
        if current.property(plain) != nil || current.function(plain) != nil {
          return reach(plain, of: current, by: reference, file, view)
        }
        type = current.declarations.first.flatMap { project.enclosingType(of: $0.node) }
      }
    }
    if name.first?.isUppercase == true {
      if case .metatype(let type) = project.type(of: ExprSyntax(reference), in: file) { followInitializers(of: type, for: view) }
    } else if let function = project.names.globalFunction(name, from: file) {
      follow(function, for: view)
    } else if let property = project.names.global(name, from: file) {
      follow(property, for: view)
    }
  }

  /// A member of a type, here or in what it inherits from, in what inherits from it, and in what adopts it.
  private func reach(
    _ name: String, of type: NominalType, by reference: DeclReferenceExprSyntax, _ file: SourceFile, _ view: NominalType
  ) {
    var types = type.conformances + type.descendants
    if type.kind == .protocol { types += project.adopters(of: type) }
    for type in types {
      for property in type.properties where property.name == name { reach(property, by: reference, file, view) }
      for function in type.functions where function.name == name { follow(function, for: view) }
    }
  }

  private func reach(_ property: Property, by reference: DeclReferenceExprSyntax, _ file: SourceFile, _ view: NominalType) {
    guard property.isStoredVariable else { return follow(property, for: view) }
    let key = ObjectIdentifier(property)
    if reads[key] == nil, !reference.isAssigned { reads[key] = Read(view: view, reference: reference, file: file) }
  }

  /// A member of an object whose type cannot be told: it may be each variable of the name.
  private func reachAny(_ name: String, by reference: DeclReferenceExprSyntax, _ file: SourceFile, _ view: NominalType) {
    for type in project.observableObjects where project.sees(type.module, from: file.module) {
      for property in type.properties where property.name == name && property.isStoredVariable {
        reach(property, by: reference, file, view)
      }
    }
  }
}

extension Project {
  /// The type of an object, also where its bindings stand for it: `$model.child`.
  fileprivate func type(ofObject expression: ExprSyntax, in file: SourceFile) -> StaticType {
    if let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text.hasPrefix("$") {
      let name = String(reference.baseName.text.dropFirst())
      return name.first?.isNumber == true ? type(of: expression, in: file) : type(ofName: name, at: reference, in: file)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, member.trimmedDescription.contains("$") {
      let name = member.declName.baseName.identifierText
      return type(ofMember: name.hasPrefix("$") ? String(name.dropFirst()) : name, of: type(ofObject: base, in: file), in: file)
    }
    return type(of: expression, in: file)
  }

  /// The types that adopt a protocol, themselves or through another one.
  func adopters(of type: NominalType) -> [NominalType] { types.filter { $0 != type && $0.conformances.contains(type) } }

  /// Whether objects of the type, of its subclasses or superclasses announce any change at all.
  func announcesAnything(_ type: NominalType) -> Bool {
    ([type] + type.ancestors + type.descendants).contains { type in
      type.properties.contains { property in
        property.isPublished || property.name == "objectWillChange" || property.attribute("AppStorage") != nil
      } || publisherUsesByType[type]?.contains { if case .send = $0.kind { true } else { false } } == true
    }
  }

  /// The variables that were not published and are tracked all the same, because views show them, with where they do.
  func findShownVariables() -> [ObjectIdentifier: ShownVariables.Read] {
    let shown = ShownVariables(self)
    var result: [ObjectIdentifier: ShownVariables.Read] = [:]
    for type in observableObjects where type.kind == .class && announcesAnything(type) {
      for property in type.observableVariables {
        let key = ObjectIdentifier(property)
        guard let read = shown.reads[key], !shown.changed.contains(key) else { continue }
        switch storage(of: property) {
        case .plain, .listed: if !cannotBeTracked(property), !property.isLazy { result[key] = read }
        default: break
        }
      }
    }
    return result
  }
}

/// Finds the names that code mentions and that are read when it runs, not later.
private final class ReferenceFinder: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { node.runsLater ? .skipChildren : .visitChildren }

  /// `Button("Load", action: model.load)`, `.onAppear(perform: load)`
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.label.map { ClosureExprSyntax.isLater($0.text) } == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
