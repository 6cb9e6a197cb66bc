import SwiftSyntax

/// What a type does with an object that it observes, as far as the names tell.
struct ViewReads {
  /// Whether the type names the object at all, or has a binding to it.
  private(set) var isMentioned = false
  /// Where it reads something that is tracked, or something that may be.
  private(set) var tracked: [DeclReferenceExprSyntax] = []
  /// The members that it reads and that depend on something which nothing tracks, with that.
  private(set) var untracked: [(member: String, outside: [String])] = []
  /// What it reads of plain classes that the object holds, as `member.name`.
  private(set) var held: [String] = []

  /// - Parameters:
  ///   - property: What holds the object in a type.
  ///   - owner: That type.
  ///   - type: The object's class.
  init(_ property: Property, in owner: NominalType, of type: NominalType, in project: Project, appleStyle: Bool) {
    var members = TrackedMembers(type: type, project: project, appleStyle: appleStyle)
    for name in ["", "$", "_"].map({ $0 + property.name }) {
      for (reference, _) in project.references(to: name, of: property, in: owner) {
        let expression = reference.withBase
        if expression.isAssigned { continue }
        isMentioned = true
        guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id else { continue }
        if name != property.name || ExprSyntax(member).isAssigned {
          // A binding reads what it is to.
          if name.hasPrefix("$") { tracked.append(reference) }
          continue
        }
        let read = member.declName.baseName.identifierText
        if let name = member.nameRead(ofPlainClassIn: type, project), !held.contains(name), !reference.isInAction {
          held.append(name)
        }
        let reads = members.reads(of: read)
        if reads.isTracked { tracked.append(reference) }
        // What gives nothing back shows nothing.
        let isShown = type.property(read) != nil || type.function(read)?.node.signature.returnClause != nil
        if isShown, !reads.outside.isEmpty, !reference.isInAction, !untracked.contains(where: { $0.member == read }) {
          untracked.append((read, reads.outside))
        }
      }
    }
  }
}

extension MemberAccessExprSyntax {
  /// `board.cells` if the member, `board`, holds an object of a class that nothing observes, and its variable `cells` is read here.
  fileprivate func nameRead(ofPlainClassIn type: NominalType, _ project: Project) -> String? {
    var node = Syntax(self)
    if let chain = node.parent, chain.is(OptionalChainingExprSyntax.self) || chain.is(ForceUnwrapExprSyntax.self) { node = chain }
    guard let outer = node.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == node.id,
      let property = type.property(declName.baseName.identifierText), property.isStoredVariable || property.isLet,
      let owned = project.type(of: property).nominal, owned.kind == .class, !owned.isObservable, !owned.isObservableObject,
      let variable = owned.property(outer.declName.baseName.identifierText), variable.isStoredVariable
    else { return nil }
    return property.name + "." + variable.name
  }
}

extension SyntaxProtocol {
  /// Whether the node stands in a closure that runs for an event and shows nothing.
  var isInAction: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let closure = node.as(ClosureExprSyntax.self), closure.runsLater { return true }
      if let call = parent.as(FunctionCallExprSyntax.self), node.id != call.calledExpression.id {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name,
          ["onAppear", "onDisappear", "onTapGesture", "onChange", "onReceive", "onSubmit", "onDelete", "task"].contains(name)
        {
          return true
        }
        let isButton = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button"
        if isButton, node.id == call.trailingClosure?.id, call.arguments.first?.label?.text != "action" { return true }
      }
      if let argument = parent.as(LabeledExprSyntax.self), argument.label?.text == "action" { return true }
      if parent.is(MemberBlockItemSyntax.self) { return false }
      node = parent
    }
    return false
  }
}
