import SwiftSyntax

/// What the index can tell about the type of an expression or a property.
indirect enum StaticType {
  case instance(NominalType)
  /// A value of any type that conforms to a protocol of the sources.
  case existential(NominalType)
  case metatype(NominalType)
  case optional(StaticType)
  case array(StaticType)
  /// A type that the sources do not declare, by its name, with the types of its generic arguments.
  case external(String, [StaticType])
  case unknown

  /// The declared type of the value, whether optional or not.
  var nominal: NominalType? {
    switch self {
    case .instance(let type), .existential(let type): type
    case .optional(let wrapped): wrapped.nominal
    default: nil
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// What iterating over the value gives.
  var element: StaticType {
    switch self {
    case .array(let element): element
    case .external("Set", let arguments), .external("ArraySlice", let arguments): arguments.first ?? .unknown
    default: .unknown
    }
  }

  var unwrapped: StaticType { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// The type that a closure captures the value with.
  fileprivate func captured(isWeakly: Bool) -> StaticType {
    switch self {
    case .unknown: .unknown
    case .optional: self
    default: isWeakly ? .optional(self) : self
    }
  }
}

extension Project {
  // MARK: Types as written

  /// The type that a piece of type syntax stands for, seen from the given node.
  func staticType(_ syntax: TypeSyntax, at node: some SyntaxProtocol, in file: SourceFile) -> StaticType {
    if let name = syntax.as(IdentifierTypeSyntax.self)?.name.identifierText,
      let parameter = GenericParameter.find(name, at: node, in: self)
    {
      return type(of: parameter, in: file)
    }
    if let type = syntax.as(OptionalTypeSyntax.self) { return .optional(staticType(type.wrappedType, at: node, in: file)) }
    if let type = syntax.as(ArrayTypeSyntax.self) { return .array(staticType(type.element, at: node, in: file)) }
    return staticType(syntax, context: context(of: node), file: file)
  }

  /// What is known of the type that a generic parameter stands for: the class or the protocol of the sources that it must fulfil.
  private func type(of parameter: GenericParameter, in file: SourceFile) -> StaticType {
    if let known = observableParameters[parameter.syntax.id] { return .instance(known.type) }
    let found = parameter.constraints.flatMap(\.conformanceParts).compactMap {
      self.type(named: $0.name, in: parameter.context, from: file)
    }
    return (found.first(where: \.isObservableObject) ?? found.first).map { .instance($0) } ?? .unknown
  }

  func staticType(_ syntax: TypeSyntax, context: [String], file: SourceFile) -> StaticType {
    if let type = syntax.as(OptionalTypeSyntax.self) {
      return .optional(staticType(type.wrappedType, context: context, file: file))
    }
    if let type = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(staticType(type.wrappedType, context: context, file: file))
    }
    if let type = syntax.as(ArrayTypeSyntax.self) { return .array(staticType(type.element, context: context, file: file)) }
    if let type = syntax.as(DictionaryTypeSyntax.self) {
      return .external("Dictionary", [type.key, type.value].map { staticType($0, context: context, file: file) })
    }
    if let type = syntax.as(SomeOrAnyTypeSyntax.self) {
      let constraint = staticType(type.constraint, context: context, file: file)
      if case .existential(let found) = constraint, type.someOrAnySpecifier.text == "some" { return .instance(found) }
      return constraint
    }
    if let type = syntax.as(AttributedTypeSyntax.self) { return staticType(type.baseType, context: context, file: file) }
    if let type = syntax.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
      return staticType(only.type, context: context, file: file)
    }
    guard let path = syntax.path else { return .unknown }
    if path == ["Self"], let type = self.type(named: context, in: [], from: file) { return .instance(type) }
    if let type = self.type(named: path, in: context, from: file) {
      return type.kind == .protocol ? .existential(type) : .instance(type)
    }
    let arguments =
      syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
      .map { staticType($0, context: context, file: file) } ?? []
    switch (path.last, arguments.first) {
    case ("Optional", let wrapped?): return .optional(wrapped)
    case ("Array", let element?): return .array(element)
    default: return .external(path.joined(separator: "."), arguments)
    }
  }

  // MARK: Properties

  /// The type of a property's value: its annotation's, or what its initial value tells.
  func type(of property: Property) -> StaticType {
    if let known = typesOfProperties[ObjectIdentifier(property)] { return known }
    // A property whose initial value mentions itself has no type that could be told.
    typesOfProperties[ObjectIdentifier(property)] = .unknown
    let found = findType(of: property)
    typesOfProperties[ObjectIdentifier(property)] = found
    return found
  }

  private func findType(of property: Property) -> StaticType {
    // `@Environment(Model.self) var model`, `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`
    if property.binding.typeAnnotation == nil,
      let environment = property.attributes.first(where: {
        $0.lastName == "Environment" || $0.lastName.hasSuffix("ApplicationDelegateAdaptor")
      }), case .argumentList(let arguments) = environment.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let base = member.base
    {
      if case .metatype(let type) = type(of: base, in: property.file) { return .instance(type) }
    }
    return type(of: property.binding, in: property.file)
  }

  func type(of binding: PatternBindingSyntax, in file: SourceFile) -> StaticType {
    if let annotation = binding.typeAnnotation?.type { return staticType(annotation, at: binding, in: file) }
    if let value = binding.initializer?.value { return type(of: value, in: file) }
    return .unknown
  }

  // MARK: Expressions

  /// The type of an expression, as far as declarations tell. This is no type checker: what it cannot tell is `.unknown`.
  func type(of expression: ExprSyntax, in file: SourceFile) -> StaticType {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return type(of: reference, in: file) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return .unknown }
      return type(ofMember: member.declName.baseName.identifierText, of: type(of: base, in: file), in: file)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call, in: file) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return type(of: chain.expression, in: file).unwrapped }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression, in: file).unwrapped }
    if let attempt = expression.as(TryExprSyntax.self) {
      let type = type(of: attempt.expression, in: file)
      return attempt.questionOrExclamationMark?.text == "?" ? .optional(type) : type
    }
    if let awaited = expression.as(AwaitExprSyntax.self) { return type(of: awaited.expression, in: file) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return type(of: only.expression, in: file)
    }
    if let literal = expression.as(DictionaryExprSyntax.self), case .elements(let elements) = literal.content,
      let first = elements.first
    {
      return .external("Dictionary", [first.key, first.value].map { type(of: $0, in: file) })
    }
    if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
      return .array(type(of: first.expression, in: file))
    }
    if let index = expression.as(SubscriptCallExprSyntax.self) {
      guard index.arguments.count == 1 else { return .unknown }
      let collection = type(of: index.calledExpression, in: file)
      if case .external("Dictionary", let types) = collection, types.count == 2 { return .optional(types[1]) }
      return collection.element
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return type(of: generic.expression, in: file) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return type(of: sequence, in: file) }
    return .unknown
  }

  private func type(of sequence: SequenceExprSyntax, in file: SourceFile) -> StaticType {
    let elements = Array(sequence.elements)
    guard elements.count == 3 else { return .unknown }
    if let cast = elements[1].as(UnresolvedAsExprSyntax.self), let target = elements[2].as(TypeExprSyntax.self) {
      let type = staticType(target.type, at: sequence, in: file)
      return cast.questionOrExclamationMark?.text == "?" ? .optional(type) : type
    }
    if let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      let type = type(of: ternary.thenExpression, in: file)
      return type.isUnknown ? self.type(of: elements[2], in: file) : type
    }
    if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" { return type(of: elements[2], in: file) }
    return .unknown
  }

  private func type(of reference: DeclReferenceExprSyntax, in file: SourceFile) -> StaticType {
    type(ofName: reference.baseName.identifierText, at: reference, in: file)
  }

  /// The type of what a name stands for at a node: something local, a member of a type around it, a type, or a global.
  func type(ofName name: String, at node: some SyntaxProtocol, in file: SourceFile) -> StaticType {
    if let local = LocalBinding.find(name, at: node) { return type(of: local, in: file) }
    if name == "self" { return enclosingType(of: node).map { .instance($0) } ?? .unknown }
    if name == "Self" { return enclosingType(of: node).map { .metatype($0) } ?? .unknown }
    var type = enclosingType(of: node)
    while let current = type {
      if let property = current.property(name) { return self.type(of: property) }
      type = current.declarations.first.flatMap { enclosingType(of: $0.node) }
    }
    if let found = self.type(named: [name], in: context(of: node), from: file) { return .metatype(found) }
    return names.global(name, from: file).map { self.type(of: $0) } ?? .unknown
  }

  func type(ofMember name: String, of base: StaticType, in file: SourceFile) -> StaticType {
    switch base {
    case .instance(let type), .existential(let type):
      if name == "self" { return base }
      return type.property(name).map { self.type(of: $0) } ?? .unknown
    case .metatype(let type):
      if name == "self" { return base }
      if let nested = self.type(named: type.path + [name], in: [], from: type.file) { return .metatype(nested) }
      if let property = type.property(name), property.isStatic { return self.type(of: property) }
      return .unknown
    case .array(let element):
      return ["first", "last"].contains(name) ? .optional(element) : .unknown
    default: return .unknown
    }
  }

  private func type(of call: FunctionCallExprSyntax, in file: SourceFile) -> StaticType {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let closure = callee.as(ClosureExprSyntax.self) {
      if let result = closure.signature?.returnClause?.type { return staticType(result, at: call, in: file) }
      let statements = closure.statements
      if case .expr(let value)? = statements.first?.item, statements.count == 1 { return type(of: value, in: file) }
      if let last = statements.last?.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression {
        return type(of: last, in: file)
      }
      return .unknown
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      if case .metatype(let type) = type(of: reference, in: file) { return .instance(type) }
      let name = reference.baseName.identifierText
      if let function = enclosingType(of: call)?.function(name) { return result(of: function) }
      if let function = names.globalFunction(name, from: file) { return result(of: function) }
      // What is called by a capital letter and declared nowhere is a type of another module.
      return name.first?.isUppercase == true ? .external(name, []) : .unknown
    }
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.identifierText
      let owner = type(of: base, in: file)
      if name == "init", case .metatype(let type) = owner { return .instance(type) }
      if case .metatype(let type) = type(ofMember: name, of: owner, in: file) { return .instance(type) }
      switch owner {
      case .instance(let type), .existential(let type), .metatype(let type):
        return type.function(name).map(result(of:)) ?? .unknown
      case .array where ["filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast"].contains(name):
        return owner
      case .array(let element) where ["first", "last", "min", "max", "randomElement", "popLast"].contains(name):
        return .optional(element)
      default: return .unknown
      }
    }
    return .unknown
  }

  private func result(of function: Function) -> StaticType {
    guard let type = function.node.signature.returnClause?.type else { return .unknown }
    return staticType(type, at: function.node, in: function.file)
  }

  private func type(of local: LocalBinding, in file: SourceFile) -> StaticType {
    switch local {
    case .variable(let binding): return type(of: binding, in: file)
    case .unwrapped(let condition):
      if let annotation = condition.typeAnnotation?.type { return staticType(annotation, at: condition, in: file) }
      if let value = condition.initializer?.value { return type(of: value, in: file).unwrapped }
      // `if let model` unwraps what has the name outside of the statement.
      guard let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let statement = condition.parent?.parent?.parent
      else { return .unknown }
      return type(ofName: name, at: statement, in: file).unwrapped
    case .parameter(let parameter): return staticType(parameter.type, at: parameter, in: file)
    case .closureParameter(let closure, let index, let annotation):
      if let annotation { return staticType(annotation, at: closure, in: file) }
      return index == 0 ? elementGiven(to: closure, in: file) : .unknown
    case .loop(let loop): return type(of: loop.sequence, in: file).element
    case .numbered(let sequence): return type(of: sequence, in: file).element
    case .capture(let capture, let closure):
      let isWeak = capture.specifier?.specifier.text == "weak"
      if let value = capture.initializer?.value { return type(of: value, in: file).captured(isWeakly: isWeak) }
      if capture.name.text == "self", let type = enclosingType(of: capture) {
        return StaticType.instance(type).captured(isWeakly: isWeak)
      }
      // `[weak model]` names what has the name outside of the closure.
      return type(ofName: capture.name.identifierText, at: closure, in: file).captured(isWeakly: isWeak)
    case .matched(let pattern): return type(ofPattern: Syntax(pattern), in: file)
    case .other: return .unknown
    }
  }

  /// What the first parameter of a closure is, where the call gives it the elements of a collection.
  private func elementGiven(to closure: ClosureExprSyntax, in file: SourceFile) -> StaticType {
    var parent: Syntax? = closure.parent
    while let current = parent, !current.is(FunctionCallExprSyntax.self) {
      guard
        current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
          || current.is(MultipleTrailingClosureElementSyntax.self)
          || current.is(MultipleTrailingClosureElementListSyntax.self)
      else { return .unknown }
      parent = current.parent
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return .unknown }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard ["ForEach", "List"].contains(name), let data = call.arguments.first?.expression else { return .unknown }
      return type(of: data, in: file).element
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return .unknown }
    let names = [
      "map", "flatMap", "compactMap", "forEach", "filter", "first", "contains", "allSatisfy", "removeAll", "firstIndex", "sorted",
      "lastIndex", "last", "min", "max", "prefix", "drop",
    ]
    guard names.contains(member.declName.baseName.text) else { return .unknown }
    return type(of: base, in: file).element
  }
}
