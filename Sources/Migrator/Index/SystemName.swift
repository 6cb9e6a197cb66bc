import SwiftSyntax

extension Project {
  /// How a type of the system is written at a node: with its module, if the sources have a type of the same name in sight.
  func nameOfSystemType(_ name: String, of module: String = "SwiftUI", at node: some SyntaxProtocol, in file: SourceFile)
    -> String
  {
    isDeclared(name, at: node, in: file) ? "\(module).\(name)" : name
  }

  /// Whether the sources give a meaning to a type's name at a node: a type, another name for one, a generic parameter, an associated type.
  private func isDeclared(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    if GenericParameter.find(name, at: node, in: self) != nil { return true }
    let context = context(of: node)
    if type(named: [name], in: context, from: file) != nil { return true }
    for count in 0...context.count where alias(context.prefix(count) + [name], from: file) != nil { return true }
    var owner = enclosingType(of: node)
    while let current = owner {
      if current.conformances.contains(where: { hasMember(type: name, $0) }) { return true }
      owner = current.declarations.first.flatMap { enclosingType(of: $0.node) }
    }
    return false
  }

  /// Whether a type or an extension of it declares a type, another name for one or an associated type.
  private func hasMember(type name: String, _ owner: NominalType) -> Bool {
    if type(named: owner.path + [name], in: [], from: owner.file) != nil || alias(owner.path + [name], from: owner.file) != nil {
      return true
    }
    return owner.associatedTypes.contains { $0.syntax.name.identifierText == name }
  }
}

extension NominalType {
  /// The type, its superclasses, and the protocols that all of these adopt or refine.
  var conformances: [NominalType] {
    var found: [NominalType] = []
    var pending = [self]
    while let type = pending.popLast() {
      guard !found.contains(type) else { continue }
      found.append(type)
      pending += type.protocols
      if let superclass = type.superclass { pending.append(superclass) }
    }
    return found
  }

  /// The associated types that a protocol declares itself.
  var associatedTypes: [(syntax: AssociatedTypeDeclSyntax, file: SourceFile)] {
    guard kind == .protocol else { return [] }
    return declarations.flatMap { declaration in
      declaration.node.memberBlock.members.compactMap { member in
        member.decl.as(AssociatedTypeDeclSyntax.self).map { ($0, declaration.file) }
      }
    }
  }
}

extension Migration {
  /// Puts the name of a type of SwiftUI in place of another one, qualified where it must be.
  func replace(_ name: TokenSyntax, in file: SourceFile, withSystemType type: String, _ rule: some Rule) {
    replace(name, in: file, with: name.isQualified ? type : project.nameOfSystemType(type, at: name, in: file), rule)
  }
}

extension TokenSyntax {
  /// Whether a module or a type stands before the name, with a dot between them.
  fileprivate var isQualified: Bool {
    if parent?.is(MemberTypeSyntax.self) == true { return true }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.id == reference.id && member.base != nil
  }
}
