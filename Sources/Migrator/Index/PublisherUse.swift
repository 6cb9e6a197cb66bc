import SwiftSyntax

/// A place where an observable object is used as a publisher.
struct PublisherUse {
  enum Kind {
    /// `objectWillChange.send()`
    case send
    /// Anything else that is done with `objectWillChange`.
    case objectWillChange
    /// `$property` of a published property.
    case property(Property)
    /// `assign(to: &$property)`
    case assignment(Property)
  }

  let kind: Kind
  /// The object's type.
  let type: NominalType
  /// Whether the object is `self`.
  let isSelf: Bool
  /// The whole expression, from the object to `objectWillChange` or `$property`.
  let node: ExprSyntax
  /// The name alone, which a bridge replaces.
  let name: TokenSyntax
  let file: SourceFile

  /// The statement that only passes the object's changes on to an object of the class around it: a pipeline into a closure that
  /// says `objectWillChange.send()` and nothing else.
  var forwarding: ForwardingStatement? { ForwardingStatement(from: node) }
}

/// A use of a publisher that cannot be told apart from that of a published property, because the object's type is not known.
struct UnknownPublisherUse {
  let name: String
  let node: ExprSyntax
  let file: SourceFile
}

extension Project {
  /// Finds all places where observable objects of the sources are used as publishers.
  func findPublisherUses() -> (known: [PublisherUse], unknown: [UnknownPublisherUse]) {
    var known: [PublisherUse] = []
    var unknown: [UnknownPublisherUse] = []
    for contents in contents {
      let file = contents.file
      for (name, references) in contents.referencesByName where name == "objectWillChange" || name.hasPrefix("$") {
        for reference in references {
          let member = reference.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == reference.id ? $0 : nil }
          let node = member.map(ExprSyntax.init) ?? ExprSyntax(reference)
          guard let owner = owner(of: reference, member: member, in: file) else {
            if isUntold(reference, member: member, in: file) {
              unknown.append(UnknownPublisherUse(name: name, node: node, file: file))
            }
            continue
          }
          guard owner.isObservableObject, let kind = kind(of: name, node: node, owner: owner) else { continue }
          let isSelf =
            member == nil || member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" || member?.isWeakSelf == true
          known.append(
            PublisherUse(kind: kind, type: owner, isSelf: isSelf, node: node, name: reference.baseName, file: file))
        }
      }
    }
    return (known.sorted { $0.node.position < $1.node.position }, unknown)
  }

  private func owner(of reference: DeclReferenceExprSyntax, member: MemberAccessExprSyntax?, in file: SourceFile) -> NominalType?
  {
    if let member {
      guard let base = member.base else { return nil }
      return type(of: base, in: file).nominal
    }
    if let path = reference.keyPath {
      guard let root = path.root, path.components.count == 1 else { return nil }
      return staticType(root, at: reference, in: file).nominal
    }
    let written = reference.baseName.identifierText
    let name = String(written.drop { $0 == "$" })
    let isHidden =
      written == name ? LocalBinding.find(name, at: reference) != nil : LocalBinding.hasWrapper(name, at: reference)
    if isHidden { return nil }
    var type = enclosingType(of: reference)
    while let current = type {
      if current.isObservableObject, name == "objectWillChange" || current.property(name)?.isPublished == true { return current }
      if current.property(name) != nil { return nil }
      type = current.declarations.first.flatMap { enclosingType(of: $0.node) }
    }
    return nil
  }

  /// Whether the object that a publisher belongs to may be any: one of a type that the sources do not declare is none of theirs.
  private func isUntold(_ reference: DeclReferenceExprSyntax, member: MemberAccessExprSyntax?, in file: SourceFile) -> Bool {
    if reference.isInKeyPath { return true }
    if let member {
      guard let base = member.base else { return false }
      return type(of: base, in: file).isUnknown
    }
    let written = reference.baseName.identifierText
    let name = String(written.drop { $0 == "$" })
    guard name.first?.isNumber == false, LocalBinding.find(written, at: reference) == nil,
      !LocalBinding.hasWrapper(name, at: reference)
    else { return false }
    // What neither the types around it nor those that they inherit from declare belongs to one that the sources do not show.
    var type = enclosingType(of: reference)
    while let current = type {
      if current.property(name) != nil { return false }
      type = current.declarations.first.flatMap { enclosingType(of: $0.node) }
    }
    return written != name || LocalBinding.find(name, at: reference) == nil
  }

  private func kind(of name: String, node: ExprSyntax, owner: NominalType) -> PublisherUse.Kind? {
    if name == "objectWillChange" {
      if let send = node.parent?.as(MemberAccessExprSyntax.self), send.declName.baseName.text == "send",
        send.parent?.is(FunctionCallExprSyntax.self) == true
      {
        return .send
      }
      return .objectWillChange
    }
    guard let property = owner.property(String(name.dropFirst())), property.isPublished else { return nil }
    if node.parent?.is(InOutExprSyntax.self) == true { return .assignment(property) }
    return .property(property)
  }
}

