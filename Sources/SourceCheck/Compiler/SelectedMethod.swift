import SwiftSyntax

/// The method that a `#selector` names, if it is one of a class and in the same file.
struct SelectedMethod {
  private let type: String
  private let method: FunctionDeclSyntax

  init?(_ name: ExprSyntax, in place: Syntax) {
    let around = Self.typeAround(place)
    let reference: DeclReferenceExprSyntax
    if let member = name.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self) {
      let isOwn = ["self", "Self"].contains(base.baseName.text)
      guard let type = isOwn ? around : base.baseName.text else { return nil }
      self.type = type
      reference = member.declName
    } else {
      guard let around, let own = name.as(DeclReferenceExprSyntax.self) else { return nil }
      type = around
      reference = own
    }
    let finder = Finder(type, reference)
    finder.walk(place.root)
    guard finder.isClass, let method = finder.found else { return nil }
    self.method = method
  }

  /// A closure that calls it, on one line.
  var call: String {
    let name = method.name.text
    let throwing = method.signature.effectSpecifiers?.throwsClause == nil ? "" : "try? "
    // Of a function without a result there is nothing to leave out, which the compiler would say.
    let result = method.signature.returnClause?.type.trimmedDescription
    let call = (result == nil || result == "Void" || result == "()" ? "" : "_ = ") + throwing
    guard let parameter = method.signature.parameterClause.parameters.first else {
      return "{ a, _ in if let a = a as? \(type) { \(call)a.\(name)() } }"
    }
    let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
    let begin = "{ a, b in if let a = a as? \(type)"
    let wrapped =
      parameter.type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    let given: String
    switch (wrapped ?? parameter.type).trimmedDescription {
    case "Any": return "\(begin) { \(call)a.\(name)(\(label)b\(wrapped == nil ? " as Any" : "")) } }"
    case "NSNotification": given = "(b as? Notification)?._bridgeToObjectiveC()"
    case let type: given = "b as? \(type)"
    }
    return wrapped == nil
      ? "\(begin), let b = \(given) { \(call)a.\(name)(\(label)b) } }"
      : "\(begin) { \(call)a.\(name)(\(label)\(given)) } }"
  }

  private static func typeAround(_ place: Syntax) -> String? {
    var next = place.parent
    while let node = next {
      if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) || node.is(ActorDeclSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }

  private final class Finder: SyntaxVisitor {
    private let type: String
    private let base: String
    /// Nil where the selector says none.
    private let labels: [String]?
    var isClass = false
    var found: FunctionDeclSyntax?

    init(_ type: String, _ reference: DeclReferenceExprSyntax) {
      self.type = type
      base = reference.baseName.text
      labels = reference.argumentNames?.arguments.map(\.name.text)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == type {
        isClass = true
        look(node.memberBlock)
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == type { look(node.memberBlock) }
      return .visitChildren
    }

    private func look(_ block: MemberBlockSyntax) {
      for member in block.members {
        guard found == nil, let method = member.decl.as(FunctionDeclSyntax.self), method.name.text == base,
          !method.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
          method.genericParameterClause == nil, method.signature.effectSpecifiers?.asyncSpecifier == nil
        else { continue }
        let parameters = method.signature.parameterClause.parameters
        guard parameters.count <= 1, labels == nil || labels == parameters.map(\.firstName.text) else { continue }
        found = method
      }
    }
  }
}
