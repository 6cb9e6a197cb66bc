/// The filled form of a drawing: outlines are filled, and what lies within them becomes holes.
enum SymbolFilling {
  /// Holes look thinner than strokes of the same width.
  static let markFactor = 1.1

  /// Nil if nothing can be filled.
  static func filled(_ layers: [SymbolLayer]) -> [SymbolLayer]? {
    let outlines = layers.indices.filter { isOutline(layers[$0], at: $0, of: layers) }
    guard !outlines.isEmpty else { return nil }
    return layers.enumerated().map { index, layer in
      var layer = layer
      if outlines.contains(index) {
        layer.isFilled = true
      } else if layer.effect == .draw, layer.filling == .automatic, isWithin(layer, outlines.map { layers[$0] }) {
        layer.effect = .mark
        layer.stroke?.factor *= markFactor
      }
      return layer
    }
  }

  private static func isOutline(_ layer: SymbolLayer, at index: Int, of layers: [SymbolLayer]) -> Bool {
    guard layer.effect == .draw, layer.stroke != nil, layer.path.isClosed, layer.filling != .never else { return false }
    if layer.filling == .always { return true }
    guard !layer.isFilled else { return false }
    let others = layers[..<index].filter { $0.effect == .draw && $0.path.isClosed && $0.filling != .never && !$0.isFilled }
    return !isWithin(layer, others)
  }

  /// Whether every part of a layer lies within a part of an outline.
  private static func isWithin(_ layer: SymbolLayer, _ outlines: [SymbolLayer]) -> Bool {
    let areas = outlines.flatMap { $0.path.parts }.compactMap { $0.bounds?.outset(0.3) }
    return layer.path.parts.allSatisfy { part in
      guard let inner = part.bounds else { return false }
      return areas.contains { $0.contains(inner) }
    }
  }
}
