import SwiftSyntax

/// The type of an observed object's wrapper, spelled out where something is declared: `StateObject<Model>`,
/// `ObservedObject<Model>.Wrapper`.
struct WrapperType {
  let node: IdentifierTypeSyntax
  let file: SourceFile
  let object: NominalType
  /// Whether `.Wrapper` follows: the type of `$model`.
  let isProjection: Bool

  var wrapper: String { node.name.identifierText }
}

extension Project {
  func findWrapperTypes(in contents: FileContents) -> [WrapperType] {
    contents.typeReferences.compactMap { node in
      guard ["StateObject", "ObservedObject", "EnvironmentObject"].contains(node.name.text),
        node.parent?.is(AttributeSyntax.self) != true,
        let argument = node.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
        let object = staticType(argument, at: node, in: contents.file).nominal
      else { return nil }
      let isProjection = node.parent?.as(MemberTypeSyntax.self)?.name.text == "Wrapper"
      return WrapperType(node: node, file: contents.file, object: object, isProjection: isProjection)
    }
  }
}
