import SwiftSyntax

/// A generic parameter that stands for observable objects, and where it is declared.
struct ObservableParameter {
  /// What the parameter is treated as: a type of its own in the group of the types that are put in for it.
  let type: NominalType
  /// The constraints that say `ObservableObject`.
  let constraints: [TypeSyntax]
  /// The name that the owner is used by; nil for an initializer or a subscript.
  let ownerName: String?
  /// The position of the parameter among the owner's.
  let index: Int
  let file: SourceFile
}

extension Project {
  /// The generic parameters with the constraint `ObservableObject`, in all declarations.
  func findObservableParameters() -> [SyntaxIdentifier: ObservableParameter] {
    var result: [SyntaxIdentifier: ObservableParameter] = [:]
    for contents in contents {
      for owner in contents.genericOwners {
        guard let generic = owner.asProtocol((any WithGenericParametersSyntax).self), let clause = generic.genericParameterClause
        else { continue }
        for (index, parameter) in clause.parameters.enumerated() {
          let constraints = parameter.constraints(in: generic.genericWhereClause).flatMap(\.observableObjectParts)
          guard !constraints.isEmpty else { continue }
          let name = owner.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
          let type = NominalType(module: contents.file.module, path: (name.map { [$0] } ?? []) + [parameter.name.text])
          type.isObservableObject = true
          result[parameter.id] = ObservableParameter(
            type: type, constraints: constraints, ownerName: name, index: index, file: contents.file)
        }
      }
    }
    return result
  }

  /// The types that are put in for a generic parameter, and whether all of them are known.
  func findArguments(for parameter: ObservableParameter) -> (types: [NominalType], areAllKnown: Bool) {
    guard let name = parameter.ownerName else { return ([], false) }
    var types: [NominalType] = []
    var areAllKnown = true
    for contents in contents where sees(parameter.file.module, from: contents.file.module) {
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
