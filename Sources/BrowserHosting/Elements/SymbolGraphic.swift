import SwiftUICore
import SymbolDrawings
import Synchronization

/// Symbols as nodes: each refers to a drawing, which the page gets once.
enum SymbolGraphic {
  /// Of the box of every symbol, in em at medium scale.
  static let height = SymbolDrawing.height

  static func drawing(of symbol: ShownSymbol) -> SymbolDrawing { SymbolDrawing.named(symbol.name) ?? .missing }

  static func node(of symbol: ShownSymbol, isResizable: Bool) -> DOMNode {
    let drawing = drawing(of: symbol)
    let name = drawing.isMirroredRightToLeft ? "graphic mirrored" : "graphic"
    let width = (drawing.width * 1000).rounded() / 1000
    let size = isResizable ? [] : [("width", "\(CSS.number(width))em")]
    return DOMNode("svg", [("class", name)] + size, .use(definition(of: symbol, isResizable: isResizable)))
  }

  /// What tells drawings of symbols from each other.
  fileprivate struct Key: Hashable {
    let name: String?
    let weight: SymbolWeight
    let scale: SymbolScale
    let isLayered: Bool
    /// In twentieths.
    let value: Int?
    let isResizable: Bool
  }

  private static let definitions = Mutex<[Key: DOMDefinition]>([:])

  private static func definition(of symbol: ShownSymbol, isResizable: Bool) -> DOMDefinition {
    let key = Key(
      name: SymbolDrawing.named(symbol.name) == nil ? nil : symbol.name, weight: SymbolWeight(css: symbol.weight),
      scale: symbol.scale.drawn, isLayered: symbol.mode != .monochrome, value: symbol.value.map { Int(($0 * 20).rounded()) },
      isResizable: isResizable)
    return definitions.withLock { definitions in
      if let known = definitions[key] { return known }
      let definition = DOMDefinition(name: key.identifier) { key.markup(named: $0) }
      definitions[key] = definition
      return definition
    }
  }
}

extension SymbolGraphic.Key {
  /// Names of symbols that are drawn have letters, digits and dots.
  fileprivate var identifier: String {
    var traits = "\(weight.rawValue)\(scale == .medium ? "" : "\(scale)".prefix(1))"
    if isLayered { traits += "-layers" }
    if let value { traits += "-v\(value)" }
    if isResizable { traits += "-stretched" }
    return "\(name ?? "missing")-\(traits)"
  }

  fileprivate func markup(named identifier: String) -> String {
    let drawing = name.flatMap(SymbolDrawing.named) ?? .missing
    let svg = drawing.svg(
      weight: weight, scale: scale, value: value.map { Double($0) / 20 }, isLayered: isLayered, isStretched: isResizable,
      prefix: identifier.replacing(".", with: "_"))
    // A resizable symbol fills its box, whatever the proportions.
    let stretch = isResizable ? " preserveAspectRatio=\"none\"" : ""
    return "<svg id=\"\(identifier)\"\(stretch)\(svg.dropFirst(4))"
  }
}

extension Image.Scale {
  var drawn: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
