import SwiftSyntax

/// What one file declares and mentions, gathered in one walk over its tree.
package final class FileContents: @unchecked Sendable {
  // Filled by one thread before it is handed on, and only read afterwards.
  let file: SourceFile
  var types: [TypeDeclaration] = []
  var globals: [Property] = []
  var globalFunctions: [Function] = []
  var aliases: [(path: [String], type: TypeSyntax)] = []
  var imports: [ImportDeclSyntax] = []
  /// References to names that the rules ask for, `$name` among them.
  var references: [DeclReferenceExprSyntax] = []
  /// Types that are spelled out where something is declared or cast.
  var typeReferences: [IdentifierTypeSyntax] = []
  var calls: [FunctionCallExprSyntax] = []
  var attributes: [AttributeSyntax] = []
  var genericOwners: [any DeclSyntaxProtocol] = []

  /// The references by the name that they are written with.
  private(set) lazy var referencesByName: [String: [DeclReferenceExprSyntax]] = Dictionary(
    grouping: references, by: { $0.baseName.identifierText })

  init(file: SourceFile) { self.file = file }
}

/// Gathers what one file declares and mentions.
final class DeclarationCollector: SyntaxVisitor {
  private let contents: FileContents
  private var types: [TypeDeclaration] = []
  /// How many blocks of code stand around the node, within its type.
  private var blocks = 0
  private var outerBlocks: [Int] = []
  private var conditions: [String] = []

  static func contents(of file: SourceFile) -> FileContents {
    let contents = FileContents(file: file)
    DeclarationCollector(contents).walk(file.tree)
    return contents
  }

  private init(_ contents: FileContents) {
    self.contents = contents
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  private func enter(_ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ names: [String]) -> SyntaxVisitorContinueKind {
    let declaration = TypeDeclaration(
      kind: kind, path: (types.last?.path ?? []) + names, node: node, file: contents.file,
      isLocal: blocks > 0 || types.last?.isLocal == true, condition: conditions.last)
    contents.types.append(declaration)
    types.append(declaration)
    outerBlocks.append(blocks)
    blocks = 0
    return .visitChildren
  }

  private func leave() {
    types.removeLast()
    blocks = outerBlocks.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, node.genericParameterClause, node.genericWhereClause)
    return enter(node, .class, [node.name.identifierText])
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, node.genericParameterClause, node.genericWhereClause)
    return enter(node, .struct, [node.name.identifierText])
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, node.genericParameterClause, node.genericWhereClause)
    return enter(node, .enum, [node.name.identifierText])
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, [node.name.identifierText])
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, [node.name.identifierText])
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, nil, node.genericWhereClause)
    return enter(node, .extension, node.extendedType.path ?? [node.extendedType.trimmedDescription])
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    contents.aliases.append(((types.last?.path ?? []) + [node.name.identifierText], node.initializer.value))
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard blocks == 0 else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
      let property = Property(name: name, node: node, binding: binding, file: contents.file, owner: types.last)
      if let type = types.last { type.properties.append(property) } else { contents.globals.append(property) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, node.genericParameterClause, node.genericWhereClause)
    if blocks == 0 {
      let function = Function(name: node.name.identifierText, node: node, file: contents.file, owner: types.last)
      if let type = types.last { type.functions.append(function) } else { contents.globalFunctions.append(function) }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGenerics(node, node.genericParameterClause, node.genericWhereClause)
    types.last?.initializers.append(node)
    return .visitChildren
  }

  // MARK: Blocks. What is declared in them is local; a type within begins anew, but stays local.

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    blocks += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { blocks -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    blocks += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { blocks -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    blocks += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { blocks -= 1 }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.condition?.trimmedDescription ?? "#else")
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  // MARK: Mentions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    contents.imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    contents.references.append(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    contents.typeReferences.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    contents.calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    contents.attributes.append(node)
    return .visitChildren
  }

  private func noteGenerics(
    _ node: some DeclSyntaxProtocol, _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) {
    if parameters != nil || clause != nil { contents.genericOwners.append(node) }
  }
}

extension TypeSyntax {
  /// The names of a type that is written as names with dots between them.
  var path: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.identifierText] }
    if let type = self.as(MemberTypeSyntax.self) { return type.baseType.path.map { $0 + [type.name.identifierText] } }
    return nil
  }
}
