import SwiftSyntax

extension Project {
  /// Where an object is handed on as an `ObservableObject` of whatever class: `any ObservableObject` as the type of a parameter, of a
  /// variable or of its elements, and casts to it.
  func findExistentialUses() -> [RequiredObject] {
    contents.flatMap { contents in
      contents.typeReferences.filter { isExistential($0, in: contents.file) }
        .flatMap { objects(comingTo: $0, in: contents.file) }
    }
  }

  private func isExistential(_ reference: IdentifierTypeSyntax, in file: SourceFile) -> Bool {
    let name = reference.name.identifierText
    guard name == "ObservableObject" || alias([name], from: file)?.mentionsObservableObject == true,
      type(named: [name], in: context(of: reference), from: file) == nil
    else { return false }
    var parent = reference.parent
    while let current = parent,
      current.is(CompositionTypeElementSyntax.self) || current.is(CompositionTypeElementListSyntax.self)
        || current.is(CompositionTypeSyntax.self) || current.is(MemberTypeSyntax.self) || current.is(AttributedTypeSyntax.self)
    {
      parent = current.parent
    }
    // There it is a constraint, or gets another name.
    let constraints: [SyntaxKind] = [
      .extensionDecl,
      .inheritedType, .genericParameter, .conformanceRequirement, .typeInitializerClause, .sameTypeRequirement,
    ]
    return parent.map { !constraints.contains($0.kind) } ?? false
  }

  private func objects(comingTo reference: IdentifierTypeSyntax, in file: SourceFile) -> [RequiredObject] {
    var node = Syntax(reference)
    while let parent = node.parent {
      // What calls such a closure cannot be followed.
      if parent.is(FunctionTypeSyntax.self) { break }
      if let parameter = parent.as(FunctionParameterSyntax.self) {
        return objects(givenTo: parameter, place: reference, in: file)
      }
      if let parameter = parent.as(EnumCaseParameterSyntax.self), let element = parameter.parent?.parent?.parent,
        let name = element.as(EnumCaseElementSyntax.self)?.name.identifierText
      {
        return objects(inCallsOf: name, label: parameter.firstName?.identifierText, owner: nil, place: reference, in: file)
      }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock == nil || binding.initializer != nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      {
        return objects(keptIn: name, binding, place: reference, in: file)
      }
      if let getter = parent.as(PatternBindingSyntax.self)?.accessorBlock {
        return [objects(madeIn: Syntax(getter), place: reference, in: file)]
      }
      if let cast = parent.as(TypeExprSyntax.self) { return [objects(castTo: reference, cast, in: file)] }
      if let check = parent.as(IsExprSyntax.self) {
        return [required(by: ExprSyntax(check.expression), at: reference, in: file, "this asks for an ObservableObject")]
      }
      if let function = parent.as(FunctionDeclSyntax.self), let body = function.body {
        return [objects(madeIn: Syntax(body), place: reference, in: file)]
      }
      if parent.is(VariableDeclSyntax.self) || parent.asProtocol((any DeclGroupSyntax).self) != nil { break }
      node = parent
    }
    return [
      RequiredObject(
        kind: .existential, types: nil, node: Syntax(reference), file: file, reason: "this works on every ObservableObject")
    ]
  }

  // MARK: Parameters

