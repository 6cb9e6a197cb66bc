import SwiftSyntax

/// What members of a class read when they are read, once the class is converted: what is tracked, and what changes without telling.
struct TrackedMembers {
  struct Reads {
    /// Whether something tracked is read, or something that may be.
    var isTracked = false
    /// What is read that changes and that nothing tracks, as one would write it.
    var outside: [String] = []

    fileprivate mutating func add(_ other: Reads) {
      isTracked = isTracked || other.isTracked
      for name in other.outside where !outside.contains(name) { outside.append(name) }
    }
  }

  private struct Key: Hashable {
    let type: NominalType?
    let name: String
  }

  let type: NominalType
  let project: Project
  let appleStyle: Bool
  /// What is known already; a member that mentions itself reads nothing meanwhile.
  private var known: [Key: Reads] = [:]

  init(type: NominalType, project: Project, appleStyle: Bool) {
    self.type = type
    self.project = project
    self.appleStyle = appleStyle
  }

  mutating func reads(of name: String) -> Reads { reads(of: name, in: type) }

  private mutating func reads(of name: String, in type: NominalType) -> Reads {
    let key = Key(type: type, name: name)
    if let reads = known[key] { return reads }
    known[key] = Reads()
    let reads = findReads(of: name, in: type)
    known[key] = reads
    return reads
  }

  private mutating func findReads(of name: String, in type: NominalType) -> Reads {
    guard let property = type.property(name) else {
      // What the sources do not tell counts as tracked: no alarm for nothing.
      guard let function = type.function(name), let body = function.node.body else { return Reads(isTracked: true) }
      return reads(ofCode: Syntax(body), in: type, function.file)
    }
    if project.type(of: property).nominal?.isObservableObject == true || property.isPublished { return Reads(isTracked: true) }
    if property.isComputed {
      guard let accessors = property.binding.accessorBlock else { return Reads(isTracked: true) }
      // A setter that announces its change is made to tell Observation of it.
      if accessors.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "objectWillChange" }) {
        return Reads(isTracked: true)
      }
      return reads(ofCode: Syntax(accessors), in: type, property.file)
    }
    if property.isStatic { return property.isLet ? Reads() : Reads(outside: ["\(type.path.last!).\(name)"]) }
    guard property.isStoredVariable else { return Reads() }
    if self.type.isOrInherits(type) || type.isObservableObject {
      let isTracked =
        appleStyle || !property.attributes.isEmpty || project.isShown(property)
        || project.announcedProperties.contains(ObjectIdentifier(property))
      return isTracked ? Reads(isTracked: true) : Reads(outside: [name])
    }
    if type.isObservable { return Reads(isTracked: true) }
    // A value is a part of what holds it.
    return type.kind == .class ? Reads(outside: ["\(type.path.last!).\(name)"]) : Reads()
  }

  /// What a getter or a function reads.
  private mutating func reads(ofCode code: Syntax, in type: NominalType, _ file: SourceFile) -> Reads {
    var found = Reads()
    for token in code.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
      if token.namesOutsideState {
        found.add(Reads(outside: [token.text]))
      } else {
        found.add(reads(by: reference, token.identifierText, in: type, file))
      }
    }
    return found
  }

  private mutating func reads(
    by reference: DeclReferenceExprSyntax, _ name: String, in type: NominalType, _ file: SourceFile
  ) -> Reads {
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard let base = member.base else { return Reads() }
      switch project.type(of: base, in: file) {
      case .instance(let owner), .metatype(let owner), .optional(.instance(let owner)):
        if !self.type.isOrInherits(owner), owner.isObservableObject || owner.isObservable { return Reads(isTracked: true) }
        return has(name, owner) ? reads(of: name, in: owner) : Reads()
      default: return Reads()
      }
    }
    guard LocalBinding.find(name, at: reference) == nil else { return Reads() }
    if has(name, type) { return reads(of: name, in: type) }
    if let global = project.names.global(name, from: file) {
      return global.isLet || global.isComputed ? Reads() : Reads(outside: [name])
    }
    guard let function = project.names.globalFunction(name, from: file), let body = function.node.body else { return Reads() }
    let key = Key(type: nil, name: name)
    if let reads = known[key] { return reads }
    known[key] = Reads()
    let reads = reads(ofCode: Syntax(body), in: type, function.file)
    known[key] = reads
    return reads
  }

  private func has(_ name: String, _ type: NominalType) -> Bool { type.property(name) != nil || type.function(name) != nil }
}

extension TokenSyntax {
  /// Whether the name stands for something that changes without telling: the time, settings, files.
  var namesOutsideState: Bool {
    ["Date", "UserDefaults", "FileManager", "ProcessInfo", "Locale", "Calendar", "TimeZone"].contains(text)
  }
}
