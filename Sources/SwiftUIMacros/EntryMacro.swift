import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` in one line.
///
///     extension EnvironmentValues {
///       @Entry var title: String = "Untitled"
///     }
///
/// The variable gets a `get` and a `set` through the container's subscript, and beside it a private key type. The key's default
/// value is computed at each access, so it needs no `Sendable` type and two readers never share a mutable default.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role reports what is wrong; saying it here too would say it twice.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    let key = entry.keyName
    return [
      "get { self[\(key).self] }",
      "set { self[\(key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry: Entry
    do {
      entry = try Entry(declaration, in: context)
    } catch let misuse as EntryMisuse {
      context.diagnose(misuse.diagnostic(at: declaration))
      return []
    }
    switch (entry.container, entry.type, entry.defaultValue) {
    case (.focusedValues, let type?, _):
      // The values of FocusedValues are optional by nature: the key's value is what the variable's type wraps.
      return [
        """
        private struct \(entry.keyName): \(entry.container.keyProtocol) {
          typealias Value = \(type.wrapped ?? type)
        }
        """
      ]
    case (_, let type?, let value):
      return [
        """
        private struct \(entry.keyName): \(entry.container.keyProtocol) {
          static var defaultValue: \(type) { \(value ?? "nil") }
        }
        """
      ]
    case (_, nil, let value?):
      // Only the compiler knows the type, so it is given a stored variable, and the second macro makes it computed.
      return [
        """
        private struct \(entry.keyName): \(entry.container.keyProtocol) {
          @__EntryDefaultValue static var defaultValue = \(value)
        }
        """
      ]
    case (_, nil, nil):
      return []
    }
  }
}

/// `@__EntryDefaultValue`: makes a variable whose type only the compiler knows a computed one, with its initial value as its
/// body.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

/// A well-formed variable under `@Entry`.
private struct Entry {
  let container: EntryContainer
  let name: String
  let type: TypeSyntax?
  let defaultValue: ExprSyntax?

  var keyName: TokenSyntax { .identifier("__Key_\(name)") }

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { throw EntryMisuse.notAVariable }
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      throw EntryMisuse.severalVariables(variable.bindings.map { $0.pattern.trimmedDescription })
    }
    name = identifier.identifier?.name ?? identifier.text
    let specifier = variable.bindingSpecifier
    guard specifier.tokenKind == .keyword(.var) else { throw EntryMisuse.constant(name, specifier) }
    let isStatic = variable.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    if isStatic { throw EntryMisuse.typeVariable(name) }
    if let accessors = binding.accessorBlock { throw EntryMisuse.hasAccessors(name, accessors) }

    let surroundings = context.lexicalContext.first
    guard let extended = surroundings?.as(ExtensionDeclSyntax.self)?.extendedType,
      let container = EntryContainer(extended)
    else {
      throw EntryMisuse.wrongPlace(name, surroundings)
    }
    self.container = container
    type = binding.typeAnnotation?.type.trimmed
    defaultValue = binding.initializer?.value.trimmed

    switch container {
    case .focusedValues:
      guard let type, type.isOptional else { throw EntryMisuse.focusedValueNotOptional(name, type) }
      if let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) {
        throw EntryMisuse.focusedValueDefault(name, value)
      }
    case .environmentValues, .transaction, .containerValues:
      if defaultValue == nil, type?.isOptional != true { throw EntryMisuse.noDefault(name, type) }
    }
  }
}

/// The types that `@Entry` extends, each with the protocol of its keys.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The container that this name means, with or without its module.
  init?(_ type: TypeSyntax) {
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      self.init(rawValue: name)
    } else if let member = type.as(MemberTypeSyntax.self),
      ["SwiftUI", "SwiftUICore"].contains(member.baseType.trimmedDescription)
    {
      self.init(rawValue: member.name.text)
    } else {
      return nil
    }
  }

  var keyProtocol: TypeSyntax {
    switch self {
    case .environmentValues: "SwiftUICore.EnvironmentKey"
    case .transaction: "SwiftUICore.TransactionKey"
    case .containerValues: "SwiftUICore.ContainerValueKey"
    case .focusedValues: "SwiftUICore.FocusedValueKey"
    }
  }
}

extension TypeSyntax {
  /// The `Wrapped` of an optional type, in each of its spellings: `T?`, `T!`, `Optional<T>`, `Swift.Optional<T>`.
  fileprivate var wrapped: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unparenthesized }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.unparenthesized }
    let arguments: GenericArgumentClauseSyntax?
    if let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional" {
      arguments = type.genericArgumentClause
    } else if let type = self.as(MemberTypeSyntax.self), type.trimmedDescription.hasPrefix("Swift.Optional<") {
      arguments = type.genericArgumentClause
    } else {
      return nil
    }
    guard case .type(let wrapped)? = arguments?.arguments.first?.argument else { return nil }
    return wrapped.trimmed
  }

  fileprivate var isOptional: Bool { wrapped != nil }

  /// The type inside a pair of parentheses, as in `(() -> Void)?`; a type without them is itself.
  private var unparenthesized: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
      element.firstName == nil
    else { return trimmed }
    return element.type.trimmed
  }
}
