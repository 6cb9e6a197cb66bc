/// One path of a symbol and how it is painted, over the layers before it.
package struct SymbolLayer: Equatable, Sendable {
  /// What a layer does to the layers before it.
  package enum Effect: Equatable, Sendable {
    /// It is painted over them.
    case draw
    /// It is a hole in them; where layers have colours of their own it is painted instead.
    case mark
    /// It is a gap that keeps the next layers apart from them.
    case erase
  }

  /// A stroke's width: a multiple of the weight's stroke, and a part that is the same at every weight.
  package struct Stroke: Equatable, Sendable {
    /// What the weight's stroke is multiplied by.
    package var factor = 1.0
    /// What is added, in units of the grid.
    package var extra = 0.0
  }

  /// How a layer that can be filled answers to `fill`.
  enum Filling: Equatable, Sendable {
    /// Outlines are filled, and what lies within them becomes a hole.
    case automatic
    /// It stays a stroke, although it is closed or within an outline.
    case never
    /// It is filled although it lies within another outline.
    case always
  }

  /// What is painted: the middle lines of strokes, and the edges of what is filled.
  package var path: SymbolPath
  /// Whether it adds to the layers before it or takes from them.
  package var effect = Effect.draw
  /// Whether the inside of the path is painted.
  package var isFilled = false
  /// The stroke along the path, with round ends and joins; nil for none.
  package var stroke: Stroke? = Stroke()
  /// The rank for several colours: 0 is primary, 1 secondary, 2 tertiary.
  package var level = 0
  /// The layer is dim for variable values up to this.
  package var threshold: Double?
  var filling = Filling.automatic

  /// What the layer covers at regular weight.
  package var bounds: GridBox? {
    let width = stroke.map { $0.factor * SymbolWeight.regular.strokeWidth + $0.extra } ?? 0
    return path.bounds?.outset(width / 2)
  }

  func transformed(by transform: GridTransform) -> SymbolLayer {
    var result = self
    result.path = path.transformed(by: transform)
    // Dots are scaled with the drawing; gaps stay as wide.
    if effect != .erase { result.stroke?.extra *= transform.scale }
    return result
  }

  /// The gap around this layer, as wide at every weight.
  var moat: SymbolLayer {
    var result = self
    result.effect = .erase
    result.isFilled = isFilled || path.isClosed
    result.stroke = Stroke(factor: stroke?.factor ?? 0, extra: (stroke?.extra ?? 0) + 2 * Self.moatWidth)
    result.threshold = nil
    return result
  }

  private static let moatWidth = 1.4
}

extension [SymbolLayer] {
  /// What all visible layers cover at regular weight.
  var bounds: GridBox? {
    lazy.filter { $0.effect == .draw }.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }

  func transformed(by transform: GridTransform) -> [SymbolLayer] { map { $0.transformed(by: transform) } }

  /// The same layers with gaps around them.
  var withMoat: [SymbolLayer] { filter { $0.effect == .draw }.map(\.moat) + self }

  func atLevel(_ level: Int) -> [SymbolLayer] {
    map {
      var layer = $0
      layer.level = level
      return layer
    }
  }
}
