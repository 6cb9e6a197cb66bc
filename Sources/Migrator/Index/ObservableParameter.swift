import SwiftSyntax

/// A generic parameter that stands for observable objects, and where it is declared.
struct ObservableParameter {
  /// What the parameter is treated as: a type of its own in the group of the types that are put in for it.
  let type: NominalType
  /// The constraints that say `ObservableObject`.
  let constraints: [TypeSyntax]
  /// The name that the owner is used by, an initializer by its type's; nil for a subscript.
  let ownerName: String?
  /// The position of the parameter among the owner's.
  let index: Int
  let file: SourceFile
  /// Whether the owner is a function or an initializer, whose arguments are never spelled out.
  let isOfFunction: Bool
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
          let name =
            owner.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
            ?? (owner.is(InitializerDeclSyntax.self) ? enclosingType(of: owner)?.path.last : nil)
          let type = NominalType(file: contents.file, path: (name.map { [$0] } ?? []) + [parameter.name.text])
          type.isObservableObject = true
          result[parameter.id] = ObservableParameter(
            type: type, constraints: constraints, ownerName: name, index: index, file: contents.file,
            isOfFunction: owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self))
        }
      }
    }
    return result
  }

  /// The types that are put in for a generic parameter.
  func findArguments(for parameter: ObservableParameter) -> ParameterArguments {
    var found = ParameterArguments()
    guard let name = parameter.ownerName else { return found }
    for contents in contents where sees(parameter.file.module, from: contents.file.module) {
      for reference in contents.typeReferences where reference.name.identifierText == name {
        guard let argument = reference.genericArgumentClause?.argument(at: parameter.index) else { continue }
        found.add(staticType(argument, at: reference, in: contents.file), at: argument, in: contents.file)
      }
      for attribute in contents.attributes where attribute.lastName == name {
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
          let annotation = binding.typeAnnotation?.type
        else { continue }
        found.add(staticType(annotation, at: variable, in: contents.file), at: annotation, in: contents.file)
      }
      for call in contents.calls where call.names(name) {
        if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self), !parameter.isOfFunction,
          let argument = generic.genericArgumentClause.argument(at: parameter.index)
        {
          found.add(staticType(argument, at: call, in: contents.file), at: argument, in: contents.file)
          continue
        }
        let given = call.arguments.map { type(of: $0.expression, in: contents.file) }
        let objects = given.compactMap(\.nominal).filter(\.isObservableObject)
        if objects.isEmpty, !given.contains(where: \.isExternalObject) { found.untold.append((Syntax(call), contents.file)) }
        if objects.isEmpty { found.areAllKnown = false }
        found.types += objects
      }
    }
    return found
  }
}

/// What the sources put in for a generic parameter with the constraint `ObservableObject`.
struct ParameterArguments {
  var types: [NominalType] = []
  /// Whether all of it are types of the sources.
  var areAllKnown = true
  /// Where the class cannot be told.
  var untold: [(Syntax, SourceFile)] = []

  fileprivate mutating func add(_ type: StaticType, at node: some SyntaxProtocol, in file: SourceFile) {
    if let nominal = type.nominal {
      types.append(nominal)
    } else {
      areAllKnown = false
      if case .external = type { return }
      untold.append((Syntax(node), file))
    }
  }
}

extension StaticType {
  /// Whether this is a class of another package, as far as its name tells.
  fileprivate var isExternalObject: Bool {
    switch self {
    case .external(let name, _): !["String", "Int", "Double", "Bool"].contains(name)
    case .optional(let wrapped): wrapped.isExternalObject
    default: false
    }
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate func argument(at index: Int) -> TypeSyntax? {
    Array(arguments).dropFirst(index).first?.argument.as(TypeSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a function or a type of the name is called, qualified or not.
  fileprivate func names(_ name: String) -> Bool {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
      callee = base
      if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == name
      || callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText == name
  }
}

extension TypeSyntax {
  /// The parts of a constraint that are Combine's `ObservableObject`.
  fileprivate var observableObjectParts: [TypeSyntax] {
    conformanceParts.filter { $0.name.last == "ObservableObject" }.map(\.syntax)
  }
}
