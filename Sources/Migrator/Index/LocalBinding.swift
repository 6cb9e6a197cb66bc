import SwiftSyntax

/// What a name stands for if something within the same function, closure or accessor declares it.
enum LocalBinding {
  case variable(PatternBindingSyntax)
  /// `if let name = …`, `guard let`, `while let`.
  case unwrapped(OptionalBindingConditionSyntax)
  case parameter(FunctionParameterSyntax)
  case closureParameter(ClosureExprSyntax, index: Int, annotation: TypeSyntax?)
  case loop(ForStmtSyntax)
  case capture(ClosureCaptureSyntax, of: ClosureExprSyntax)
  /// A name that a pattern binds: `case .settings(let manager)`.
  case matched(IdentifierPatternSyntax)
  /// The element beside a number: `for (index, model) in models.enumerated()`, with `models`.
  case numbered(ExprSyntax)
  /// The error of a `catch`, the value of a setter: something local of a type that is not told.
  case other

  /// Whether the declaration gives a meaning to `$name` and `_name` too: one with a property wrapper.
  private var hasWrapper: Bool {
    switch self {
    case .variable(let binding):
      return binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty == false
    case .parameter(let parameter):
      return parameter.attributes.contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == false }
    default: return false
    }
  }

  /// Whether something local gives a meaning to `$name` and `_name` at the node. A plain variable or parameter of the name does not.
  static func hasWrapper(_ name: String, at node: some SyntaxProtocol) -> Bool {
    if find("$" + name, at: node) != nil { return true }
    return find(name, at: node, where: \.hasWrapper) != nil
  }

  /// The declaration that `name` refers to at the node, or nil if nothing local has the name.
  static func find(
    _ name: String, at node: some SyntaxProtocol, where condition: (LocalBinding) -> Bool = { _ in true }
  ) -> LocalBinding? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = declaration(of: name, in: parent, before: child), condition(found) { return found }
      // A type ends what is local, except that the names of the function around a local type are still seen: not asked for.
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      child = parent
    }
    return nil
  }

  private static func declaration(of name: String, in parent: Syntax, before child: Syntax) -> LocalBinding? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      // Only blocks of code: what a file declares at its top is global.
      guard list.parent?.is(SourceFileSyntax.self) != true else { return nil }
      for item in list {
        if item.id == child.id { break }
        if let found = declaration(of: name, by: item) { return found }
      }
      return nil
    }
    if let conditional = parent.as(IfExprSyntax.self) {
      guard child.id == conditional.body.id else { return nil }
      return declaration(of: name, in: conditional.conditions, before: child)
    }
    if let loop = parent.as(WhileStmtSyntax.self) {
      guard child.id == loop.body.id else { return nil }
      return declaration(of: name, in: loop.conditions, before: child)
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
      return declaration(of: name, in: conditions, before: child)
    }
    if let loop = parent.as(ForStmtSyntax.self), child.id == loop.body.id {
      if loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name { return .loop(loop) }
      return loop.pattern.binding(of: name, in: loop.sequence)
    }
    if let closure = parent.as(ClosureExprSyntax.self) { return declaration(of: name, by: closure) }
    if let function = parent.as(FunctionDeclSyntax.self) { return parameter(name, of: function.signature.parameterClause) }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, of: initializer.signature.parameterClause)
    }
    if let index = parent.as(SubscriptDeclSyntax.self) { return parameter(name, of: index.parameterClause) }
    if let accessor = parent.as(AccessorDeclSyntax.self) {
      let given = accessor.parameters?.name.identifierText
      let implied: [String: String] = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
      return name == (given ?? implied[accessor.accessorSpecifier.text]) ? .other : nil
    }
    if let branch = parent.as(SwitchCaseSyntax.self), case .case(let label) = branch.label {
      return label.caseItems.lazy.compactMap { $0.pattern.binding(of: name) }.first
    }
    if let clause = parent.as(CatchClauseSyntax.self) {
      if name == "error", clause.catchItems.isEmpty { return .other }
      return clause.catchItems.lazy.compactMap { $0.pattern?.binding(of: name) }.first
    }
    return nil
  }

  private static func declaration(of name: String, by item: CodeBlockItemSyntax) -> LocalBinding? {
    if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name { return .variable(binding) }
        if binding.pattern.names.contains(name) { return .other }
      }
    }
    if case .stmt(let statement) = item.item, let check = statement.as(GuardStmtSyntax.self) {
      return declaration(of: name, in: check.conditions, before: nil)
    }
    return nil
  }

  private static func declaration(
    of name: String, in conditions: ConditionElementListSyntax, before child: Syntax?
  ) -> LocalBinding? {
    for element in conditions.reversed() {
      // Within the conditions only the ones before count.
      if let child, child.id == element.id || element.position >= child.position, child.is(ConditionElementSyntax.self) {
        continue
      }
      switch element.condition {
      case .optionalBinding(let binding):
        if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name { return .unwrapped(binding) }
      case .matchingPattern(let match):
        if let found = match.pattern.binding(of: name) { return found }
      default: break
      }
    }
    return nil
  }

  private static func declaration(of name: String, by closure: ClosureExprSyntax) -> LocalBinding? {
    guard let signature = closure.signature else {
      return name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
        ? .closureParameter(closure, index: Int(name.dropFirst()) ?? 0, annotation: nil) : nil
    }
    if let capture = signature.capture?.items.first(where: { $0.name.identifierText == name }) {
      return .capture(capture, of: closure)
    }
    switch signature.parameterClause {
    case .simpleInput(let names):
      guard let index = names.enumerated().first(where: { $0.element.name.identifierText == name })?.offset else {
        // `$item in` declares `item` too.
        return names.contains { $0.name.text == "$" + name } ? .other : nil
      }
      if index == 1, names.count == 2, let numbered = closure.numberedSequence { return .numbered(numbered) }
      return .closureParameter(closure, index: index, annotation: nil)
    case .parameterClause(let clause):
      let parameters = clause.parameters.enumerated()
      guard let found = parameters.first(where: { ($0.element.secondName ?? $0.element.firstName).identifierText == name }) else {
        return nil
      }
      return .closureParameter(closure, index: found.offset, annotation: found.element.type)
    case nil: return nil
    }
  }

  private static func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> LocalBinding? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }.map { .parameter($0) }
  }
}

