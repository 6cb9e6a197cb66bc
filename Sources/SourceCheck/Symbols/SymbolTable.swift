import Foundation

/// Names of public symbols, by the type that has them.
struct SymbolTable: Codable, Equatable, Sendable {
  /// The kinds that are told apart, with the letters that the name lists use.
  enum Kind: String, Codable, Sendable {
    case type = "T"
    /// A method or a property of an instance.
    case member = "."
    case staticMember = "_"
    case macro = "#"
    case function = "f"
  }

  /// Members by the path of their type, `Color.RGBColorSpace`; what stands at the top level has an empty path.
  private(set) var names: [String: [String: Set<Kind>]] = [:]

  mutating func insert(_ name: String, _ kind: Kind, of owner: String) {
    names[owner, default: [:]][name, default: []].insert(kind)
  }

  mutating func formUnion(_ other: SymbolTable) {
    for (owner, members) in other.names {
      names[owner, default: [:]].merge(members) { $0.union($1) }
    }
  }

  /// Whether a type has a member of the name, of any kind.
  func has(_ name: String, of owner: String) -> Bool { names[owner]?[name] != nil }

  func kinds(of name: String, in owner: String) -> Set<Kind> { names[owner]?[name] ?? [] }

  /// Whether there is a type, a macro or a function of the name at the top level.
  func hasTopLevel(_ name: String) -> Bool { has(name, of: "") }

  /// The types that have a member of the name, sorted.
  func owners(of name: String) -> [String] { ownersByName[name] ?? [] }

  /// All names of members and types.
  var allNames: Set<String> { Set(ownersByName.keys) }

  /// `owners` by name, made once.
  private var ownersByName: [String: [String]] = [:]

  private enum CodingKeys: String, CodingKey { case names }

  init() {}

  init(from decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: CodingKeys.self).decode([String: [String: Set<Kind>]].self, forKey: .names)
    index()
  }

  /// Reads a list: lines of an owner, or `-`, a kind and names.
  init(list: String) {
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let kind = Kind(rawValue: String(words[1])) else { continue }
      let owner = words[0] == "-" ? "" : String(words[0])
      for name in words.dropFirst(2) { insert(String(name), kind, of: owner) }
    }
    index()
  }

  /// To be called after insertions, before owners are asked for.
  mutating func index() {
    ownersByName = [:]
    for owner in names.keys.sorted() {
      for name in names[owner]?.keys ?? [:].keys { ownersByName[name, default: []].append(owner) }
    }
  }
}

extension SymbolTable {
  /// What SwiftUI and Combine have on Apple's platforms, as far as it is known here.
  static let apple: SymbolTable = {
    var table = swiftUI
    table.formUnion(combine)
    table.index()
    return table
  }()

  static let swiftUI = SymbolTable(list: String(decoding: PackageResources.SwiftUINames_txt, as: UTF8.self))
  static let combine = SymbolTable(list: String(decoding: PackageResources.CombineNames_txt, as: UTF8.self))
}
