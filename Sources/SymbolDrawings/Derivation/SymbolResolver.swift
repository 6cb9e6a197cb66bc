/// Finds the drawing for a name: one of the catalog, or one that follows from those by a rule.
enum SymbolResolver {
  typealias Parts = ArraySlice<Substring>

  /// No name with a meaning is longer, in bytes.
  static let longestName = 80

  /// No name with a meaning has more parts.
  private static let mostParts = 14

  static func drawing(named name: String) -> SymbolDrawing? {
    let parts = name.split(separator: ".", maxSplits: mostParts, omittingEmptySubsequences: false)
    guard parts.count <= mostParts, name.first != "_", !parts.contains(where: \.isEmpty) else { return nil }
    // Names that tell the direction of reading are drawn for left to right.
    let neutral = parts.enumerated().map { index, part in
      // The controls of a player point along time, not along the text.
      index == 0 && (part == "forward" || part == "backward") ? part : sides[part] ?? part
    }
    let isMirrored = neutral != parts || textNames.contains { name.hasPrefix($0) }
    guard let layers = layers(parts[...]) ?? layers(neutral[...]), !layers.isEmpty else { return nil }
    return SymbolDrawing(layers: layers, isMirroredRightToLeft: isMirrored)
  }

  /// Sides of the text, and where they are for text from left to right.
  private static let sides: [Substring: Substring] = [
    "forward": "right", "backward": "left", "trailing": "right", "leading": "left",
  ]

  /// Pictures of text, which begin where the text begins.
  private static let textNames = ["list.", "checklist", "text.badge", "increase.", "decrease.", "text.append", "text.insert"]

  /// The layers for the parts of a name.
  static func layers(_ parts: Parts) -> [SymbolLayer]? {
    let name = parts.joined(separator: ".")
    if let layers = SymbolCatalog.shared.layers(name) { return layers }
    if let other = SymbolSources.otherNames[name] { return layers(other.split(separator: ".")[...]) }
    guard parts.count > 1, let last = parts.last else { return nil }
    if last == "fill" { return filled(parts.dropLast()) }
    if let (rule, inner) = SymbolEnclosure.split(parts), let layers = rule.layers(around: inner, isFilled: false) {
      return layers
    }
    if last == "slash" { return layers(parts.dropLast()).map(SymbolSlash.across) }
    if let (base, mark) = SymbolBadge.split(parts) {
      return layers(base).flatMap { SymbolBadge.added(mark, to: $0, isFilled: base.last == "fill") }
    }
    return mirrored(parts)
  }

  /// The layers of the filled form.
  static func filled(_ parts: Parts) -> [SymbolLayer]? {
    if let layers = SymbolCatalog.shared.layers(parts.joined(separator: ".") + ".fill") { return layers }
    guard let last = parts.last else { return nil }
    if SymbolCatalog.shared.sources[parts.joined(separator: ".")] == nil {
      if let (rule, inner) = SymbolEnclosure.split(parts), let layers = rule.layers(around: inner, isFilled: true) {
        return layers
      }
      if last == "slash" { return filled(parts.dropLast()).map(SymbolSlash.across) }
      if let (base, mark) = SymbolBadge.split(parts) {
        return filled(base).flatMap { SymbolBadge.added(mark, to: $0, isFilled: true) }
      }
      // A filled form that was drawn for the other side counts as well.
      if let layers = mirrored(parts + ["fill"]) { return layers }
    }
    return layers(parts).flatMap(SymbolFilling.filled)
  }

  /// The mirror image of a drawing for the other side.
  private static func mirrored(_ parts: Parts) -> [SymbolLayer]? {
    guard let index = parts.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return nil }
    var other = parts
    other[index] = parts[index] == "left" ? "right" : "left"
    // Only drawings of the catalog: rules for both sides would look for each other for ever.
    return SymbolCatalog.shared.layers(other.joined(separator: "."))?.transformed(by: .mirroredSideways)
  }

  /// The layers of what stands in an enclosure: filled where that exists, since small outlines clog.
  static func enclosedGlyph(_ parts: Parts) -> [SymbolLayer]? {
    if parts.count == 1, let part = parts.first, let layers = character(part) { return layers }
    if parts.last == "fill" { return layers(parts) }
    guard SymbolSources.outlinedInside.contains(parts.joined(separator: ".")) else { return filled(parts) ?? layers(parts) }
    return layers(parts)
  }

  /// A letter, or a number up to 50.
  private static func character(_ part: Substring) -> [SymbolLayer]? {
    guard part.utf8.count <= 2 else { return nil }
    let isNumber = Int(part).map { $0 <= 50 && $0 >= 0 && (part.first != "0" || part.utf8.count == 1 || $0 < 10) } ?? false
    let isLetter = part.utf8.count == 1 && part >= "a" && part <= "z"
    guard isNumber || isLetter else { return nil }
    // Two digits have less room between their strokes.
    let stroke = SymbolLayer.Stroke(factor: part.utf8.count == 2 ? 0.88 : 1)
    return SymbolAlphabet.path(part.uppercased(), middle: .centre, height: 14).map { [SymbolLayer(path: $0, stroke: stroke)] }
  }
}
