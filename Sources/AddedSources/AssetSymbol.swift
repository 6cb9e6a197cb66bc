/// An image or a color of a catalog, with the name that sources have for it.
package struct AssetSymbol: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case color = "Color"
    case image = "Image"
  }

  package let kind: Kind
  /// The name in the catalog, with the folders that are namespaces.
  package let name: String
  /// Types, one in the other, for the namespaces.
  package let types: [String]
  /// The static member, `brandBlue` for `Brand Blue`.
  package let member: String

  /// Nil if no name of Swift can be made of it.
  package init?(kind: Kind, namespaces: [String], name: String) {
    self.kind = kind
    self.name = (namespaces + [name]).joined(separator: "/")
    types = namespaces.map { Self.camelCase($0, isType: true) }
    // `BrandColor` among the colors says nothing more than `brand`.
    let short = name.hasSuffix(kind.rawValue) ? String(name.dropLast(kind.rawValue.count)) : name
    let member = Self.isConstant(name) ? Self.constant(name) : Self.camelCase(short, isType: false)
    self.member = member.isEmpty ? Self.camelCase(name, isType: false) : member
    guard !self.member.isEmpty, !Self.unusable.contains(self.member), !types.contains("") else { return nil }
  }

  /// Whether the member stands beside those that colors have anyway, and hides none of them.
  var isOfColor: Bool { kind == .color && types.isEmpty && !Self.systemColors.contains(member) }

  /// Names that stay keywords after a dot.
  private static let unusable: Set = ["self", "Type", "Protocol", "init"]

  private static let systemColors: Set = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray", "green", "indigo",
    "link",
    "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection",
    "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]

  private static func camelCase(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(capitalized)
    let joined = words.joined()
    if joined.first?.isNumber == true { return "_" + joined }
    return isType ? joined : loweringFirstWord(joined)
  }

  /// Whether all its letters are capitals, as in `FFCB1F`, or it has none.
  private static func isConstant(_ name: String) -> Bool { name.allSatisfy { !$0.isLetter || $0.isUppercase } }

  /// Such a name keeps its capitals: `FFCB_1_F`.
  private static func constant(_ name: String) -> String {
    let joined = name.split { !$0.isLetter && !$0.isNumber }.flatMap(runs).joined(separator: "_")
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// The letters and the digits of a word, by themselves.
  private static func runs(_ word: Substring) -> [Substring] {
    var runs: [Substring] = []
    var start = word.startIndex
    for place in word.indices.dropFirst() where word[place].isNumber != word[word.index(before: place)].isNumber {
      runs.append(word[start..<place])
      start = place
    }
    return runs + [word[start...]]
  }

  /// `Icon` for `icon`. A letter after a digit begins a word too.
  private static func capitalized(_ word: Substring) -> String {
    var result = ""
    var beginsWord = true
    for character in word {
      result += beginsWord && character.isLetter ? character.uppercased() : String(character)
      beginsWord = character.isNumber
    }
    return result
  }

  /// `urlIcon` for `URLIcon`: all capitals at the start, but for the one that begins the next word.
  private static func loweringFirstWord(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    let kept = capitals.count > 1 && rest.first?.isLetter == true ? 1 : 0
    return capitals.dropLast(kept).lowercased() + capitals.suffix(kept) + rest
  }
}
