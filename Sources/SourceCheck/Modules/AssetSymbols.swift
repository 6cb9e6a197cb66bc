import Foundation

/// The names that Xcode makes for what catalogs of assets hold.
enum AssetSymbols {
  /// The names of colours and images in all catalogs below a folder.
  static func names(below folder: String) -> Set<String> {
    var names: Set<String> = []
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var count = 0
    for case let path as String in walk {
      count += 1
      // A folder of other things: what is not found is reported as an error of its own.
      if count > 200_000 { break }
      guard path.contains(".xcassets/") else { continue }
      for suffix in [".colorset", ".imageset"] where path.hasSuffix(suffix) {
        names.insert(symbol(for: String((path as NSString).lastPathComponent.dropLast(suffix.count))))
      }
    }
    return names
  }

  /// `brandBlue` for `Brand Blue`.
  static func symbol(for name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return name }
    let joined = lowered(String(first)) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// `uiKit` for `UIKit`: the capitals at the start, but for the one that begins the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
