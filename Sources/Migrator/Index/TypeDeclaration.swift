import SwiftSyntax

/// A type or an extension as it is written in one place.
final class TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The names of the types around it and its own; for an extension, the name of the extended type as written.
  let path: [String]
  let node: any DeclGroupSyntax
  let file: SourceFile
  /// Whether it stands within a function or another block of code.
  let isLocal: Bool
  /// The condition of the `#if` around it.
  let condition: String?
  var properties: [Property] = []
  var functions: [Function] = []
  var initializers: [InitializerDeclSyntax] = []

  init(
    kind: Kind, path: [String], node: any DeclGroupSyntax, file: SourceFile, isLocal: Bool, condition: String?
  ) {
    self.kind = kind
    self.path = path
    self.node = node
    self.file = file
    self.isLocal = isLocal
    self.condition = condition
  }

  var inheritedTypes: [InheritedTypeSyntax] {
    node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
  }

  /// Where a macro goes: before the modifiers, or the keyword, and after the attributes.
  var keywordOrModifier: Syntax { node.modifiers.first.map(Syntax.init) ?? Syntax(node.introducer) }

  var genericParameters: GenericParameterClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}

/// A variable or constant that one pattern declares: in a type, at the top level, or in a block of code.
final class Property {
  let name: String
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let file: SourceFile
  /// The type that it is a member of.
  unowned let owner: TypeDeclaration?

  init(name: String, node: VariableDeclSyntax, binding: PatternBindingSyntax, file: SourceFile, owner: TypeDeclaration?) {
    self.name = name
    self.node = node
    self.binding = binding
    self.file = file
    self.owner = owner
  }

  var isLet: Bool { node.bindingSpecifier.tokenKind == .keyword(.let) }
  var isStatic: Bool { node.modifiers.contains { ["static", "class"].contains($0.name.text) } }
  var isLazy: Bool { node.modifiers.contains { $0.name.text == "lazy" } }
  var attributes: [AttributeSyntax] { node.attributes.compactMap { $0.as(AttributeSyntax.self) } }

  /// Whether the property has a getter instead of storage. Observers alone leave it stored.
  var isComputed: Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: false
    }
  }

  var hasObservers: Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether it is storage of an instance that can change.
  var isStoredVariable: Bool { !isLet && !isStatic && !isComputed }

  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  var isPublished: Bool { attribute("Published") != nil }

  /// The attribute that makes a view observe the object: `StateObject`, `ObservedObject` or `EnvironmentObject`.
  var observingAttribute: AttributeSyntax? {
    attributes.first { ["StateObject", "ObservedObject", "EnvironmentObject"].contains($0.lastName) }
  }
}

/// A function as the index knows it.
final class Function {
  let name: String
  let node: FunctionDeclSyntax
  let file: SourceFile
  unowned let owner: TypeDeclaration?

  init(name: String, node: FunctionDeclSyntax, file: SourceFile, owner: TypeDeclaration?) {
    self.name = name
    self.node = node
    self.file = file
    self.owner = owner
  }

  var isStatic: Bool { node.modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

/// A type with everything that the sources say about it: its declaration, or one for each branch of an `#if`, and its extensions.
package final class NominalType: Hashable {
  /// The file that names it first. Which other types a name means is seen from there.
  let file: SourceFile
  let path: [String]
  var declarations: [TypeDeclaration] = []
  var extensions: [TypeDeclaration] = []
  /// Set once by the index.
  var superclass: NominalType?
  var subclasses: [NominalType] = []
  /// The protocols of the sources that it adopts or refines.
  var protocols: [NominalType] = []
  /// Where it says `ObservableObject` itself.
  var ownConformances: [(type: InheritedTypeSyntax, declaration: TypeDeclaration)] = []
  /// Whether it is an `ObservableObject`, by itself or through what it inherits from.
  var isObservableObject = false

  init(file: SourceFile, path: [String]) {
    self.file = file
    self.path = path
  }

  var module: String { file.module }
  package var name: String { path.joined(separator: ".") }
  var kind: TypeDeclaration.Kind { declarations.first?.kind ?? .extension }
  var isLocal: Bool { declarations.contains(where: \.isLocal) }
  var everywhere: [TypeDeclaration] { declarations + extensions }
  var properties: [Property] { everywhere.flatMap(\.properties) }
  /// Whether it has the `@Observable` macro already.
  var isObservable: Bool {
    declarations.contains { $0.node.hasAttribute("Observable") }
  }
  /// The declarations that get the macro: all of them, or those branches of an `#if` that conform.
  var observableDeclarations: [TypeDeclaration] {
    guard !ownConformances.isEmpty, !ownConformances.contains(where: { $0.declaration.kind == .extension }) else {
      return declarations
    }
    return declarations.filter { declaration in ownConformances.contains { $0.declaration === declaration } }
  }
  /// The variables that hold an instance's data, where the macro sees them.
  var observableVariables: [Property] { observableDeclarations.flatMap(\.properties).filter(\.isStoredVariable) }
  /// The variables that hold an instance's data. Extensions have none.
  var storedVariables: [Property] { declarations.flatMap(\.properties).filter(\.isStoredVariable) }
  /// The subclasses, theirs, and so on.
  var descendants: [NominalType] {
    var found: [NominalType] = []
    var seen: Set<NominalType> = [self]
    var pending = subclasses
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      found.append(type)
      pending += type.subclasses
    }
    return found
  }
  /// The superclass, its superclass, and so on, as far as the sources declare them.
  var ancestors: [NominalType] {
    var found: [NominalType] = []
    var seen: Set<NominalType> = [self]
    var next = superclass
    while let type = next, seen.insert(type).inserted {
      found.append(type)
      next = type.superclass
    }
    return found
  }
  /// Whether it is an app, of which there is one.
  var isApp: Bool {
    everywhere.flatMap(\.inheritedTypes).contains { $0.type.conformanceParts.contains { $0.name.last == "App" } }
  }
  var functions: [Function] { everywhere.flatMap(\.functions) }
  var initializers: [InitializerDeclSyntax] { everywhere.flatMap(\.initializers) }

  /// The property of this name, here or in what the type inherits from.
  func property(_ name: String) -> Property? {
    var type: NominalType? = self
    var seen: Set<NominalType> = []
    while let current = type, seen.insert(current).inserted {
      if let found = current.properties.first(where: { $0.name == name }) { return found }
      for adopted in current.protocols {
        if seen.insert(adopted).inserted, let found = adopted.properties.first(where: { $0.name == name }) { return found }
      }
      type = current.superclass
    }
    return nil
  }

  func function(_ name: String) -> Function? {
    var type: NominalType? = self
    var seen: Set<NominalType> = []
    while let current = type, seen.insert(current).inserted {
      if let found = current.functions.first(where: { $0.name == name }) { return found }
      type = current.superclass
    }
    return nil
  }

  package static func == (one: NominalType, other: NominalType) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AttributeSyntax {
  /// The attribute's name without the module before it and the generic arguments after it.
  var lastName: String {
    attributeName.lastName ?? attributeName.trimmedDescription
  }
}

extension TypeSyntax {
  /// The last name of a possibly qualified type.
  var lastName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    return nil
  }
}

extension TokenSyntax {
  /// The name without the back-ticks around it.
  var identifierText: String { text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text }
}
