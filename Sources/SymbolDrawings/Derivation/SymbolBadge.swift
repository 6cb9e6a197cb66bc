/// The form of a drawing with a small mark at its corner.
enum SymbolBadge {
  /// The parts before a badge, and what is in the badge; nothing for a dot.
  static func split(_ parts: SymbolResolver.Parts) -> (base: SymbolResolver.Parts, mark: SymbolResolver.Parts)? {
    let index = parts.lastIndex { $0 == "badge" || $0 == "trianglebadge" }
    guard let index, index > parts.startIndex, parts.endIndex - index <= 3 else { return nil }
    return (parts[..<index], parts[(index + 1)...])
  }

  static func added(_ mark: SymbolResolver.Parts, to layers: [SymbolLayer], isFilled: Bool) -> [SymbolLayer]? {
    guard let box = layers.bounds else { return nil }
    let base = layers.atLevel(1)
    guard !mark.isEmpty else {
      let dot = SymbolPath(centre: GridPoint(min(box.maxX - 2.6, 19.5), box.minY + 3), radii: GridPoint(2.3, 2.3))
      return base + [SymbolLayer(path: dot, isFilled: true)].withMoat
    }
    // Beyond the trailing edge of narrow symbols, within the corner of wide ones.
    let middle = GridPoint(max(box.maxX - 2.4, 17.6), max(box.maxY - 3.6, 17))
    func disc(_ radius: Double) -> SymbolLayer {
      SymbolLayer(path: SymbolPath(centre: middle, radii: GridPoint(radius, radius)), isFilled: true)
    }
    if mark.elementsEqual(["clock"]) {
      var ring = disc(3.9)
      var hands = SymbolLayer(path: SymbolPath(corners: [], isClosed: false))
      hands.path.move(to: middle + GridPoint(0, -2))
      hands.path.line(to: middle + GridPoint(0, 0.3))
      hands.path.line(to: middle + GridPoint(1.4, 0.9))
      hands.stroke?.factor = 0.8
      let gap = ring.moat
      ring.isFilled = isFilled
      if isFilled { hands.effect = .mark }
      return base + [gap, ring, hands]
    }
    guard var glyph = SymbolResolver.enclosedGlyph(mark), let ink = glyph.bounds else { return nil }
    let size = isFilled ? 5.2 : 6.6
    glyph = glyph.transformed(
      by: .moved(by: .centre - ink.centre).then(.scaled(by: size / max(ink.width, ink.height)))
        .then(.moved(by: middle - .centre)))
    if isFilled { return base + [disc(4.1)].withMoat.atLevel(0) + glyph.asHoles }
    var gap = disc(4.4)
    gap.effect = .erase
    gap.stroke = SymbolLayer.Stroke(factor: 1, extra: 0.6)
    return base + [gap] + glyph
  }
}

extension [SymbolLayer] {
  /// What is painted becomes a hole, and holes and gaps in it become paint of what is around.
  var asHoles: [SymbolLayer] {
    map {
      var layer = $0
      if $0.effect == .draw {
        layer.effect = .mark
        layer.stroke?.factor *= SymbolFilling.markFactor
      } else {
        layer.effect = .draw
        layer.level = 1
      }
      return layer
    }
  }
}