extension PatternSyntax {
  /// What the pattern binds a name to.
  fileprivate func binding(of name: String) -> LocalBinding? {
    for token in tokens(viewMode: .sourceAccurate) where token.identifierText == name {
      if let pattern = token.parent?.as(IdentifierPatternSyntax.self) { return .matched(pattern) }
    }
    return nil
  }

  /// What the pattern of a loop over a sequence binds a name to.
  fileprivate func binding(of name: String, in sequence: ExprSyntax) -> LocalBinding? {
    guard let found = binding(of: name) else { return nil }
    if let tuple = self.as(TuplePatternSyntax.self), tuple.elements.count == 2,
      tuple.elements.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    {
      return sequence.numbered.map { .numbered($0) } ?? .other
    }
    return found
  }

  /// The names that a pattern binds.
  var names: [String] {
    var found: [String] = []
    for token in tokens(viewMode: .sourceAccurate) {
      if token.parent?.is(IdentifierPatternSyntax.self) == true { found.append(token.identifierText) }
    }
    return found
  }
}

extension ExprSyntax {
  /// The sequence that the expression numbers: `models` in `models.enumerated()` and in `Array(models.enumerated())`.
  fileprivate var numbered: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "enumerated" ? member.base : nil
    }
    guard call.calledExpression.trimmedDescription == "Array", call.arguments.count == 1 else { return nil }
    return call.arguments.first?.expression.numbered
  }
}

extension ClosureExprSyntax {
  /// The sequence whose numbered elements the closure gets: `models` in `ForEach(Array(models.enumerated()), id: …) { index, model in`.
  fileprivate var numberedSequence: ExprSyntax? {
    guard let call = callGivenTo else { return nil }
    return (call.arguments.first?.expression).flatMap(\.numbered)
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.numbered
  }
}
