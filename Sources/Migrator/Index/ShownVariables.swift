import SwiftSyntax

/// The stored variables of observable objects that are not published and that views show all the same.
///
/// A view that observes the object is shown anew by any announcement of it, and then shows what such a variable holds. So the bodies of all
/// views are followed into the properties, functions and initializers that they call, as far as the sources tell. A variable too many does no
/// harm: one that no view reads costs nothing to track.
final class ShownVariables {
  /// Where some view's body leads to a read of the variable.
  struct Read {
    let view: NominalType
    let place: Syntax
    let file: SourceFile
    /// Whether the object's type is known, not only the variable's name.
    let isCertain: Bool
  }

  private(set) var reads: [ObjectIdentifier: Read] = [:]
  /// The variables that this code also changes: to track them would show the view anew for ever.
  private(set) var changed: Set<ObjectIdentifier> = []

  private let project: Project
  private var visited: Set<SyntaxIdentifier> = []
  private var pending: [(code: Syntax, file: SourceFile, view: NominalType)] = []
  /// The names of all members that the sources declare with storage or code, for a quick look.
  private let names: Set<String>
  private let typeNames: Set<String>
  private var witnesses: [NominalType: Witnesses] = [:]

  /// The members with which SwiftUI begins.
  private static let entries: Set<String> = [
    "body", "makeBody", "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController", "makeUIView",
    "makeUIViewController", "makeNSView", "makeNSViewController", "path",
  ]

  init(_ project: Project) {
    self.project = project
    names = Set(project.types.flatMap { $0.properties.map(\.name) + $0.functions.map(\.name) })
    typeNames = Set(project.types.compactMap(\.path.last))
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
    case nil:
      // What is kept in a constant may be a way to read something: a closure, a key path, or the name of one.
      if let value = property.binding.initializer?.value, value.mayRead { add(value, property.file, for: view) }
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
    let uses = ObjectUses(viewMode: .sourceAccurate)
    uses.walk(code)
    for (object, use) in uses.found { visit(object, use, in: file, for: view) }
  }

  /// What is done with an object otherwise than by naming its members.
  private func visit(_ object: ExprSyntax, _ use: ObjectUses.Use, in file: SourceFile, for view: NominalType) {
    switch use {
    case .operand(let name): guard names.contains(name) || names.contains(Self.basis(of: name)) else { return }
    case .called: guard names.contains("callAsFunction"), !object.is(ClosureExprSyntax.self) else { return }
    case .member(let name): guard !names.contains(name) else { return }
    // What the sources declare is followed itself.
    case .handedOn(let callee?): guard !names.contains(callee), !typeNames.contains(callee) else { return }
    case .indexed, .handedOn: break
    }
    let isElement: Bool
    let type: NominalType
    switch project.type(ofObject: object, in: file).unwrapped {
    case .instance(let found), .existential(let found): (type, isElement) = (found, false)
    case .array(let element):
      guard let found = element.nominal else { return }
      (type, isElement) = (found, true)
    default: return
    }
    switch use {
    case .indexed where !isElement:
      for (node, file) in allTypes(of: type).flatMap(\.subscripts) { add(node, file, view) }
    case .called where !isElement: follow("callAsFunction", of: type, for: view)
    case .operand(let name) where !isElement:
      follow(name, of: type, for: view)
      if Self.basis(of: name) != name { follow(Self.basis(of: name), of: type, for: view) }
    case .handedOn, .member, .operand: followWitnesses(of: type, by: object, file, view)
    case .indexed, .called: break
    }
  }

  /// The operator that another one is made from.
  private static func basis(of name: String) -> String {
    switch name {
    case "!=": "=="
    case ">", "<=", ">=": "<"
    default: name
    }
  }

  private func follow(_ name: String, of type: NominalType, for view: NominalType) {
    for function in allTypes(of: type).flatMap(\.functions) where function.name == name { follow(function, for: view) }
  }

  private func add(_ subscripting: SubscriptDeclSyntax, _ file: SourceFile, _ view: NominalType) {
    switch subscripting.accessorBlock?.accessors {
    case .getter(let statements): add(statements, file, for: view)
    case .accessors(let accessors): add(accessors.first { $0.accessorSpecifier.text == "get" }, file, for: view)
    case nil: break
    }
  }

  /// All by which code of other modules may read an object: a loop, a string, a sorting.
  private func followWitnesses(of type: NominalType, by object: ExprSyntax, _ file: SourceFile, _ view: NominalType) {
    let known = witnesses[type]
    let found = known ?? Witnesses(of: type, in: project)
    if known == nil { witnesses[type] = found }
    for (node, file) in found.subscripts { add(node, file, view) }
    for function in found.functions { follow(function, for: view) }
    for property in found.properties { reach(property, by: Syntax(object), isAssigned: false, file, view) }
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
    for type in allTypes(of: type) {
      for property in type.properties where property.name == name { reach(property, by: reference, file, view) }
      for function in type.functions where function.name == name { follow(function, for: view) }
    }
  }

