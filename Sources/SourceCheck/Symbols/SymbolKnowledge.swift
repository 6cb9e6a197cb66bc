/// Tells for a name whether it is a symbol of SwiftUI or Combine that is not here.
struct SymbolKnowledge: Sendable {
  /// What Apple's modules have.
  let apple: SymbolTable
  /// What this package has.
  let own: SymbolTable
  /// What every source has besides.
  let other: SymbolTable
  /// What the checked sources declare.
  var declared: Set<String>
  /// Names that Xcode makes for the assets of the checked sources.
  var assets: Set<String> = []

  private let ownNames: Set<String>
  private let otherNames: Set<String>

  init(apple: SymbolTable, own: SymbolTable, other: SymbolTable, declared: Set<String>) {
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
    ownNames.contains(name) || otherNames.contains(name) || declared.contains(name)
  }

  // MARK: By the use alone

  /// A name that is Apple's and nowhere here, so that its use cannot compile.
  func missing(_ use: SymbolUses.Use) -> Missing? {
    switch use.form {
    case .name: topLevel(use.name)
    case .attribute: attribute(use.name)
    case .macro: macro(use.name)
    case .keyPath:
      !isSomewhere(use.name) && apple.has(use.name, of: "EnvironmentValues")
        ? make("\\.\(use.name)", "environment value", use.name) : nil
    case .member: isSomewhere(use.name) ? nil : member(use.name, of: nil)
    }
  }

  private func isTopLevelHere(_ name: String) -> Bool {
    own.hasTopLevel(name) || other.hasTopLevel(name) || declared.contains(name)
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
      if assets.contains(name) {
        return Missing(
          name: "." + name, kind: "asset symbol", state: .notYet, reason: "Xcode generates it from a catalog of assets.")
      }
      return member(name, of: owner?.typeHead)
    case .name(let name): return topLevel(name) ?? foreign(name)
    case .type(let name): return topLevel(name) ?? foreign(name)
    case .attribute(let name): return attribute(name) ?? foreign(name, mark: "@")
    case .macro(let name): return macro(name) ?? foreign(name, mark: "#")
    case .form, .tooComplex, .other: return nil
    }
  }

  /// What stands in a module of Apple's that Linux does not have.
  private func foreign(_ name: String, mark: String = "") -> Missing? {
    guard !isTopLevelHere(name),
      let reason = LinuxLimits.reason(forSymbol: name) ?? LinuxLimits.reason(forForeignName: name)
    else { return nil }
    return Missing(name: mark + name, kind: mark == "@" ? "wrapper" : mark == "#" ? "macro" : "type", state: .cannotBe, reason: reason)
  }

  /// Types whose members others have too, because they conform or contain.
  private static let sharedOwners = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "Gesture", "Scene", "EnvironmentValues", "DynamicViewContent", "Text", "Image",
    "ToolbarContent", "Commands", "Publisher", "Animation", "Transition", "VisualEffect", "TabContent", "Color", "Font", "Binding",
  ]

  private func member(_ name: String, of head: String?) -> Missing? {
    let owners = apple.owners(of: name).filter { !$0.isEmpty && !own.has(name, of: $0) }
    guard !owners.isEmpty, !declared.contains(name) else { return nil }
    if let head, let exact = owners.first(where: { $0 == head || head.hasSuffix("." + $0) }) { return member(name, in: exact) }
    // A type of the language or of Foundation has no member of SwiftUI's, but for those that every view has.
    if let head, other.hasTopLevel(head), !own.hasTopLevel(head) { return nil }
    if let shared = Self.sharedOwners.first(where: owners.contains) { return member(name, in: shared) }
    // Where the type is known, and is neither of these, it is the source's own mistake.
    if head != nil { return nil }
    return isSomewhere(name) ? nil : member(name, in: owners[0])
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
