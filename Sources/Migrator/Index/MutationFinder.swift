import SwiftSyntax

/// Finds the names of what is assigned, or mutated by the usual methods.
final class MutationFinder: SyntaxVisitor {
  var names: Set<String> = []
  /// The names of what holds something that is assigned or mutated.
  var namesOfOwners: Set<String> = []
  /// All that is assigned or mutated, as it is written.
  private(set) var targets: [ExprSyntax] = []
  private let goesIntoActions: Bool

  /// - Parameter goesIntoActions: Whether what closures change that run later counts too.
  init(goesIntoActions: Bool = true) {
    self.goesIntoActions = goesIntoActions
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ expression: ExprSyntax) {
    targets.append(expression)
    guard let name = expression.rootName else { return }
    if expression.isMember { namesOfOwners.insert(name) } else { names.insert(name) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 2 {
      let isAssignment = elements[1].is(AssignmentExprSyntax.self)
      let isCompound = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
      let comparisons = ["==", "!=", "<=", ">=", "===", "!=="]
      if isAssignment || isCompound && !comparisons.contains(elements[1].trimmedDescription) {
        note(elements[0])
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let mutating = [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "updateValue", "toggle", "sort",
      "shuffle",
      "reverse", "formUnion", "subtract", "move", "swapAt", "merge", "popLast",
    ]
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), mutating.contains(member.declName.baseName.text),
      let base = member.base
    {
      note(base)
    }
    return .visitChildren
  }

  /// What runs later changes nothing now.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    goesIntoActions || !node.runsLater ? .visitChildren : .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether the expression is a member of something else than `self`.
  fileprivate var isMember: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" && !member.isWeakSelf
  }

  /// The name that a chain of members and subscripts begins with, after `self`.
  var rootName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" || member.isWeakSelf
      return isSelf ? member.declName.baseName.identifierText : base.rootName
    }
    if let index = self.as(SubscriptCallExprSyntax.self) { return index.calledExpression.rootName }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.rootName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.rootName }
    return nil
  }
}
