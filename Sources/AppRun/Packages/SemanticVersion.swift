/// A version of three numbers, and perhaps the names of one that is not finished.
struct SemanticVersion: Comparable, Hashable, CustomStringConvertible {
  let numbers: [Int]
  /// What stands behind a hyphen, between dots.
  let early: [Substring]

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    numbers = [major, minor, patch]
    early = []
  }

  /// Nil if the text is no version. Tags may begin with a `v`.
  init?(_ text: some StringProtocol) {
    let plain = String(text).split(separator: "+", maxSplits: 1).first ?? ""
    let parts = plain.drop { $0 == "v" }.split(separator: "-", maxSplits: 1)
    let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap(\.self) + Array(repeating: 0, count: 3 - numbers.count)
    early = parts.count > 1 ? parts[1].split(separator: ".") : []
  }

  var description: String {
    numbers.map(String.init).joined(separator: ".") + (early.isEmpty ? "" : "-" + early.joined(separator: "."))
  }

  static func < (one: Self, other: Self) -> Bool {
    if one.numbers != other.numbers { return one.numbers.lexicographicallyPrecedes(other.numbers) }
    // A version is behind all that lead to it.
    if one.early.isEmpty || other.early.isEmpty { return !one.early.isEmpty && other.early.isEmpty }
    for (a, b) in zip(one.early, other.early) where a != b {
      switch (Int(a), Int(b)) {
      case (let a?, let b?): return a < b
      case (nil, _?): return false
      case (_?, nil): return true
      default: return a < b
      }
    }
    return one.early.count < other.early.count
  }
}
