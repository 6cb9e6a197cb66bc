import SwiftSyntax

/// An `objectWillChange.send()` that a class says about itself, and what becomes of it.
struct Announcement {
  enum Outcome {
    /// It goes, because these stored variables become tracked and announce themselves. Some may be of other classes, which must be converted.
    case removed(tracking: [Property], requiring: Set<NominalType>)
    /// It belongs to a pipeline that is removed as a whole, or to a computed property's setter.
    case elsewhere
    /// What changed cannot be found.
    case refused(String)
  }

  let use: PublisherUse
  let statement: CodeBlockItemSyntax?
  let outcome: Outcome
}

extension Project {
  /// What an observable object announces by hand.
  func findAnnouncements(of type: NominalType, uses: [PublisherUse]) -> [Announcement] {
    uses.compactMap { use in
      guard use.type == type, case .send = use.kind else { return nil }
      return announcement(use, of: type)
    }
  }

  private func announcement(_ use: PublisherUse, of type: NominalType) -> Announcement {
    guard use.isSelf else {
      return Announcement(
        use: use, statement: nil,
        outcome: .refused("something outside of \(type.name) announces its changes with objectWillChange.send()"))
    }
    guard let call = use.node.parent?.parent else { return Announcement(use: use, statement: nil, outcome: .elsewhere) }
    if forwardedAnnouncements.contains(use.node.id) { return Announcement(use: use, statement: nil, outcome: .elsewhere) }
    let statement = call.statement
    let others = othersChanges.causes(of: use.node)
    if others.contains(where: \.isWholeObject) {
      return Announcement(
        use: use, statement: statement,
        outcome: .refused(
          "objectWillChange.send() passes on the announcement of another object here, and does something beside that; use a closure for "
            + "each"))
    }
    let observed = Set(others.compactMap(\.type)).subtracting([type])
    var node = Syntax(call)
    while let parent = node.parent {
      if let accessor = parent.as(AccessorDeclSyntax.self) {
        guard let property = type.properties.first(where: { $0.binding.accessorBlock?.id == accessor.parent?.parent?.id }) else {
          break
        }
        if property.isComputed { return Announcement(use: use, statement: statement, outcome: .elsewhere) }
        return Announcement(use: use, statement: statement, outcome: outcome(tracking: [property], requiring: observed))
      }
      if let body = parent.as(FunctionDeclSyntax.self)?.body ?? parent.as(InitializerDeclSyntax.self)?.body {
        return Announcement(use: use, statement: statement, outcome: outcome(of: body.statements, in: type, use.file, observed))
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.statements.count > 1 {
          return Announcement(
            use: use, statement: statement, outcome: outcome(of: closure.statements, in: type, use.file, observed))
        }
        guard closure.isRunOnce else { break }
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { break }
      node = parent
    }
    return Announcement(
      use: use, statement: statement,
      outcome: .refused("objectWillChange.send() announces a change that cannot be found in the same function"))
  }

  /// What is announced in a piece of code: the stored variables of the type that it assigns or mutates.
  private func outcome(
    of code: CodeBlockItemListSyntax, in type: NominalType, _ file: SourceFile, _ observed: Set<NominalType>
  ) -> Announcement.Outcome {
    let finder = MutationFinder()
    finder.walk(code)
    var changed = type.storedVariables.filter { finder.names.contains($0.name) || finder.namesOfOwners.contains($0.name) }
    var required = observed
    // Tracking a reference says nothing of what it refers to.
    for (holder, member) in finder.targets.map({ holder(of: $0, in: file) }) {
      switch holder {
      case .value, .itself(type): continue
      case .itself(let owned):
        required.insert(owned)
        if let variable = member.flatMap(owned.property), variable.isStoredVariable, !variable.isPublished {
          changed.append(variable)
        }
      case .reference(let name):
        return .refused(
          "objectWillChange.send() announces a change in \(name), which is not observable; make it an ObservableObject first")
      case .unknown(let text):
        return .refused("objectWillChange.send() announces a change in \(text), which may be an object that is not observable")
      }
    }
    if changed.isEmpty {
      return .refused("objectWillChange.send() announces a change that cannot be found in the same function")
    }
    return outcome(tracking: changed, requiring: required)
  }

  /// The announcement goes if all that it is about can be tracked in its place. A lazy or wrapped variable could not.
  private func outcome(tracking properties: [Property], requiring types: Set<NominalType>) -> Announcement.Outcome {
    let untracked = properties.first { property in
      switch storage(of: property) {
      case .published: false
      case .plain: cannotBeTracked(property)
      default: true
      }
    }
    if let untracked {
      return .refused("objectWillChange.send() announces a change of \(untracked.name), which @Observable cannot track")
    }
    return .removed(tracking: properties, requiring: types)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is run once, now or a little later, by the function that it is given to.
  var isRunOnce: Bool {
    let name = callGivenTo?.calledExpression
    let last =
      name?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? name?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["async", "asyncAfter", "sync", "run", "perform", "performAndWait", "withAnimation", "Task"].contains(last ?? "")
  }
}

extension SyntaxProtocol {
  /// The statement that the node stands in.
  var statement: CodeBlockItemSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) { return item }
      node = parent
    }
    return nil
  }
}
