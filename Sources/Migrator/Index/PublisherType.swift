import SwiftSyntax

extension Project {
  /// Where the sources spell out the type that the property's publisher has: `Published<Int>.Publisher` for an `Int`.
  func spelledPublisher(of property: Property, of type: NominalType) -> (
    node: IdentifierTypeSyntax, file: SourceFile
  )? {
    let value = property.typeText.map(Self.normalized)
    return publishedPublishers.first { node, file in
      guard sees(type.module, from: file.module), let argument = node.genericArgumentClause?.arguments.first?.argument else {
        return false
      }
      // What a getter or a function returns is the publisher that its code names.
      if let named = node.projectionsReturned, !named.isEmpty { return named.contains("$" + property.name) }
      if let name = argument.as(IdentifierTypeSyntax.self)?.name.identifierText,
        GenericParameter.find(name, at: node, in: self) != nil
      {
        return true
      }
      return Self.normalized(argument.trimmedDescription) == value
    }
  }

  /// A type's text without what makes no difference.
  private static func normalized(_ type: String) -> String {
    let text = type.filter { !$0.isWhitespace }
    guard text.hasPrefix("Optional<"), text.hasSuffix(">") else { return text }
    return text.dropFirst("Optional<".count).dropLast() + "?"
  }
}

extension IdentifierTypeSyntax {
  /// The names with `$` in the code whose result has this type; nil if the type is not that of a result.
  fileprivate var projectionsReturned: Set<String>? {
    var body: Syntax?
    var node = Syntax(self)
    while let parent = node.parent, body == nil {
      if parent.is(FunctionParameterSyntax.self) { return nil }
      if let function = parent.as(FunctionDeclSyntax.self) { body = function.body.map(Syntax.init) }
      if let binding = parent.as(PatternBindingSyntax.self) { body = binding.accessorBlock.map(Syntax.init) }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    guard let body else { return nil }
    return Set(
      body.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.hasPrefix("$") && $0.dropFirst().first?.isNumber == false })
  }
}

extension Property {
  /// The property's type as text: its annotation, or what a literal or the call of an initializer tells.
  var typeText: String? {
    if let type = binding.typeAnnotation?.type.trimmed {
      if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.trimmedDescription + "?" }
      return type.trimmedDescription
    }
    return binding.initializer?.value.typeText
  }
}

extension ExprSyntax {
  fileprivate var typeText: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { return prefix.expression.typeText }
    if let array = self.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { $0.expression.typeText ?? "" })
      guard types.count == 1, let only = types.first, !only.isEmpty else { return nil }
      return "[\(only)]"
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else {
      // `Direction.north`
      guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.text.first?.isUppercase == true, member.declName.baseName.text.first?.isLowercase == true
      else { return nil }
      return base.baseName.text
    }
    let name = call.calledExpression.trimmedDescription
    let last = name.split(separator: ".").last ?? ""
    // `Model()`, `[Int]()`, `Set<Int>()`, `Date.init()`
    if name.hasPrefix("[") { return name }
    if name.hasSuffix(".init") { return String(name.dropLast(5)) }
    return last.first?.isUppercase == true ? name : nil
  }
}
