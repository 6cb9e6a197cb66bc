/// A symbol as paths on a grid of 24 x 24 units, which any host can paint at any size and weight.
///
/// An em is 20 units. The middle of the grid stands at the middle of the capital letters of the text around it.
package struct SymbolDrawing: Equatable, Sendable {
  /// The paths, from back to front.
  package let layers: [SymbolLayer]
  /// Whether the symbol is shown as in a mirror where text runs from right to left.
  package let isMirroredRightToLeft: Bool
  /// The part of the grid that the symbol takes, with the space beside it: as high as the grid, and as wide as it needs.
  package let box: GridBox
  /// What is drawn of it, with the little space that is left around it where it is stretched to a size.
  package let ink: GridBox

  init(layers: [SymbolLayer], isMirroredRightToLeft: Bool = false) {
    self.layers = layers
    self.isMirroredRightToLeft = isMirroredRightToLeft
    let ink = layers.bounds ?? GridBox(.centre)
    box = GridBox(minX: ink.minX - Self.bearing, minY: 0, maxX: ink.maxX + Self.bearing, maxY: 24)
    self.ink = ink.outset(Self.margin)
  }

  /// The space at either side.
  private static let bearing = 1.6
  private static let margin = 0.3

  /// How much room the symbol takes in a line, in em, at medium scale.
  package var width: Double { box.width / 20 }

  /// How large the symbol is without the space around it, in em, at medium scale.
  package var inkSize: (width: Double, height: Double) { (ink.width / 20, ink.height / 20) }

  /// The height of every symbol's box in em, at medium scale.
  package static let height = 1.2

  /// The symbol with this name; nil for one that nobody has drawn.
  package static func named(_ name: String) -> SymbolDrawing? { SymbolCache.shared.drawing(named: name) }

  /// What stands for a symbol that nobody has drawn: a dashed square.
  package static let missing = named("square.dashed") ?? SymbolDrawing(layers: [])

  /// The names of all drawings that others are derived from, sorted; parts of drawings, which begin with an underscore, are left out.
  package static let names: [String] = SymbolCatalog.shared.sources.keys.filter { $0.first != "_" }.sorted()

  /// A layer with its stroke's width on the grid.
  package struct OutlinedLayer: Equatable, Sendable {
    /// The layer as it is at every weight.
    package let layer: SymbolLayer
    /// Nil for a layer that is only filled.
    package let strokeWidth: Double?
  }

  /// The layers with widths for a weight and a scale.
  package func outline(weight: SymbolWeight = .regular, scale: SymbolScale = .medium) -> [OutlinedLayer] {
    let width = Self.strokeWidth(weight: weight, scale: scale)
    return layers.map { layer in
      OutlinedLayer(layer: layer, strokeWidth: layer.stroke.map { $0.factor * width + $0.extra })
    }
  }

  /// The width of a plain stroke on the grid.
  static func strokeWidth(weight: SymbolWeight, scale: SymbolScale) -> Double {
    weight.strokeWidth * scale.strokeFactor / scale.factor
  }
}
