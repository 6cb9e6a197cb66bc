import SwiftSyntax

/// A property that observes an object: `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
struct ObservingProperty {
  let property: Property
  let attribute: AttributeSyntax
  let owner: NominalType
  let value: StaticType

  var file: SourceFile { property.file }
  var wrapper: String { attribute.lastName }
  /// Whether the property's class is converted. One of an optional or unknown type is none of these rules' business.
  func isConverted(in migration: Migration) -> NominalType? {
    guard case .instance(let type) = value, migration.isConverted(type) else { return nil }
    return type
  }

  /// Whether nothing tells the type of the value.
  var isOfUnknownType: Bool { value.isUnknown && property.binding.typeAnnotation == nil }
}

/// A variable in a block of code that has an observing wrapper: `@ObservedObject var item = item`.
struct LocalWrapper {
  let attribute: AttributeSyntax
  let binding: PatternBindingSyntax
  let type: NominalType
}

extension Migration {
  /// The properties in a file that observe objects of converted classes by one of the wrappers.
  func observing(_ wrapper: String, in contents: FileContents) -> [(ObservingProperty, NominalType)] {
    project.observingProperties(in: contents).compactMap { property in
      guard property.wrapper == wrapper, let type = property.isConverted(in: self) else { return nil }
      return (property, type)
    }
  }

  /// The local variables in a file that have the wrapper and hold objects of converted classes.
  func localWrappers(_ wrapper: String, in contents: FileContents) -> [LocalWrapper] {
    contents.attributes.compactMap { attribute in
      guard attribute.lastName == wrapper, let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
        variable.parent?.is(CodeBlockItemSyntax.self) == true, let binding = variable.bindings.first,
        case .instance(let type) = project.type(of: binding, in: contents.file), isConverted(type)
      else { return nil }
      return LocalWrapper(attribute: attribute, binding: binding, type: type)
    }
  }
}

extension AttributeSyntax {
  /// The attribute's name alone, without a module before it or arguments after it.
  var nameToken: TokenSyntax? {
    attributeName.as(IdentifierTypeSyntax.self)?.name ?? attributeName.as(MemberTypeSyntax.self)?.name
  }
}