  /// All types that a member of an object may be declared in.
  private func allTypes(of type: NominalType) -> [NominalType] {
    type.conformances + type.descendants + (type.kind == .protocol ? project.adopters(of: type) : [])
  }

  private func reach(_ property: Property, by reference: DeclReferenceExprSyntax, _ file: SourceFile, _ view: NominalType) {
    reach(property, by: Syntax(reference), isAssigned: reference.isAssigned, file, view)
  }

  private func reach(
    _ property: Property, by place: Syntax, isAssigned: Bool, _ file: SourceFile, _ view: NominalType, isCertain: Bool = true
  ) {
    // A closure that a variable holds reads what it reads.
    if !property.isStoredVariable || property.binding.initializer?.value.is(ClosureExprSyntax.self) == true {
      follow(property, for: view)
    }
    guard property.isStoredVariable, !isAssigned else { return }
    let key = ObjectIdentifier(property)
    if reads[key] == nil || isCertain && reads[key]?.isCertain == false {
      reads[key] = Read(view: view, place: place, file: file, isCertain: isCertain)
    }
  }

  /// A member of an object whose type cannot be told: it may be each variable of the name.
  private func reachAny(_ name: String, by reference: DeclReferenceExprSyntax, _ file: SourceFile, _ view: NominalType) {
    for type in project.observableObjects where project.sees(type.module, from: file.module) {
      for property in type.properties where property.name == name && property.isStoredVariable {
        reach(property, by: Syntax(reference), isAssigned: reference.isAssigned, file, view, isCertain: false)
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

  /// The variables that were not published and that views show all the same, with where they do: those that can be tracked, and the others.
  func findShownVariables() -> (
    tracked: [ObjectIdentifier: ShownVariables.Read], untrackable: [ObjectIdentifier: ShownVariables.Read]
  ) {
    let shown = ShownVariables(self)
    var tracked: [ObjectIdentifier: ShownVariables.Read] = [:]
    var untrackable: [ObjectIdentifier: ShownVariables.Read] = [:]
    for type in observableObjects where type.kind == .class && announcesAnything(type) {
      for property in type.observableVariables {
        let key = ObjectIdentifier(property)
        guard let read = shown.reads[key], !shown.changed.contains(key) else { continue }
        switch storage(of: property) {
        case .published, .appStorage, .ignored, .override: break
        case .plain where !cannotBeTracked(property), .listed where !cannotBeTracked(property) && !property.isLazy:
          tracked[key] = read
        // A name alone is no reason to leave a class.
        case _ where !read.isCertain: break
        case .plain, .listed, .lazy: if isChanged(property, of: type) { untrackable[key] = read }
        case .wrapped: if isChanged(property, of: type) || !holdsObject(property) { untrackable[key] = read }
        }
      }
    }
    return (tracked, untrackable)
  }

  /// Whether some code changes a variable after it has its first value.
  private func isChanged(_ property: Property, of type: NominalType) -> Bool {
    if !projections(of: property, in: type).isEmpty { return true }
    return contents.contains { contents in
      guard sees(type.module, from: contents.file.module) else { return false }
      return (contents.referencesByName[property.name] ?? []).contains { reference in
        guard reference.isChange && reference.initializer == nil || reference.isPartOfBinding else { return false }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
          let base = member.base
        {
          let object = self.type(ofObject: base, in: contents.file)
          return object.isUnknown || object.nominal?.isOrInherits(type) == true
        }
        return LocalBinding.find(property.name, at: reference) == nil && enclosingType(of: reference)?.isOrInherits(type) == true
      }
    }
  }

  /// Whether the value is an object, which stays the same one.
  private func holdsObject(_ property: Property) -> Bool { type(of: property).nominal?.kind == .class }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the end of a binding: `name` of `$model.name`.
  fileprivate var isPartOfBinding: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return false }
    return member.base?.trimmedDescription.hasPrefix("$") == true
  }

  /// Whether what the name stands for is assigned, mutated, or given away to be mutated here.
  fileprivate var isChange: Bool {
    var node = Syntax(withBase)
    while let parent = node.parent {
      if parent.is(InOutExprSyntax.self) { return true }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
      else { break }
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        let finder = MutationFinder()
        finder.walk(call)
        if finder.targets.contains(where: { $0.bytes.contains(bytes.lowerBound) }) { return true }
      }
      node = parent
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == node.id else {
      return false
    }
    let finder = MutationFinder()
    finder.walk(sequence)
    return finder.targets.contains { $0.id == node.id }
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
