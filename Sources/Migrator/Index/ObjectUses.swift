import SwiftSyntax

/// What code does with objects otherwise than by naming their members: it indexes and calls them, gives them to operators, or hands them to code
/// that only knows them by a protocol.
final class ObjectUses: SyntaxVisitor {
  enum Use {
    case indexed
    case called
    case operand(String)
    /// Code of other modules may get the object: a loop, a string, a function of that name.
    case handedOn(to: String?)
    /// A member is named that the sources may not declare.
    case member(String)
  }

  private(set) var found: [(object: ExprSyntax, use: Use)] = []

  /// What keeps the object, and asks nothing of it.
  private static let keepers: Set<String> = [
    "environmentObject", "environment", "onReceive", "ObjectIdentifier", "focusedObject",
  ]

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.calledExpression, .indexed))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.calledExpression, .called))
    guard node.calledName.map(Self.keepers.contains) != true else { return .visitChildren }
    for argument in node.arguments where argument.expression.isName {
      found.append((argument.expression, .handedOn(to: node.calledName)))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, index > 0, index + 1 < elements.count else {
        continue
      }
      found.append((elements[index - 1], .operand(name)))
      found.append((elements[index + 1], .operand(name)))
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.expression, .operand(node.operator.text)))
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.sequence, .handedOn(to: nil)))
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expressions.first?.expression { found.append((expression, .handedOn(to: nil))) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { found.append((base, .member(node.declName.baseName.identifierText))) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { node.runsLater ? .skipChildren : .visitChildren }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.label.map { ClosureExprSyntax.isLater($0.text) } == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// Whether the value of a constant may be a way to read something later: a closure, a key path, or the name of one.
  var mayRead: Bool {
    isName || self.is(ClosureExprSyntax.self) || self.is(KeyPathExprSyntax.self) || self.is(ArrayExprSyntax.self)
      || self.is(DictionaryExprSyntax.self)
  }

  /// Whether the expression is a name, or names with dots between them.
  fileprivate var isName: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isName == true }
    return self.is(DeclReferenceExprSyntax.self)
  }
}

/// The members by which code of other modules may read an object.
struct Witnesses {
  var subscripts: [(node: SubscriptDeclSyntax, file: SourceFile)] = []
  var functions: [Function] = []
  var properties: [Property] = []

  /// What the protocols of the standard library ask for, as far as it reads something that is shown.
  private static let requirements: Set<String> = [
    "description", "debugDescription", "customMirror", "playgroundDescription", "errorDescription", "localizedStringResource",
    "hash", "==",
    "<", "makeIterator", "next", "startIndex", "endIndex", "count", "underestimatedCount", "index", "formIndex", "isEmpty",
    "first", "last",
    "contains", "encode", "rawValue", "elements", "lowerBound", "upperBound", "transferRepresentation",
  ]
  private static let known: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable",
    "Sequence",
    "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "Encodable",
    "Decodable",
    "Codable", "Error", "LocalizedError", "RawRepresentable", "Transferable", "CustomLocalizedStringResourceConvertible",
  ]
  /// What asks for nothing that is shown, beside classes of frameworks, such as `NSDocument`.
  private static let silent: Set<String> = [
    "ObservableObject", "AnyObject", "Sendable", "Identifiable", "NSObject", "NSObjectProtocol", "Observable", "NSCoding",
    "NSSecureCoding",
  ]

  init(of type: NominalType, in project: Project) {
    var asksForMore = false
    var asks = false
    let types = type.conformances
    for declaration in types.flatMap(\.everywhere) {
      for name in declaration.inheritedTypes.flatMap(\.type.conformanceParts).compactMap(\.name.last) {
        if Self.known.contains(name) {
          asks = true
        } else if !Self.silent.contains(name), !name.prefix(3).allSatisfy(\.isUppercase),
          !["Delegate", "DataSource", "Observer", "Coding"].contains(where: name.hasSuffix),
          !types.contains(where: { $0.path.last == name })
        {
          asksForMore = true
        }
      }
    }
    guard asks || asksForMore else { return }
    func counts(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
      Self.requirements.contains(name)
        || asksForMore && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
    subscripts = types.flatMap(\.subscripts)
    functions = types.flatMap(\.functions).filter { counts($0.name, $0.node.modifiers) }
    properties = types.flatMap(\.properties).filter { counts($0.name, $0.node.modifiers) }
  }
}

extension NominalType {
  /// The subscripts that the type declares itself.
  var subscripts: [(node: SubscriptDeclSyntax, file: SourceFile)] {
    everywhere.flatMap { declaration in
      declaration.node.memberBlock.members.compactMap { $0.decl.as(SubscriptDeclSyntax.self) }.map { ($0, declaration.file) }
    }
  }
}
