/// The source that belongs to an app and that nobody has written: symbols for the assets of its catalogs, which Apple's tools add, imports of
/// what Foundation brings on Apple's platforms alone, and what literals of colors and images stand for there.
package struct AddedSource {
  /// What sources declare themselves, which is not added, and what they use of what is added only where it is used.
  package struct Declared {
    private(set) var statics: Set<Substring> = []
    private(set) var resources: Set<Substring> = []
    private(set) var hasColorLiterals = false
    private(set) var hasImageLiterals = false
    private(set) var hasOwnLiterals = false
    private(set) var hasOwnBundle = false

    package init(_ sources: [String]) {
      for source in sources {
        hasColorLiterals = hasColorLiterals || source.contains("#colorLiteral")
        hasImageLiterals = hasImageLiterals || source.contains("#imageLiteral")
        hasOwnLiterals = hasOwnLiterals || source.contains("_ColorLiteralType") || source.contains("_ImageLiteralType")
        let names = source.matches(of: #/static\s+(?:[a-z]+(?:\(set\))?\s+)*?(?:let|var)\s+`?(\w+)/#).map(\.output.1)
        statics.formUnion(names)
        if source.contains(#/extension\s+(?:Color|Image)Resource/#) { resources.formUnion(names) }
        if names.contains("module"), source.contains(#/extension\s+(?:Foundation\.)?Bundle\b/#) { hasOwnBundle = true }
      }
    }
  }

  private let bundle: String

  package private(set) var text = """
    @_exported import Combine
    @_exported import Observation
    #if canImport(FoundationAdditions)
      @_exported import FoundationAdditions
    #endif

    """

  /// - Parameters:
  ///   - symbols: What the catalogs of the module hold.
  ///   - hasBundle: Whether the module is a package's target with resources, which finds them in `Bundle.module`. Where the package manager
  ///     itself builds the target, it adds that.
  ///   - bundle: Where the assets are.
  ///   - modules: What all files of the module see without an import.
  package init(
    _ symbols: [AssetSymbol], besides declared: Declared, hasBundle: Bool = false, bundle: String = ".main",
    modules: Set<String> = []
  ) {
    self.bundle = bundle
    for module in modules.sorted() { text += "@_exported import \(module)\n" }
    if hasBundle, !declared.hasOwnBundle {
      text += "import Foundation\n\nextension Foundation.Bundle {\n  static var module: Bundle { .main }\n}\n\n"
    }
    let hasColors = declared.hasColorLiterals && !declared.hasOwnLiterals
    let hasImages = declared.hasImageLiterals && !declared.hasOwnLiterals
    if !symbols.isEmpty || hasColors || hasImages { text += "import SwiftUI\n" }
    if hasColors { text += Self.colorLiteral }
    if hasImages { text += Self.imageLiteral }
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

  /// On Apple's platforms such a literal is a color of UIKit or AppKit, of which SwiftUI makes its own.
  private static let colorLiteral = """

    struct AddedColorLiteral: _ExpressibleByColorLiteral, Hashable, Sendable {
      fileprivate let red, green, blue, alpha: Double
      init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        (self.red, self.green, self.blue, self.alpha) = (Double(red), Double(green), Double(blue), Double(alpha))
      }
    }
    typealias _ColorLiteralType = AddedColorLiteral
    extension Color {
      init(_ literal: AddedColorLiteral) {
        self.init(.sRGB, red: literal.red, green: literal.green, blue: literal.blue, opacity: literal.alpha)
      }
      init(uiColor literal: AddedColorLiteral) { self.init(literal) }
      init(nsColor literal: AddedColorLiteral) { self.init(literal) }
    }

    """

  private static let imageLiteral = """

    struct AddedImageLiteral: _ExpressibleByImageLiteral, Hashable, Sendable {
      fileprivate let name: String
      init(imageLiteralResourceName path: String) { name = path }
    }
    typealias _ImageLiteralType = AddedImageLiteral
    extension Image {
      init(uiImage literal: AddedImageLiteral) { self.init(literal.name) }
      init(nsImage literal: AddedImageLiteral) { self.init(literal.name) }
    }

    """

  private mutating func append(_ head: String, _ symbols: [AssetSymbol], depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    text += "\n\(indentation)\(head) {\n"
    for symbol in symbols where symbol.types.count == depth {
      let name = symbol.name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      let value = "\(symbol.kind.rawValue)Resource(name: \"\(name)\", bundle: \(bundle))"
      text += "\(indentation)  static let `\(symbol.member)` = \(value)\n"
    }
    let inner = Dictionary(grouping: symbols.filter { $0.types.count > depth }) { $0.types[depth] }
    for (type, symbols) in inner.sorted(by: { $0.key < $1.key }) { append("enum \(type)", symbols, depth: depth + 1) }
    text += "\(indentation)}\n"
  }
}