  private func objects(
    givenTo parameter: FunctionParameterSyntax, place: IdentifierTypeSyntax, in file: SourceFile
  ) -> [RequiredObject] {
    let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText
    var node = parameter.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let owner = enclosingType(of: function)
        return objects(inCallsOf: function.name.identifierText, label: label, owner: owner, place: place, in: file)
      }
      if let initializer = current.as(InitializerDeclSyntax.self), let owner = enclosingType(of: initializer) {
        return objects(inCallsOf: owner.path.last!, label: label, owner: nil, place: place, in: file)
      }
      node = current.parent
    }
    return [
      RequiredObject(
        kind: .existential, types: nil, node: Syntax(place), file: file, reason: "this takes every ObservableObject")
    ]
  }

  /// What the sources hand to a function, an initializer or a case of this name.
  private func objects(
    inCallsOf name: String, label: String?, owner: NominalType?, place: IdentifierTypeSyntax, in home: SourceFile
  ) -> [RequiredObject] {
    let line = home.location(of: place).line
    let reason = "an object of its class is given to \(name) here, which takes any ObservableObject (\(home.path), line \(line))"
    var found: [RequiredObject] = []
    for contents in contents where sees(home.module, from: contents.file.module) {
      for call in contents.calls where calls(call, name, of: owner, in: contents.file) {
        for argument in call.arguments where argument.label?.identifierText == label {
          found.append(required(by: argument.expression, at: argument, in: contents.file, reason))
        }
      }
    }
    return found
  }

  private func calls(_ call: FunctionCallExprSyntax, _ name: String, of owner: NominalType?, in file: SourceFile) -> Bool {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText == name }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    if member.declName.baseName.text == "init" { return member.base == nil || member.base?.lastName == name }
    guard member.declName.baseName.identifierText == name else { return false }
    guard let owner, let base = member.base, let type = type(of: base, in: file).nominal else { return true }
    return type.conformances.contains(owner) || owner.conformances.contains(type)
  }

  private func required(
    by expression: ExprSyntax, at node: some SyntaxProtocol, in file: SourceFile, _ reason: String
  ) -> RequiredObject {
    var held = HeldObjects()
    held.add(expression, in: self, file)
    return RequiredObject(kind: .existential, types: held.all, node: Syntax(node), file: file, reason: reason)
  }

  // MARK: Variables, results and casts

  /// What the sources put into a variable, by its initial value, the type's initializer, assignments and calls of its methods.
  private func objects(
    keptIn name: String, _ binding: PatternBindingSyntax, place: IdentifierTypeSyntax, in home: SourceFile
  ) -> [RequiredObject] {
    let line = home.location(of: place).line
    let reason = "an object of its class is kept in \(name) here, which holds any ObservableObject (\(home.path), line \(line))"
    var found: [RequiredObject] = []
    if let value = binding.initializer?.value { found.append(required(by: value, at: value, in: home, reason)) }
    let isMember = binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    if isMember, let owner = enclosingType(of: binding)?.path.last {
      found += objects(inCallsOf: owner, label: name, owner: nil, place: place, in: home)
    }
    for contents in contents where isMember ? sees(home.module, from: contents.file.module) : contents.file === home {
      for reference in contents.referencesByName[name] ?? [] {
        for value in reference.withBase.valuesPutIn { found.append(required(by: value, at: value, in: contents.file, reason)) }
      }
    }
    return found
  }

  private func objects(castTo place: IdentifierTypeSyntax, _ cast: TypeExprSyntax, in file: SourceFile) -> RequiredObject {
    let reason = "this asks for an ObservableObject"
    guard let sequence = cast.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let subject = sequence.elements.first
    else {
      return RequiredObject(kind: .existential, types: nil, node: Syntax(place), file: file, reason: reason)
    }
    if case .external("Any", _) = type(of: subject, in: file) {
      return RequiredObject(kind: .existential, types: nil, node: Syntax(place), file: file, reason: reason)
    }
    if case .external("AnyObject", _) = type(of: subject, in: file) {
      return RequiredObject(kind: .existential, types: nil, node: Syntax(place), file: file, reason: reason)
    }
    return required(by: subject, at: place, in: file, reason)
  }

  /// The objects that the code of a function mentions which returns one as an `ObservableObject`.
  private func objects(madeIn body: Syntax, place: IdentifierTypeSyntax, in file: SourceFile) -> RequiredObject {
    var types: Set<NominalType> = []
    for contents in contents where contents.file === file {
      for reference in contents.references where body.bytes.contains(reference.bytes.lowerBound) {
        switch type(of: reference.withBase, in: file) {
        case .metatype(let type), .instance(let type): if type.isObservableObject { types.insert(type) }
        default: break
        }
      }
    }
    return RequiredObject(
      kind: .existential, types: types.isEmpty ? nil : types, node: Syntax(place), file: file,
      reason: "this gives an object of its class away as an ObservableObject")
  }
}

extension ExprSyntax {
  /// The last name of what may be qualified.
  fileprivate var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }

  /// What is put into a variable where this mentions it: an assigned value, or the arguments of a method that is called on it.
  fileprivate var valuesPutIn: [ExprSyntax] {
    var target = self
    if let index = parent?.as(SubscriptCallExprSyntax.self), index.calledExpression.id == id { target = ExprSyntax(index) }
    if let sequence = target.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == target.id {
      let rest = sequence.elements.dropFirst()
      let isChange =
        rest.first?.is(AssignmentExprSyntax.self) == true
        || rest.first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      return isChange ? Array(rest.dropFirst()) : []
    }
    guard let member = target.parent?.as(MemberAccessExprSyntax.self), member.base?.id == target.id,
      ["append", "insert", "updateValue", "send", "push", "add"].contains(member.declName.baseName.text),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return [] }
    return call.arguments.filter { !["at", "forKey"].contains($0.label?.text) }.map(\.expression)
  }
}
