import SwiftSyntax

/// What a type does with an object that it observes, as far as the names tell.
struct ViewReads {
  /// Whether the type names the object at all, or has a binding to it.
  private(set) var isMentioned = false
  /// Where it reads something that is tracked, or something that may be.
  private(set) var tracked: [DeclReferenceExprSyntax] = []
  /// The members that it reads and that nothing tracks.
  private(set) var untracked: [String] = []
  /// What it reads of plain classes that the object holds, as `member.name`.
  private(set) var held: [String] = []

  init(_ observing: ObservingProperty, of type: NominalType, in project: Project, appleStyle: Bool) {
    var members = TrackedMembers(type: type, project: project, appleStyle: appleStyle)
    for name in ["", "$", "_"].map({ $0 + observing.property.name }) {
      for (reference, _) in project.references(to: name, of: observing.property, in: observing.owner) {
        let expression = reference.withBase
        if expression.isAssigned { continue }
        isMentioned = true
        guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id else { continue }
        if name != observing.property.name || ExprSyntax(member).isAssigned {
          // A binding reads what it is to.
          if name.hasPrefix("$") { tracked.append(reference) }
          continue
        }
        let read = member.declName.baseName.identifierText
        if let name = member.nameRead(ofPlainClassIn: type, project), !held.contains(name), !reference.isInAction {
          held.append(name)
        }
        switch members.kind(of: read) {
        case .tracked: tracked.append(reference)
        case .untracked where !untracked.contains(read) && type.property(read) != nil && !reference.isInAction:
          untracked.append(read)
        default: break
        }
      }
    }
  }
}

/// Which members of a class are tracked when they are read.
private struct TrackedMembers {
  enum Kind { case tracked, untracked, constant }
  let type: NominalType
  let project: Project
  let appleStyle: Bool
  /// What is known already; a member that mentions itself counts as constant meanwhile.
  private var known: [String: Kind] = [:]

  init(type: NominalType, project: Project, appleStyle: Bool) {
    self.type = type
    self.project = project
    self.appleStyle = appleStyle
  }

  mutating func kind(of name: String) -> Kind {
    if let kind = known[name] { return kind }
    known[name] = .constant
    let kind = findKind(of: name)
    known[name] = kind
    return kind
  }

  private mutating func findKind(of name: String) -> Kind {
    guard let property = type.property(name) else {
      // What the sources do not tell counts as tracked: no alarm for nothing.
      return type.function(name).map { kind(ofBody: $0.node.body.map(Syntax.init)) } ?? .tracked
    }
    if project.type(of: property).nominal?.isObservableObject == true || property.isPublished { return .tracked }
    if property.isComputed {
      let accessors = property.binding.accessorBlock.map(Syntax.init)
      // A setter that announces its change is made to tell Observation of it.
      if accessors?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "objectWillChange" }) == true {
        return .tracked
      }
      return kind(ofBody: accessors)
    }
    guard property.isStoredVariable else { return .constant }
    let isTracked =
      appleStyle || !property.attributes.isEmpty || project.isShown(property)
      || project.announcedProperties.contains(ObjectIdentifier(property))
    return isTracked ? .tracked : .untracked
  }

  /// What a getter or a function reads: something tracked, or else something that changes without being tracked.
  private mutating func kind(ofBody body: Syntax?) -> Kind {
    guard let body else { return .tracked }
    var found = Kind.constant
    for token in body.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, token.parent?.is(DeclReferenceExprSyntax.self) == true else { continue }
      let name = token.identifierText
      if token.namesOutsideState {
        found = .untracked
      } else if type.property(name) != nil || type.function(name) != nil {
        switch kind(of: name) {
        case .tracked: return .tracked
        case .untracked: found = .untracked
        case .constant: break
        }
      }
    }
    return found
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
  fileprivate var isInAction: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
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

extension TokenSyntax {
  /// Whether the name stands for something that changes without telling: the time, settings, files.
  var namesOutsideState: Bool {
    ["Date", "UserDefaults", "FileManager", "ProcessInfo", "Locale", "Calendar", "TimeZone"].contains(text)
  }
}
