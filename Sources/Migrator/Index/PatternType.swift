import SwiftSyntax

extension Project {
  /// The type of what a pattern stands for, by the place where it is matched: the subject of a `switch`, or a value of an enumeration's case.
  func type(ofPattern pattern: Syntax, in file: SourceFile) -> StaticType {
    var node = pattern
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
          let index = list.firstIndex(where: { $0.id == argument.id }),
          let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return .unknown }
        let position = list.distance(from: list.startIndex, to: index)
        return type(ofValue: argument.label?.identifierText, at: position, ofCaseIn: call, in: file)
      }
      // `let model?`
      if parent.is(OptionalChainingExprSyntax.self) { return type(ofPattern: parent, in: file).unwrapped }
      if let item = parent.as(SwitchCaseItemSyntax.self) { return subject(of: item, in: file) }
      if let condition = parent.as(MatchingPatternConditionSyntax.self) {
        return type(of: condition.initializer.value, in: file)
      }
      if let loop = parent.as(ForStmtSyntax.self) { return type(of: loop.sequence, in: file).element }
      guard
        parent.is(PatternExprSyntax.self) || parent.is(ValueBindingPatternSyntax.self) || parent.is(ExpressionPatternSyntax.self)
      else { return .unknown }
      node = parent
    }
    return .unknown
  }

  private func subject(of item: SwitchCaseItemSyntax, in file: SourceFile) -> StaticType {
    var node = item.parent
    while let current = node {
      if let statement = current.as(SwitchExprSyntax.self) { return type(of: statement.subject, in: file) }
      node = current.parent
    }
    return .unknown
  }

  /// The type of one of the values of the case that a pattern names: `.settings(let manager)`.
  private func type(
    ofValue label: String?, at position: Int, ofCaseIn call: FunctionCallExprSyntax, in file: SourceFile
  ) -> StaticType {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .unknown }
    let name = member.declName.baseName.identifierText
    let matched: StaticType
    if let base = member.base, case .metatype(let type) = type(of: base, in: file) {
      matched = .instance(type)
    } else {
      matched = type(ofPattern: Syntax(call), in: file)
    }
    if name == "some", case .optional(let wrapped) = matched { return wrapped }
    guard let (element, owner) = enumCase(name, of: matched.unwrapped.nominal, from: file),
      let parameters = element.parameterClause?.parameters
    else { return .unknown }
    let labelled = label.flatMap { label in parameters.first { $0.firstName?.identifierText == label } }
    guard let parameter = labelled ?? Array(parameters).dropFirst(position).first else { return .unknown }
    return staticType(parameter.type, at: parameter, in: owner)
  }

  /// The case of an enumeration; if that is not known, the only case of the name and all enumerations that the file sees.
  private func enumCase(
    _ name: String, of type: NominalType?, from file: SourceFile
  ) -> (EnumCaseElementSyntax, SourceFile)? {
    if let type { return type.enumCase(name) }
    let found = (enumerationsByCase[name] ?? []).filter { sees($0.module, from: file.module) }
    return found.count == 1 ? found[0].enumCase(name) : nil
  }

  func findEnumerationsByCase() -> [String: [NominalType]] {
    var result: [String: [NominalType]] = [:]
    for type in types where type.kind == .enum {
      for name in Set(type.enumCases.map(\.element.name.identifierText)) { result[name, default: []].append(type) }
    }
    return result
  }
}

extension NominalType {
  fileprivate var enumCases: [(element: EnumCaseElementSyntax, file: SourceFile)] {
    declarations.flatMap { declaration in
      declaration.node.memberBlock.members.flatMap { member -> [(element: EnumCaseElementSyntax, file: SourceFile)] in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.map { ($0, declaration.file) } ?? []
      }
    }
  }

  fileprivate func enumCase(_ name: String) -> (EnumCaseElementSyntax, SourceFile)? {
    enumCases.first { $0.element.name.identifierText == name }.map { ($0.element, $0.file) }
  }
}
