/// The source that belongs to an app and that nobody has written: symbols for the assets of its catalogs, which Apple's tools add,
/// and imports of what Foundation brings on Apple's platforms alone.
package struct AddedSource {
  /// What sources declare themselves, which is not added.
  package struct Declared {
    private(set) var statics: Set<Substring> = []
    private(set) var resources: Set<Substring> = []

    package init(_ sources: [String]) {
      for source in sources {
        let names = source.matches(of: #/static\s+(?:let|var)\s+`?(\w+)/#).map(\.output.1)
        statics.formUnion(names)
        if source.contains(#/extension\s+(?:Color|Image)Resource/#) { resources.formUnion(names) }
      }
    }
  }

  package private(set) var text = """
    @_exported import Combine
    @_exported import Observation

    """

  /// - Parameter symbols: What the catalogs of the module hold.
  package init(_ symbols: [AssetSymbol], besides declared: Declared) {
    guard !symbols.isEmpty else { return }
    text += "import SwiftUI\n"
    for kind in AssetSymbol.Kind.allCases {
      let own = symbols.filter { $0.kind == kind && !declared.resources.contains($0.member[...]) }
      if !own.isEmpty { append("extension \(kind.rawValue)Resource", own, depth: 0) }
    }
    let colors = symbols.filter { $0.isOfColor && !declared.statics.contains($0.member[...]) }
    guard !colors.isEmpty else { return }
    for type in ["Color", "ShapeStyle where Self == Color"] {
      text += "\nextension \(type) {\n"
      for color in colors { text += "  static var `\(color.member)`: Color { Color(ColorResource.`\(color.member)`) }\n" }
      text += "}\n"
    }
  }

  private mutating func append(_ head: String, _ symbols: [AssetSymbol], depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    text += "\n\(indentation)\(head) {\n"
    for symbol in symbols where symbol.types.count == depth {
      let name = symbol.name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      let value = "\(symbol.kind.rawValue)Resource(name: \"\(name)\", bundle: .main)"
      text += "\(indentation)  static let `\(symbol.member)` = \(value)\n"
    }
    let inner = Dictionary(grouping: symbols.filter { $0.types.count > depth }) { $0.types[depth] }
    for (type, symbols) in inner.sorted(by: { $0.key < $1.key }) { append("enum \(type)", symbols, depth: depth + 1) }
    text += "\(indentation)}\n"
  }
}
