/// Tells for a name whether it is a symbol of SwiftUI or Combine that is not here.
struct SymbolKnowledge: Sendable {
  /// What Apple's modules have.
  let apple: SymbolTable
  /// What this package has: the public symbols of its modules, as the toolchain lists them.
  let own: SymbolTable
  /// What every source has besides.
  let other: SymbolTable
  /// What the checked sources declare.
  let declared: SymbolUses.Declared
  /// What Foundation brings on Apple's platforms and not on Linux: names of types by their module.
  var broughtByFoundation: [String: Set<String>] = [:]
  /// The names that the checked sources use as those of types or functions.
  var named: Set<String> = []
  /// Names that Xcode makes for the assets of the checked sources.
  var assets: Set<String> = []

  private let ownNames: Set<String>
  private let otherNames: Set<String>

  init(apple: SymbolTable, own: SymbolTable, other: SymbolTable, declared: SymbolUses.Declared) {
    self.apple = apple
    self.own = own
    self.other = other
    self.declared = declared
    ownNames = own.allNames
    otherNames = other.allNames
  }

  /// Something that is not here.
  struct Missing: Hashable, Sendable {
    let name: String
    let kind: String
    let state: CheckReport.State
    let reason: String?
  }

  private func isSomewhere(_ name: String) -> Bool {
    ownNames.contains(name) || otherNames.contains(name) || declared.names.contains(name)
  }

  /// Whether a file needs what its module has only with the plugin `AppSources`: what Foundation brings on Apple's platforms, and
  /// symbols for assets.
  func usesAddedSource(_ uses: SymbolUses) -> Bool {
    let imports = Set(uses.imports.map(\.module))
    let importsAll = !imports.isDisjoint(with: ["SwiftUI", "SwiftUICore", "SwiftUITesting"])
    // The network comes with Combine here.
    let present = imports.contains("Combine") ? imports.union(["FoundationNetworking"]) : imports
    let absent = importsAll || imports.isEmpty ? [:] : broughtByFoundation.filter { !present.contains($0.key) }
    return uses.uses.keys.contains { use in
      guard !declared.names.contains(use.name) else { return false }
      switch use.form {
      case .member: return assets.contains(use.name) && !ownNames.contains(use.name) && !otherNames.contains(use.name)
      case .name, .attribute: return absent.values.contains { $0.contains(use.name) }
      case .macro, .environmentKey: return false
      }
    }
  }

  // MARK: By the use alone

  /// A name that is Apple's and nowhere here, so that its use cannot compile.
  func missing(_ use: SymbolUses.Use) -> Missing? {
    switch use.form {
    case .name: topLevel(use.name)
    case .attribute: attribute(use.name)
    case .macro: macro(use.name)
    case .environmentKey:
      !own.has(use.name, of: "EnvironmentValues") && !other.has(use.name, of: "EnvironmentValues")
        && !declared.environmentKeys.contains(use.name)
        && apple.has(use.name, of: "EnvironmentValues") ? member(use.name, in: "EnvironmentValues") : nil
    // What only one type has, or what belongs to something unknown, is left to the compiler: others may have members of that name.
    case .member:
      isSomewhere(use.name) || assets.contains(use.name) || use.root.map(isOfUnknownKind) == true
        || !apple.owners(of: use.name).contains { Self.sharedOwners.contains($0) || $0 == use.root }
        ? nil : member(use.name, of: nil)
    }
  }

  /// Whether a name is that of a type which nothing here declares.
  private func isUnknownType(_ name: String) -> Bool {
    name.first?.isUppercase == true && name != "Self" && !isTopLevelHere(name) && !otherNames.contains(name)
      && !ownNames.contains(name)
  }

