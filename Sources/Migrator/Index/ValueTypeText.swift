import SwiftSyntax

extension Project {
  /// The type of a property's value as source writes it: its annotation, or what the initial value tells for certain.
  func valueTypeText(of property: Property) -> String? {
    if let type = property.binding.typeAnnotation?.type.trimmed {
      if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.trimmedDescription + "?" }
      return type.trimmedDescription
    }
    // A property that is its own initial value has no type that could be told.
    guard propertiesInQuestion.insert(ObjectIdentifier(property)).inserted else { return nil }
    defer { propertiesInQuestion.remove(ObjectIdentifier(property)) }
    return property.binding.initializer.flatMap { valueTypeText(of: $0.value, in: property.file) }
  }

  private func valueTypeText(of value: ExprSyntax, in file: SourceFile) -> String? {
    if let name = value.nameOfLiteralType { return name }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      let text = valueTypeText(of: prefix.expression, in: file)
      return prefix.operator.text == "-" && ["Int", "Double"].contains(text) ? text : nil
    }
    if let array = value.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { valueTypeText(of: $0.expression, in: file) ?? "" })
      guard types.count == 1, let only = types.first, !only.isEmpty else { return nil }
      return "[\(only)]"
    }
    if let member = value.as(MemberAccessExprSyntax.self) { return valueTypeText(of: member, in: file) }
    return value.as(FunctionCallExprSyntax.self).flatMap { valueTypeText(of: $0, in: file) }
  }

  // MARK: `Type.member`

  private func valueTypeText(of member: MemberAccessExprSyntax, in file: SourceFile) -> String? {
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    if case .metatype(let type) = self.type(of: base, in: file) {
      let text = base.trimmedDescription
      if type.declarations.contains(where: { $0.hasCase(name) }) { return text }
      if let property = type.properties.first(where: { $0.name == name && $0.isStatic }) {
        return typeText(valueTypeText(of: property), of: type, as: text)
      }
      return name == "allCases" && type.conforms(to: "CaseIterable") ? "[\(text)]" : nil
    }
    guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return Self.membersOfOwnType[type]?.contains(name) == true ? type : nil
  }

  /// Static members of other modules' types that are values of these.
  private static let membersOfOwnType: [String: Set<String>] = {
    let numbers: Set = ["zero", "pi", "infinity", "nan", "greatestFiniteMagnitude", "leastNormalMagnitude"]
    var members: [String: Set<String>] = [
      "Int": ["max", "min", "zero"], "Double": numbers, "CGFloat": numbers, "Float": numbers, "CGPoint": ["zero"],
      "CGSize": ["zero"],
      "CGRect": ["zero", "null", "infinite"], "Date": ["now", "distantPast", "distantFuture"],
      "Locale": ["current", "autoupdatingCurrent"],
      "Calendar": ["current", "autoupdatingCurrent"], "TimeZone": ["current", "autoupdatingCurrent", "gmt"], "Duration": ["zero"],
      "Angle": ["zero"], "UnitPoint": ["zero", "center", "top", "bottom", "leading", "trailing"],
      "ColorScheme": ["light", "dark"], "LayoutDirection": ["leftToRight", "rightToLeft"],
    ]
    members["Color"] = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray",
      "black",
      "clear", "primary", "secondary", "accentColor",
    ]
    return members
  }()

  /// A type as a declaration within `type` writes it, as it is written elsewhere: nil if the names may mean something else there.
  private func typeText(_ text: String?, of type: NominalType, as name: String) -> String? {
    guard let text else { return nil }
    if text == "Self" || text == type.path.last { return name }
    let known: Set = ["Int", "String", "Double", "Bool", "Date", "Data", "URL", "UUID", "CGFloat", "Float", "Color"]
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    for name in names where !known.contains(name) {
      // A type within that one would need its name before it.
      let path = name.split(separator: ".").map(String.init)
      guard let found = self.type(named: path, in: type.path, from: type.file), found.path == path else { return nil }
    }
    return text
  }

  // MARK: Calls

  private func valueTypeText(of call: FunctionCallExprSyntax, in file: SourceFile) -> String? {
    var callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
      callee = base
    }
    let text = callee.trimmedDescription
    // `[Int]()`, `[String: Int]()`
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return text }
    let plain = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    let isSpecialized = callee.is(GenericSpecializationExprSyntax.self)
    if case .metatype(let type) = self.type(of: plain, in: file) {
      if !isSpecialized, type.declarations.contains(where: { $0.genericParameters != nil }) { return nil }
      return initializerResult(type, call).map { $0 ? text + "?" : text }
    }
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      case .metatype(let type) = self.type(of: base, in: file)
    {
      let name = member.declName.baseName.identifierText
      // `Destination.book(id)`
      if type.declarations.contains(where: { $0.hasCase(name) }) { return base.trimmedDescription }
      let functions = type.functions.filter { $0.name == name && $0.isStatic }
      guard functions.count == 1, functions[0].node.genericParameterClause == nil else { return nil }
      return typeText(functions[0].node.signature.returnClause?.type.trimmedDescription, of: type, as: base.trimmedDescription)
    }
    guard plain.path?.last?.first?.isUppercase == true else { return nil }
    return isSpecialized || call.makesItsType ? text : nil
  }

  /// Whether the initializer that a call means may fail; nil if the sources do not tell.
  private func initializerResult(_ type: NominalType, _ call: FunctionCallExprSyntax) -> Bool? {
    guard call.trailingClosure == nil else { return type.initializers.contains { $0.optionalMark != nil } ? nil : false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let own = ([type] + type.ancestors).flatMap(\.initializers)
    let fitting = own.filter { $0.takes(labels) }
    if !fitting.isEmpty {
      let marks = Set(fitting.map { $0.optionalMark?.text == "?" })
      return marks.count == 1 ? marks.first : nil
    }
    if labels == ["rawValue"] {
      // An enumeration's fails; that of an option set or another structure is the memberwise one.
      return type.kind == .enum
    }
    return type.kind == .struct || labels.isEmpty ? false : nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether an initializer of another module's type is certain to give a value of the type: not an optional one, nor one of a generic type
  /// whose parameters are not written.
  fileprivate var makesItsType: Bool {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? calledExpression.trimmedDescription
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let labels = arguments.map { $0.label?.text ?? "_" }
    if ["Set", "Array", "Dictionary", "Optional", "CurrentValueSubject", "PassthroughSubject", "Range", "ClosedRange"].contains(
      last)
    {
      return false
    }
    if labels.isEmpty { return true }
    if labels.contains("rawValue") { return false }
    let sure: [String: Set<String>] = [
      "Date": ["timeIntervalSince1970", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate", "timeInterval"],
      "URL": ["fileURLWithPath", "filePath"], "Data": ["count", "capacity", "repeating", "_"],
      "DateComponents": ["calendar", "year", "month", "day", "hour", "minute"],
      "CGPoint": ["x"], "CGSize": ["width"], "CGRect": ["x", "origin"], "URLRequest": ["url"],
      "String": ["repeating", "describing", "localized"], "Locale": ["identifier"], "Calendar": ["identifier"],
      "Color": ["red", "white", "hue", "_", ".sRGB"], "Angle": ["degrees", "radians"], "UUID": [], "AttributedString": ["_"],
    ]
    if let known = sure[last] { return known.contains(labels[0]) }
    // A number of a number, but not of a text.
    guard ["Int", "Double", "Float", "CGFloat"].contains(last), labels == ["_"] else { return false }
    return ["Int", "Double"].contains(arguments.first?.expression.nameOfLiteralType ?? "")
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer may be called with arguments of these labels, in this order.
  fileprivate func takes(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in signature.parameterClause.parameters {
      if rest.first == parameter.firstName.text {
        rest.removeFirst()
        while parameter.ellipsis != nil, rest.first == "_" { rest.removeFirst() }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension NominalType {
  /// Whether the type says that it conforms to a protocol of another module.
  fileprivate func conforms(to name: String) -> Bool {
    everywhere.flatMap(\.inheritedTypes).contains { $0.type.conformanceParts.contains { $0.name.last == name } }
  }
}

extension ExprSyntax {
  /// The type that a literal has if nothing else is said.
  var nameOfLiteralType: String? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }

  /// The names of a type that is written as names with dots between them.
  fileprivate var path: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.identifierText] }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.path else { return nil }
    return base + [member.declName.baseName.identifierText]
  }
}

extension TypeDeclaration {
  /// Whether it is an enumeration with a case of the name.
  func hasCase(_ name: String) -> Bool {
    node.memberBlock.members.contains { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.identifierText == name } == true
    }
  }
}