extension DeclReferenceExprSyntax {
  /// The key path that the name is a component of.
  fileprivate var keyPath: KeyPathExprSyntax? {
    guard let component = parent?.as(KeyPathPropertyComponentSyntax.self) else { return nil }
    return component.parent?.parent?.parent?.as(KeyPathExprSyntax.self)
  }

  fileprivate var isInKeyPath: Bool { keyPath != nil }
}

extension MemberAccessExprSyntax {
  /// Whether the base is `self?`.
  var isWeakSelf: Bool {
    base?.as(OptionalChainingExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}

/// A statement whose only purpose is that one object announces its own change when another one changes.
struct ForwardingStatement {
  /// The statement to remove.
  let statement: CodeBlockItemSyntax
  /// The `objectWillChange` that it sends to.
  let announcement: ExprSyntax

  /// Looks upwards from the publisher: operators, `sink`, `store(in:)`, an assignment, a loop over several publishers.
  init?(from publisher: ExprSyntax) {
    var node = Syntax(publisher)
    var announcement: ExprSyntax?
    while let parent = node.parent {
      node = parent
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "sink":
          guard announcement == nil, let found = call.onlyClosure?.announcement else { return nil }
          announcement = found
        case "dropFirst", "receive", "removeDuplicates", "debounce", "throttle", "eraseToAnyPublisher", "subscribe":
          guard announcement == nil else { return nil }
        case "store", "map", "forEach", "compactMap", "flatMap":
          guard announcement != nil else { return nil }
        default: return nil
        }
      } else if let item = parent.as(CodeBlockItemSyntax.self) {
        guard let announcement else { return nil }
        // One publisher of many: `children.map { $0.objectWillChange.sink { … } }`, or the same in a loop.
        if item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let container = item.parent?.parent {
          if let closure = container.as(ClosureExprSyntax.self) {
            node = Syntax(closure)
            continue
          }
          if let loop = container.parent?.as(ForStmtSyntax.self) {
            node = Syntax(loop)
            continue
          }
        }
        statement = item
        self.announcement = announcement
        return
      } else if let sequence = parent.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), announcement != nil else { return nil }
      } else if parent.is(VariableDeclSyntax.self) || parent.asProtocol((any DeclGroupSyntax).self) != nil {
        return nil
      }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is the call's only argument but for labelled ones before it.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    if let trailingClosure { return additionalTrailingClosures.isEmpty && arguments.isEmpty ? trailingClosure : nil }
    guard arguments.count == 1, let only = arguments.first else { return nil }
    return only.expression.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The `objectWillChange` that the closure's only statement announces.
  fileprivate var announcement: ExprSyntax? {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item,
      let call = expression.as(FunctionCallExprSyntax.self)
        ?? expression.as(OptionalChainingExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let send = call.calledExpression.as(MemberAccessExprSyntax.self), send.declName.baseName.text == "send",
      let target = send.base
    else { return nil }
    if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "objectWillChange" ? target : nil }
    guard let member = target.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "objectWillChange",
      member.isWeakSelf || member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return target
  }

  /// The call that the closure is an argument of.
  var callGivenTo: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
