import SwiftSyntax

/// A generic parameter and what it must fulfil.
struct GenericParameter {
  let syntax: GenericParameterSyntax
  let constraints: [TypeSyntax]
  /// The names of the types around its declaration.
  let context: [String]

  /// The parameter that a name stands for at a node, if any declaration around it has one.
  static func find(_ name: String, at node: some SyntaxProtocol, in project: Project) -> GenericParameter? {
    var current: Syntax? = Syntax(node)
    while let syntax = current {
      switch syntax.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl:
        if let found = parameter(name, of: syntax, in: project) { return found }
      case .extensionDecl:
        // An extension sees the parameters of what it extends.
        for declaration in syntax.firstToken(viewMode: .sourceAccurate).flatMap(project.enclosingType)?.declarations ?? [] {
          if let found = parameter(name, of: Syntax(declaration.node), in: project) { return found }
        }
      default: break
      }
      current = syntax.parent
    }
    return nil
  }

  private static func parameter(_ name: String, of syntax: Syntax, in project: Project) -> GenericParameter? {
    guard let owner = syntax.asProtocol((any WithGenericParametersSyntax).self),
      let parameter = owner.genericParameterClause?.parameters.first(where: { $0.name.identifierText == name })
    else { return nil }
    return GenericParameter(
      syntax: parameter, constraints: parameter.constraints(in: owner.genericWhereClause), context: project.context(of: syntax))
  }
}

extension GenericParameterSyntax {
  /// What the parameter must fulfil, by its declaration and by the `where` clause.
  func constraints(in clause: GenericWhereClauseSyntax?) -> [TypeSyntax] {
    var constraints = inheritedType.map { [$0] } ?? []
    for requirement in clause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.path == [name.identifierText]
      {
        constraints.append(conformance.rightType)
      }
    }
    return constraints
  }
}
