import SwiftSyntax

/// What holds a member that code sets: to set a member of a value sets the variable which has it, to set one of an object sets nothing else.
enum Holder {
  case value
  /// An object of an observable class of the sources.
  case itself(NominalType)
  /// An object of another class, by its name.
  case reference(String)
  /// Perhaps an object, by what is written.
  case unknown(String)
}

extension Project {
  /// What holds what an expression sets, with the member's name: the innermost object, or else values alone. `entries[0]` for
  /// `entries[0].done`.
  func holder(of target: ExprSyntax, in file: SourceFile) -> (Holder, member: String?) {
    var node = target
    while true {
      var found: (Holder, member: String?) = (.value, nil)
      if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" || member.isWeakSelf { return found }
        let name = member.declName.baseName.identifierText
        // A number is a part of a tuple.
        if Int(name) == nil { found = (holder(base, in: file), name) }
        node = base
      } else if let index = node.as(SubscriptCallExprSyntax.self) {
        found = (holder(index.calledExpression, in: file, isCollection: true), nil)
        node = index.calledExpression
      } else {
        return found
      }
      if case .value = found.0 { continue }
      return found
    }
  }

  private func holder(_ expression: ExprSyntax, in file: SourceFile, isCollection: Bool = false) -> Holder {
    let text = expression.trimmedDescription
    switch type(of: expression, in: file).withoutOptional {
    case .instance(let type), .existential(let type):
      if type.isObservableObject { return .itself(type) }
      if type.isObservable { return .value }
      switch type.kind {
      case .class, .actor: return .reference(type.name)
      case .protocol, .extension: return isImmutable(expression) ? .reference(type.name) : .unknown(text)
      default: return .value
      }
    // A static variable is none of the object's.
    case .metatype(let type): return .reference(type.name)
    case .array: return .value
    case .external(let name, _):
      if Self.valueTypes.contains(name) { return .value }
      return isImmutable(expression) ? .reference(name) : .unknown(text)
    case .optional, .unknown:
      if isImmutable(expression) { return .reference(text) }
      // What has a subscript is a collection nearly always, and these are values.
      return isCollection || isLocalVariable(expression) ? .value : .unknown(text)
    }
  }

  /// Whether the expression cannot be set itself, so that a member of it can be set only if it is an object.
  private func isImmutable(_ expression: ExprSyntax) -> Bool {
    if expression.is(FunctionCallExprSyntax.self) { return true }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    switch LocalBinding.find(name, at: expression) {
    case .variable(let binding):
      return binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    case .unwrapped(let condition): return condition.bindingSpecifier.tokenKind == .keyword(.let)
    case .parameter(let parameter): return !parameter.type.trimmedDescription.hasPrefix("inout ")
    case .loop(let loop): return loop.pattern.is(IdentifierPatternSyntax.self)
    case .closureParameter(let closure, _, _):
      let called = closure.callGivenTo?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return ["forEach", "map", "compactMap", "flatMap", "filter", "sink"].contains(called)
    case nil: return enclosingType(of: expression)?.property(name)?.isLet == true
    default: return false
    }
  }

  private func isLocalVariable(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.rootName else { return false }
    return LocalBinding.find(name, at: expression) != nil
  }

  /// Types of other modules that are values for certain.
  private static let valueTypes: Set<String> = [
    "Array", "ArraySlice", "AttributedString", "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector",
    "Calendar",
    "Character", "Color", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Dictionary", "Double", "Float",
    "IndexPath", "IndexSet",
    "Int", "Locale", "NavigationPath", "PersonNameComponents", "Range", "Set", "String", "TimeZone", "URL", "URLComponents",
    "URLRequest", "UUID",
  ]
}

extension StaticType {
  /// The type of the value behind any number of optionals.
  fileprivate var withoutOptional: StaticType {
    if case .optional(let wrapped) = self { wrapped.withoutOptional } else { self }
  }
}
