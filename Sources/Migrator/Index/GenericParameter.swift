import SwiftSyntax

/// A generic parameter that stands for observable objects, and where it is declared.
struct GenericParameter {
  /// What the parameter is treated as: a type of its own in the group of the types that are put in for it.
  let type: NominalType
  /// The constraints that say `ObservableObject`.
  let constraints: [TypeSyntax]
  let owner: any DeclSyntaxProtocol
  /// The name that the owner is used by; nil for an initializer or a subscript.
  let ownerName: String?
  /// The position of the parameter among the owner's.
  let index: Int
  let file: SourceFile
}

extension Project {
  /// The generic parameters with the constraint `ObservableObject`, in all declarations.
  func findGenericParameters() -> [SyntaxIdentifier: GenericParameter] {
    var result: [SyntaxIdentifier: GenericParameter] = [:]
    for contents in contents {
      for owner in contents.genericOwners {
        guard let generic = owner.asProtocol((any WithGenericParametersSyntax).self), let clause = generic.genericParameterClause
        else { continue }
        for (index, parameter) in clause.parameters.enumerated() {
          var constraints: [TypeSyntax] = []
          if let inherited = parameter.inheritedType { constraints += inherited.observableObjectParts }
          for requirement in generic.genericWhereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
              conformance.leftType.trimmedDescription == parameter.name.text
            else { continue }
            constraints += conformance.rightType.observableObjectParts
          }
          guard !constraints.isEmpty else { continue }
          let name = owner.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
          let type = NominalType(module: contents.file.module, path: (name.map { [$0] } ?? []) + [parameter.name.text])
          type.isObservableObject = true
          result[parameter.id] = GenericParameter(
            type: type, constraints: constraints, owner: owner, ownerName: name, index: index, file: contents.file)
        }
      }
    }
    return result
  }

  /// What a name stands for if a declaration around the node has a generic parameter of that name: the parameter itself if its constraint is
  /// `ObservableObject`, or the type of the sources that it is constrained to.
  func genericParameter(_ name: String, around node: some SyntaxProtocol) -> NominalType? {
    var parent = node.parent
    while let current = parent {
      defer { parent = current.parent }
      guard let generic = current.asProtocol((any WithGenericParametersSyntax).self) else { continue }
      guard let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name }) else { continue }
      if let known = genericParameters[parameter.id] { return known.type }
      var constraints = parameter.inheritedType.map { $0.conformanceParts.map(\.name) } ?? []
      for requirement in generic.genericWhereClause?.requirements ?? [] {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        {
          constraints += conformance.rightType.conformanceParts.map(\.name)
        }
      }
      let module = fileModule(of: current)
      let types = constraints.compactMap { self.type(named: $0, in: context(of: current), module: module) }
      return types.first(where: \.isObservableObject) ?? types.first
    }
    // An extension of a generic type has the type's parameters.
    guard let type = enclosingType(of: node), let declaration = type.declarations.first,
      declaration.genericParameters?.parameters.contains(where: { $0.name.text == name }) == true,
      !declaration.node.bytes.contains(node.position.utf8Offset) || declaration.file !== fileOf(node)
    else { return nil }
    return genericParameter(name, around: declaration.node.memberBlock)
  }

  private func fileOf(_ node: some SyntaxProtocol) -> SourceFile? { filesByTree[node.root.id] }
  private func fileModule(of node: some SyntaxProtocol) -> String { fileOf(node)?.module ?? "main" }

  /// The types that are put in for a generic parameter, and whether all of them are known.
  func arguments(for parameter: GenericParameter) -> (types: [NominalType], areAllKnown: Bool) {
    guard let name = parameter.ownerName else { return ([], false) }
    var types: [NominalType] = []
    var areAllKnown = true
    for contents in contents {
      for reference in contents.typeReferences where reference.name.identifierText == name {
        guard let arguments = reference.genericArgumentClause?.arguments, arguments.count > parameter.index else { continue }
        let argument = arguments[arguments.index(arguments.startIndex, offsetBy: parameter.index)]
        guard let syntax = argument.argument.as(TypeSyntax.self) else { continue }
        if let type = staticType(syntax, at: reference, in: contents.file).nominal {
          types.append(type)
        } else {
          areAllKnown = false
        }
      }
      for attribute in contents.attributes where attribute.lastName == name {
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
          let annotation = binding.typeAnnotation?.type
        else { continue }
        if let type = staticType(annotation, at: variable, in: contents.file).nominal {
          types.append(type)
        } else {
          areAllKnown = false
        }
      }
      for call in contents.calls {
        var callee = call.calledExpression
        if let specialized = callee.as(GenericSpecializationExprSyntax.self) { callee = specialized.expression }
        let called =
          callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
          ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        guard called == name else { continue }
        let given = call.arguments.compactMap { type(of: $0.expression, in: contents.file).nominal }.filter(\.isObservableObject)
        if given.isEmpty { areAllKnown = false }
        types += given
      }
    }
    return (types, areAllKnown)
  }
}

extension TypeSyntax {
  /// The parts of a constraint that are Combine's `ObservableObject`.
  fileprivate var observableObjectParts: [TypeSyntax] {
    conformanceParts.filter { $0.name.last == "ObservableObject" }.map(\.syntax)
  }
}