  /// Whether a type of the sources inherits from something that is not here, so that nobody knows what it has.
  func isOfUnknownKind(_ type: String) -> Bool {
    if isUnknownType(type) { return true }
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      for inherited in declared.inherited[type] ?? [] {
        if isUnknownType(inherited) { return true }
        pending.append(inherited)
      }
    }
    return false
  }

  /// Whether what the compiler says follows from a type that is not here.
  func isCascade(_ complaint: Complaint) -> Bool {
    guard case .member(_, let owner?) = complaint, let type = owner.typeHead.split(separator: ".").last else { return false }
    return declared.names.contains(String(type)) && isOfUnknownKind(String(type))
  }

  private func isTopLevelHere(_ name: String) -> Bool {
    own.hasTopLevel(name) || other.hasTopLevel(name) || declared.names.contains(name)
  }

  private func topLevel(_ name: String) -> Missing? {
    guard !isTopLevelHere(name), apple.hasTopLevel(name) else { return nil }
    return make(name, apple.kinds(of: name, in: "").contains(.type) ? "type" : "function", name)
  }

  private func attribute(_ name: String) -> Missing? {
    guard !isTopLevelHere(name), apple.hasTopLevel(name) else { return nil }
    return make("@" + name, apple.kinds(of: name, in: "").contains(.macro) ? "macro" : "wrapper", name)
  }

  private func macro(_ name: String) -> Missing? {
    guard !isTopLevelHere(name), apple.kinds(of: name, in: "").contains(.macro) else { return nil }
    return make("#" + name, "macro", name)
  }

  private func make(_ name: String, _ kind: String, _ plain: String) -> Missing {
    let reason = LinuxLimits.reason(forSymbol: plain)
    return Missing(name: name, kind: kind, state: reason == nil ? .notYet : .cannotBe, reason: reason)
  }

  // MARK: By the compiler's word

  func missing(_ complaint: Complaint) -> Missing? {
    switch complaint {
    case .member(let name, let owner):
      return member(name, of: owner?.typeHead)
    case .name(let name):
      // A modifier of the view that the code stands in.
      let isModifier = !isSomewhere(name) && apple.has(name, of: "View")
      return topLevel(name) ?? foreign(name) ?? (isModifier ? member(name, in: "View") : nil)
    case .type(let name): return topLevel(name) ?? foreign(name)
    case .attribute(let name): return attribute(name) ?? foreign(name, mark: "@")
    case .macro(let name): return macro(name) ?? foreign(name, mark: "#")
    case .form, .tooComplex, .consequence, .other: return nil
    }
  }

  /// What stands in a module of Apple's that Linux does not have.
  private func foreign(_ name: String, mark: String = "") -> Missing? {
    guard !isTopLevelHere(name),
      let reason = LinuxLimits.reason(forSymbol: name) ?? LinuxLimits.reason(forForeignName: name)
    else { return nil }
    return Missing(
      name: mark + name, kind: mark == "@" ? "wrapper" : mark == "#" ? "macro" : "type", state: .cannotBe, reason: reason)
  }

  /// Types whose members others have too, because they conform or contain.
  private static let sharedOwners = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "Gesture", "Scene", "EnvironmentValues", "DynamicViewContent", "Text",
    "Image",
    "ToolbarContent", "Commands", "Publisher", "Animation", "Transition", "VisualEffect", "TabContent", "Color", "Font",
    "Binding",
  ]

  private func member(_ name: String, of head: String?) -> Missing? {
    var owners = apple.owners(of: name).filter { !$0.isEmpty && !own.has(name, of: $0) }
    // Of a type that is not here itself a source has a value only where it names the type.
    if head == nil {
      owners.removeAll { owner in
        let type = owner.prefix { $0 != "." }
        return !own.hasTopLevel(String(type)) && !named.contains(String(type)) && !Self.sharedOwners.contains(owner)
      }
    }
    guard !owners.isEmpty else { return nil }
    // A type of the source's own may lack what another one of it has.
    let type = head?.split(separator: ".").last.map(String.init)
    if declared.names.contains(name), type.map({ declared.names.contains($0) }) ?? true { return nil }
    if let collection = ["MutableCollection", "RangeReplaceableCollection"].first(where: owners.contains), head == "Array" {
      return Missing(name: "\(collection).\(name)", kind: "member", state: .notYet, reason: nil)
    }
    if let head, let exact = owners.first(where: { $0 == head || head.hasSuffix("." + $0) }) { return member(name, in: exact) }
    // A type of the language or of Foundation has no member of SwiftUI's, but for those that every view has.
    if let head, other.hasTopLevel(head), !own.hasTopLevel(head) { return nil }
    if let shared = Self.sharedOwners.first(where: owners.contains) { return member(name, in: shared) }
    // Where the type is known, and is neither of these, it is the source's own mistake.
    if head != nil { return nil }
    if isSomewhere(name) { return nil }
    // Which of several types it is of, nobody knows.
    return owners.count == 1 ? member(name, in: owners[0]) : make("." + name, "member", name)
  }

  private func member(_ name: String, in owner: String) -> Missing {
    if owner == "EnvironmentValues" { return make("\\.\(name)", "environment value", name) }
    let kinds = apple.kinds(of: name, in: owner)
    if kinds.contains(.type) { return make("\(owner).\(name)", "type", name) }
    if owner == "View", kinds.contains(.member) { return make("." + name, "modifier", name) }
    if kinds.contains(.staticMember) { return make("\(owner).\(name)", "static member", name) }
    return make("\(owner).\(name)", "member", name)
  }
}
