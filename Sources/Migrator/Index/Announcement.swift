import SwiftSyntax

/// An `objectWillChange.send()` that a class says about itself, and what becomes of it.
struct Announcement {
  enum Outcome {
    /// It goes, because these stored variables become tracked and announce themselves.
    case removed(tracking: [Property])
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
    var node = Syntax(call)
    while let parent = node.parent {
      if let accessor = parent.as(AccessorDeclSyntax.self) {
        guard let property = type.properties.first(where: { $0.binding.accessorBlock?.id == accessor.parent?.parent?.id }) else {
          break
        }
        if property.isComputed { return Announcement(use: use, statement: statement, outcome: .elsewhere) }
        return Announcement(use: use, statement: statement, outcome: outcome(tracking: [property]))
      }
      if let body = parent.as(FunctionDeclSyntax.self)?.body ?? parent.as(InitializerDeclSyntax.self)?.body {
        return Announcement(use: use, statement: statement, outcome: outcome(of: body.statements, in: type))
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.statements.count > 1 {
          return Announcement(use: use, statement: statement, outcome: outcome(of: closure.statements, in: type))
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
  private func outcome(of code: CodeBlockItemListSyntax, in type: NominalType) -> Announcement.Outcome {
    let finder = MutationFinder()
    finder.walk(code)
    let changed = type.storedVariables.filter { finder.names.contains($0.name) || finder.namesOfOwners.contains($0.name) }
    for property in changed where !finder.names.contains(property.name) {
      // Tracking a reference says nothing of what it refers to.
      guard let owned = self.type(of: property).nominal, owned.kind == .class, !owned.isObservableObject, !owned.isObservable
      else { continue }
      return .refused(
        "objectWillChange.send() announces a change in \(owned.name), which is not observable; make it an ObservableObject first")
    }
    if changed.isEmpty {
      return .refused("objectWillChange.send() announces a change that cannot be found in the same function")
    }
    return outcome(tracking: changed)
  }

  /// The announcement goes if all that it is about can be tracked in its place. A lazy or wrapped variable could not.
  private func outcome(tracking properties: [Property]) -> Announcement.Outcome {
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
    return .removed(tracking: properties)
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
