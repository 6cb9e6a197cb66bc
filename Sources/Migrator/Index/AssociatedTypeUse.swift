import SwiftSyntax

extension Project {
  /// The classes that stand for an associated type which must be an `ObservableObject`, also where the compiler finds this out from members.
  func findAssociatedTypeUses() -> [RequiredObject] {
    return types.filter { $0.kind == .protocol }.flatMap { owner in
      owner.associatedTypes.flatMap { declared -> [RequiredObject] in
        let name = declared.syntax.name.identifierText
        guard isObservableObject(declared, of: owner) || isConstrainedElsewhere(name, of: owner) else { return [] }
        let found = types.filter { $0 != owner && $0.kind != .protocol && $0.conformances.contains(owner) }
          .map { witness(of: name, in: $0, of: owner, declared.file) }
        guard let value = declared.syntax.initializer?.value else { return found }
        return found + [standing(value, for: name, of: owner, at: value, in: declared.file)]
      }
    }
  }

  /// Whether some `where` clause constrains an associated type of the name: `where Screen.Model: ObservableObject`.
  private func isConstrainedElsewhere(_ name: String, of owner: NominalType) -> Bool {
    contents.contains { contents in
      sees(owner.module, from: contents.file.module)
        && contents.typeReferences.contains { reference in
          guard reference.name.text == "ObservableObject",
            let requirement = reference.parent?.as(ConformanceRequirementSyntax.self), requirement.leftType.lastName == name
          else { return false }
          // Alone, the name is that of a generic parameter, but for an extension of the protocol.
          return requirement.leftType.is(MemberTypeSyntax.self)
            || enclosingType(of: requirement)?.conformances.contains(owner) == true
        }
    }
  }

  private func isObservableObject(_ declared: (syntax: AssociatedTypeDeclSyntax, file: SourceFile), of owner: NominalType) -> Bool
  {
    let inherited = declared.syntax.inheritanceClause?.inheritedTypes.flatMap(\.type.conformanceParts) ?? []
    return inherited.contains { name, _ in
      guard type(named: name, in: owner.path, from: declared.file) == nil else { return false }
      return name.isObservableObject || alias(name, from: declared.file)?.mentionsObservableObject == true
    }
  }

  // MARK: Witnesses

  /// What stands for the associated type in a conforming type: a type or another name of that name, or what a member tells.
  private func witness(of name: String, in type: NominalType, of owner: NominalType, _ home: SourceFile) -> RequiredObject {
    let place: Syntax = type.declarations.first.map { Syntax($0.node.introducer) } ?? Syntax(type.everywhere[0].node)
    for ancestor in type.conformances where ancestor.kind != .protocol {
      if let alias = alias(ancestor.path + [name], from: ancestor.file) {
        return standing(alias, for: name, of: owner, at: alias, in: file(of: alias) ?? ancestor.file)
      }
      if let nested = self.type(named: ancestor.path + [name], in: [], from: ancestor.file),
        let declaration = nested.declarations.first
      {
        return required([nested], name, owner, Syntax(declaration.node.introducer), declaration.file)
      }
    }
    var held: Set<NominalType> = []
    for requirement in owner.conformances.flatMap(\.everywhere) {
      for property in requirement.properties where property.mentions(name) {
        guard let found = type.property(property.name), found !== property else { continue }
        if let nominal = self.type(of: found).nominal { held.insert(nominal) }
      }
      for function in requirement.functions where function.node.signature.mentions(name) {
        for found in type.everywhere.flatMap(\.functions) where found.name == function.name {
          held.formUnion(observableTypes(in: Syntax(found.node.signature), of: found.file))
        }
      }
      for initializer in requirement.initializers where initializer.signature.mentions(name) {
        for declaration in type.everywhere {
          for found in declaration.initializers {
            held.formUnion(observableTypes(in: Syntax(found.signature), of: declaration.file))
          }
        }
      }
    }
    if held.isEmpty {
      // Whatever the type mentions may be it.
      for declaration in type.everywhere { held.formUnion(observableTypes(in: Syntax(declaration.node), of: declaration.file)) }
    }
    return required(held, name, owner, place, type.everywhere[0].file)
  }

  private func file(of node: some SyntaxProtocol) -> SourceFile? {
    contents.first { $0.file.tree.id == node.root.id }?.file
  }

  private func standing(
    _ syntax: TypeSyntax, for name: String, of owner: NominalType, at node: some SyntaxProtocol, in file: SourceFile
  ) -> RequiredObject {
    let found = staticType(syntax, at: node, in: file).nominal
    return required(found.map { [$0] } ?? [], name, owner, Syntax(node), file)
  }

  private func required(
    _ types: Set<NominalType>, _ name: String, _ owner: NominalType, _ node: Syntax, _ file: SourceFile
  ) -> RequiredObject {
    RequiredObject(
      kind: .associatedType, types: types, node: node, file: file,
      reason: "it stands for \(name) of \(owner.name) here, which must be an ObservableObject")
  }

  /// The observable objects whose types are written in a piece of code.
  private func observableTypes(in node: Syntax, of file: SourceFile) -> Set<NominalType> {
    let range = node.bytes
    return Set(
      (contents(of: file)?.typeReferences ?? []).filter { range.contains($0.bytes.lowerBound) }
        .compactMap { staticType(TypeSyntax($0), at: $0, in: file).nominal }.filter(\.isObservableObject))
  }
}

extension Property {
  fileprivate func mentions(_ name: String) -> Bool { binding.typeAnnotation?.mentions(name) == true }
}

extension SyntaxProtocol {
  /// Whether a name stands somewhere in the node.
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}
