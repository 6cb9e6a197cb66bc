import Foundation

extension Locale {
  /// The locale of the language that a person reads best, from the header `Accept-Language`; nil if that names none.
  init?(acceptLanguage header: String) {
    var best: (identifier: String, quality: Double)?
    // Browsers name a handful.
    for entry in header.prefix(1000).split(separator: ",").prefix(20) {
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, tag.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/) != nil else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard quality > best?.quality ?? 0, let identifier = Self.known(tag) else { continue }
      best = (identifier, quality)
    }
    guard let best else { return nil }
    self.init(identifier: best.identifier)
  }

  /// The identifiers that a header can name. Foundation keeps each locale that was ever made, so nobody may make up more of them.
  private static let known = Set(
    availableIdentifiers.flatMap { identifier in
      let parts = identifier.split(separator: "_").map(String.init)
      // Browsers leave the script out where the region says it, as in zh-TW.
      let isWithScript = parts.count == 3 && parts[1].count == 4
      return [identifier, parts[0]] + (isWithScript ? ["\(parts[0])_\(parts[2])"] : [])
    })

  /// The one that says most of what a tag says; nil for a language that is not known.
  private static func known(_ tag: String) -> String? {
    let parts = tag.split(separator: "-").map(String.init)
    let language = parts[0].lowercased()
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalized
    let region = parts.dropFirst().first { $0.wholeMatch(of: /[A-Za-z]{2}|[0-9]{3}/) != nil }?.uppercased()
    return [[script, region], [script], [region], []].lazy.map { ([language] + $0.compactMap { $0 }).joined(separator: "_") }
      .first(where: known.contains)
  }
}
