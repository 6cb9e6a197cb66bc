import Migrator
import SwiftIfConfig
import SwiftSyntax

/// The names that a file uses and declares, found without a compiler, in the parts that are compiled here.
struct SymbolUses: Sendable {
  struct Import: Sendable {
    let module: String
    /// The bytes of the declaration, from its first attribute on.
    let range: Range<Int>
  }

  /// How a name is used.
  enum Form: Hashable, Sendable {
    /// A type, or a function that is called by its name.
    case name
    case member
    case attribute
    case macro
    /// The key of an environment value, in `@Environment` or the modifiers that write it.
    case environmentKey
  }

  struct Use: Hashable, Sendable {
    let name: String
    let form: Form
    /// For a member: the type that what it is a member of begins with, as far as the file tells. `UIColor` for `cgColor` in `UIColor.red.cgColor`,
    /// and in `tint.cgColor` after `let tint: UIColor`.
    var root: String?
  }

  private(set) var imports: [Import] = []
  /// The names with the bytes at which they stand.
  private(set) var uses: [Use: [Int]] = [:]
  private(set) var declared = Declared()

  /// What sources declare.
  struct Declared: Sendable {
    /// Types, members, variables, parameters.
    var names: Set<String> = []
    /// What `extension EnvironmentValues` adds.
    var environmentKeys: Set<String> = []
    /// What types inherit from and conform to, by their names.
    var inherited: [String: Set<String>] = [:]

    mutating func formUnion(_ other: Declared) {
      names.formUnion(other.names)
      inherited.merge(other.inherited) { $0.union($1) }
      environmentKeys.formUnion(other.environmentKeys)
    }
  }

  init(_ file: SourceFile, configuration: LinuxConfiguration) {
    let visitor = UseVisitor(configuration: configuration)
    visitor.walk(file.tree)
    imports = visitor.imports
    for (use, places) in visitor.uses {
      var use = use
      if let root = use.root, let type = visitor.types[root] { use.root = type }
      uses[use, default: []] += places
    }
    declared = visitor.declared
  }

  /// Whether a file is a test, by what it imports.
  static func isTest(_ file: SourceFile, _ configuration: LinuxConfiguration) -> Bool {
    !ThinModules.imports(of: file, configuration).isDisjoint(with: ["XCTest", "Testing"])
  }
}

private final class UseVisitor: ActiveSyntaxVisitor {
  var imports: [SymbolUses.Import] = []
  var uses: [SymbolUses.Use: [Int]] = [:]
  var declared = SymbolUses.Declared()
  /// The types of variables and parameters, by their names, where these say one. Two of one name and of several types have none.
  private(set) var types: [String: String] = [:]
  private var isInEnvironmentValues = false

  init(configuration: LinuxConfiguration) {
    super.init(viewMode: .sourceAccurate, configuration: configuration)
  }

  private func use(_ token: TokenSyntax, _ form: SymbolUses.Form, root: String? = nil) {
    uses[SymbolUses.Use(name: token.identifierText, form: form, root: root), default: []].append(
      token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.identifierText {
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      imports.append(SymbolUses.Import(module: module, range: range))
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, .name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, .member)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if let component = node.parent?.as(KeyPathPropertyComponentSyntax.self) {
      if component.isEnvironmentKey { use(node.baseName, .environmentKey) }
    } else {
      let root = isMember ? node.parent?.as(MemberAccessExprSyntax.self)?.base?.rootOfChain : nil
      use(node.baseName, isMember ? .member : .name, root: root)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self) else { return .visitChildren }
    use(name.name, .attribute)
    if let arguments = node.arguments { walk(arguments) }
    if let generic = name.genericArgumentClause { walk(generic) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, .macro)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, .macro)
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.inheritanceClause) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.inheritanceClause) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.inheritanceClause) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.inheritanceClause) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.inheritanceClause) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type.nameOfType, of: (node.secondName ?? node.firstName).identifierText)
    return declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
      note(node.typeAnnotation.map(\.type.nameOfType) ?? node.initializer?.value.rootOfChain, of: name)
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  private func note(_ type: String?, of name: String) {
    types[name] = types[name].map { $0 == type ? $0 : "" } ?? type ?? ""
  }

  private func declare(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    inherit(clause, name.identifierText)
    return declare(name)
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, _ name: String) {
    let names = clause?.inheritedTypes.compactMap(\.type.nameOfType) ?? []
    declared.inherited[name, default: []].formUnion(names)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.names.insert(name.identifierText)
    if isInEnvironmentValues { declared.environmentKeys.insert(name.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    isInEnvironmentValues = node.extendedType.trimmedDescription.hasSuffix("EnvironmentValues")
    if let name = node.extendedType.nameOfType { inherit(node.inheritanceClause, name) }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { isInEnvironmentValues = false }
}

extension KeyPathPropertyComponentSyntax {
  /// Whether the key path, with this as its first part, is the argument of `@Environment`, `environment` or `transformEnvironment`.
  fileprivate var isEnvironmentKey: Bool {
    guard let keyPath = parent?.parent?.parent?.as(KeyPathExprSyntax.self), keyPath.components.first?.component.id == id,
      let argument = keyPath.parent?.as(LabeledExprSyntax.self)
    else { return false }
    if let attribute = argument.parent?.parent?.as(AttributeSyntax.self) {
      return attribute.attributeName.trimmedDescription.hasSuffix("Environment")
    }
    let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee?.trimmedDescription
    return name == "environment" || name == "transformEnvironment" || name == "Environment"
  }
}

extension ExprSyntax {
  /// The name that a chain of members, calls and subscripts begins with.
  fileprivate var rootOfChain: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootOfChain }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootOfChain }
    if let index = self.as(SubscriptCallExprSyntax.self) { return index.calledExpression.rootOfChain }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.rootOfChain }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.rootOfChain }
    return nil
  }
}

extension TypeSyntax {
  /// The first of the names that a type is written with, behind optionals and the like.
  fileprivate var nameOfType: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) { return type.baseType.nameOfType }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.nameOfType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.nameOfType }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameOfType }
    return nil
  }
}

extension TokenSyntax {
  /// The name without the backticks that it may stand in.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
