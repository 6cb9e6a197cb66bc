import Foundation

/// The images and colors of all asset catalogs below a folder.
package struct AssetCatalogs: Sendable {
  /// Sorted by kind and name. Of two that have the same symbol only the first is here.
  package private(set) var symbols: [AssetSymbol] = []

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?
  }

  /// What sets there are. Sources know symbols as images.
  private static let kinds: [(suffix: String, kind: AssetSymbol.Kind)] = [
    (".colorset", .color), (".imageset", .image), (".symbolset", .image),
  ]
  /// More than any app has. What is beyond is not found.
  private static let limit = 200_000

  package init(below folder: String) {
    var found: [AssetSymbol] = []
    var isNamespace: [String: Bool] = [:]
    let walk = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while count < Self.limit, let path = walk?.nextObject() as? String {
      count += 1
      let parts = path.split(separator: "/").map(String.init)
      if parts.last?.hasPrefix(".") == true {
        walk?.skipDescendants()
        continue
      }
      guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }), let last = parts.last else { continue }
      for (suffix, kind) in Self.kinds where last.hasSuffix(suffix) {
        let inner = parts.indices[(catalog + 1)...].dropLast()
        let namespaces = inner.filter { index in
          let path = folder + "/" + parts[...index].joined(separator: "/")
          if let known = isNamespace[path] { return known }
          let provides = Self.providesNamespace(path)
          isNamespace[path] = provides
          return provides
        }
        let name = String(last.dropLast(suffix.count))
        if let symbol = AssetSymbol(kind: kind, namespaces: namespaces.map { parts[$0] }, name: name) { found.append(symbol) }
      }
    }
    var taken: Set<[String]> = []
    for symbol in found.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) })
    where taken.insert([symbol.kind.rawValue] + symbol.types + [symbol.member]).inserted {
      symbols.append(symbol)
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
  }
}
