import SwiftSyntax

/// What kind of storage a variable of an observable object is, which decides what becomes of it.
enum Storage {
  /// `@Published` alone: tracked from now on.
  case published
  /// No attribute that matters.
  case plain
  case lazy
  /// An override with observers.
  case override
  /// `@AppStorage`.
  case appStorage(AttributeSyntax)
  /// Another property wrapper, or a macro.
  case wrapped(AttributeSyntax)
  /// One of several variables in one declaration.
  case listed
  /// It has `@ObservationIgnored` already.
  case ignored
}

extension Project {
  /// What kind of storage a variable is.
  func storage(of property: Property) -> Storage {
    if property.attribute("ObservationIgnored") != nil { return .ignored }
    if let wrapper = wrapper(of: property) { return wrapper.lastName == "AppStorage" ? .appStorage(wrapper) : .wrapped(wrapper) }
    if property.isPublished { return .published }
    if property.node.bindings.count > 1 { return .listed }
    if property.isLazy { return .lazy }
    return property.isOverride ? .override : .plain
  }

  /// Whether `@Observable` tracks the variable once its class is converted.
  func isTracked(_ property: Property, options: MigrationOptions) -> Bool {
    guard property.isStoredVariable else { return false }
    switch storage(of: property) {
    case .published: return true
    case .plain:
      return (options.appleStyle || announcedProperties.contains(ObjectIdentifier(property)) || isShown(property))
        && !cannotBeTracked(property)
    case .listed: return (options.appleStyle || isShown(property)) && !property.isLazy && !cannotBeTracked(property)
    default: return false
    }
  }

  /// Whether a view shows the variable though it was not published, and would go on doing so only if it is tracked.
  func isShown(_ property: Property) -> Bool { shownVariables[ObjectIdentifier(property)] != nil }

  /// Whether a variable that was not published cannot be tracked either, because its hidden storage would not compile.
  func cannotBeTracked(_ property: Property) -> Bool {
    property.attributeForVisibleStorage != nil || property.needsBackticks || property.hasOpaqueType
      || hiddenStorageRival(of: property) != nil
  }

  /// What has the name already that the hidden storage of the variable would get.
  func hiddenStorageRival(of property: Property) -> TypeDeclaration? {
    guard let owner = property.owner, let type = type(of: owner) else { return nil }
    let name = "_" + property.name
    return type.everywhere.first { declaration in
      declaration.properties.contains { $0.name == name && !$0.isStatic }
        || declaration.functions.contains {
          $0.name == name && !$0.isStatic && $0.node.signature.parameterClause.parameters.isEmpty
        }
    }
  }

  /// The property wrapper of a variable other than Combine's `@Published`. Whatever is not known to be something else counts.
  func wrapper(of property: Property) -> AttributeSyntax? {
    property.attributes.first { isWrapper($0, of: property) }
  }

  /// Whether an attribute of a variable is a property wrapper other than `@Published`, or may be.
  func isWrapper(_ attribute: AttributeSyntax, of property: Property) -> Bool {
    let name = attribute.lastName
    let declared = type(
      named: attribute.attributeName.path ?? [name], in: property.owner?.path ?? [], from: property.file)
    if let declared {
      return !declared.declarations.contains { $0.node.hasAttribute("globalActor") }
    }
    guard let first = name.first, first.isUppercase else { return false }
    return !Self.attributesOfTheSystem.contains(name)
  }

  /// Attributes with a capital that are no property wrappers.
  private static let attributesOfTheSystem: Set<String> = [
    "Published", "MainActor", "ObservationTracked", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "NSManaged",
    "Sendable",
  ]
}

extension DeclGroupSyntax {
  /// Whether the declaration has the attribute, qualified or not.
  func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.lastName == name }
  }
}

extension Property {
  var isOverride: Bool { node.modifiers.contains { $0.name.text == "override" } }

  /// Whether the name is a keyword: the name of the hidden storage is made from it, back-ticks and all, and does not compile.
  var needsBackticks: Bool { writtenName != name }

  /// Whether its type is `some Protocol`: the hidden storage would have another such type.
  var hasOpaqueType: Bool {
    binding.typeAnnotation?.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } == true
  }

  /// The name as it is declared, with back-ticks if it has them.
  var writtenName: String { binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? name }

  /// An attribute that only makes sense on what other modules see, so that the macro's private storage must not have it.
  var attributeForVisibleStorage: AttributeSyntax? {
    attributes.first { ["usableFromInline", "_spi", "inlinable"].contains($0.lastName) }
  }
}

extension Migration {
  /// Adds `@ObservationIgnored` before everything else of the variable's declaration.
  func ignore(_ property: Property, _ rule: some Rule) {
    insert("@ObservationIgnored ", before: property.node.placeForAttribute, in: property.file, rule)
  }
}

extension VariableDeclSyntax {
  /// The node before which an attribute can be added: not before an `#if` among the attributes.
  var placeForAttribute: Syntax {
    let hasCondition = attributes.contains { $0.is(IfConfigDeclSyntax.self) }
    guard hasCondition else { return Syntax(self) }
    return modifiers.first.map(Syntax.init) ?? Syntax(bindingSpecifier)
  }
}
