import SwiftSyntax

extension Project {
  /// Where the conformance of a class to `ObservableObject` is used for itself: members that an extension gives to all observable objects, or
  /// to collections of them, and types that come with it.
  func findConformanceUses() -> [RequiredObject] {
    membersOfExtensions.flatMap(uses) + publisherTypes
  }

  /// A member that only observable objects, or only collections of them, have.
  private struct ExtensionMember {
    let name: String
    let isOfElements: Bool
    let file: SourceFile
    let line: Int
  }

  private var membersOfExtensions: [ExtensionMember] {
    contents.flatMap { contents in
      contents.types.filter { $0.kind == .extension }.flatMap { declaration -> [ExtensionMember] in
        let isOfAll = declaration.path.isObservableObject && type(named: declaration.path, in: [], from: declaration.file) == nil
        guard isOfAll || declaration.constrainsToObservableObject else { return [] }
        let names = declaration.properties.map(\.name) + declaration.functions.map(\.name)
        let line = declaration.file.location(of: declaration.node.introducer).line
        return Set(names).map { ExtensionMember(name: $0, isOfElements: !isOfAll, file: declaration.file, line: line) }
      }
    }
  }

  private func uses(of member: ExtensionMember) -> [RequiredObject] {
    contents.filter { sees(member.file.module, from: $0.file.module) }.flatMap { contents in
      (contents.referencesByName[member.name] ?? []).compactMap { reference -> RequiredObject? in
        guard let types = owners(of: member, at: reference, in: contents.file) else { return nil }
        return RequiredObject(
          kind: .existential, types: types, node: Syntax(reference), file: contents.file,
          reason: "\(member.name) is used here, which only ObservableObjects have (\(member.file.path), line \(member.line))")
      }
    }
  }

  /// The classes that the member is used of at a reference, or nil if it is another member of the name, or none of the sources'.
  private func owners(of member: ExtensionMember, at reference: DeclReferenceExprSyntax, in file: SourceFile) -> Set<NominalType>?
  {
    let owner: StaticType
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      guard let base = access.base else { return nil }
      owner = type(of: base, in: file)
    } else {
      guard LocalBinding.find(member.name, at: reference) == nil else { return nil }
      owner = enclosingType(of: reference).map { .instance($0) } ?? .unknown
    }
    let found = member.isOfElements ? owner.unwrapped.element.nominal : owner.nominal
    guard let found, found.isObservableObject, found.property(member.name) == nil, found.function(member.name) == nil else {
      return nil
    }
    return [found]
  }

  /// `Model.ObjectWillChangePublisher`
  private var publisherTypes: [RequiredObject] {
    contents.flatMap { contents in
      contents.typeReferences.compactMap { reference -> RequiredObject? in
        guard reference.parent?.as(MemberTypeSyntax.self)?.name.text == "ObjectWillChangePublisher",
          let type = staticType(TypeSyntax(reference), at: reference, in: contents.file).nominal, type.isObservableObject,
          type.kind == .class
        else { return nil }
        return RequiredObject(
          kind: .existential, types: [type], node: Syntax(reference), file: contents.file,
          reason: "this names a type that only ObservableObjects have")
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it is for such extended types whose elements, or other arguments, are observable objects.
  fileprivate var constrainsToObservableObject: Bool {
    node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { return false }
      return conformance.rightType.mentionsObservableObject
    } ?? false
  }
}
