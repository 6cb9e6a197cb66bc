/// The forms of a drawing within another one: in a circle, a square, a speech bubble.
struct SymbolEnclosure {
  /// The name of what is around.
  var container: String
  /// The middle of the inner drawing.
  var middle: GridPoint
  /// The room for the inner drawing.
  var width: Double
  var height: Double

  private init(_ container: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.container = container
    middle = GridPoint(x, y)
    self.width = width
    self.height = height
  }

  /// By the end of the name. A container with more parts comes before one that it ends with.
  private static let rules: [(suffix: [Substring], rule: SymbolEnclosure)] = [
    (["rectangle", "portrait"], SymbolEnclosure("rectangle.portrait", 12, 12, 8.4, 9.6)),
    (["circle", "dashed"], SymbolEnclosure("circle.dashed", 12, 12, 10.6, 10.6)),
    (["square", "dashed"], SymbolEnclosure("square.dashed", 12, 12, 10, 10)),
    (["app", "dashed"], SymbolEnclosure("app.dashed", 12, 12, 10, 10)),
    (["bubble", "left"], SymbolEnclosure("bubble.left", 12, 10.9, 9, 7.6)),
    (["bubble", "right"], SymbolEnclosure("bubble.right", 12, 10.9, 9, 7.6)),
    (["circle"], SymbolEnclosure("circle", 12, 12, 10.6, 10.6)),
    (["square"], SymbolEnclosure("square", 12, 12, 10.2, 10.2)),
    (["rectangle"], SymbolEnclosure("rectangle", 12, 12, 11.6, 8.4)),
    (["app"], SymbolEnclosure("app", 12, 12, 10.2, 10.2)),
    (["diamond"], SymbolEnclosure("diamond", 12, 12, 8.6, 8.6)),
    (["octagon"], SymbolEnclosure("octagon", 12, 12, 10, 10)),
    (["hexagon"], SymbolEnclosure("hexagon", 12, 12, 10, 10)),
    (["pentagon"], SymbolEnclosure("pentagon", 12, 12.6, 9, 9)),
    (["triangle"], SymbolEnclosure("triangle", 12, 14.3, 7.4, 8)),
    (["seal"], SymbolEnclosure("seal", 12, 12, 9.4, 9.4)),
    (["capsule"], SymbolEnclosure("capsule", 12, 12, 11, 7.4)),
    (["shield"], SymbolEnclosure("shield", 12, 11.5, 8.4, 8.6)),
    (["bubble"], SymbolEnclosure("bubble.left", 12, 10.9, 9, 7.6)),
    (["message"], SymbolEnclosure("message", 12, 11, 9, 8)),
    (["icloud"], SymbolEnclosure("icloud", 12, 13.2, 8, 7.4)),
    (["tv"], SymbolEnclosure("tv", 12, 10.4, 9, 6.6)),
    (["house"], SymbolEnclosure("_house", 12, 13.4, 8, 8)),
    (["folder"], SymbolEnclosure("folder", 12, 13.6, 8, 7)),
    (["doc"], SymbolEnclosure("doc", 12, 14.4, 7.2, 7.2)),
    (["viewfinder"], SymbolEnclosure("viewfinder", 12, 12, 10.4, 10.4)),
    (["magnifyingglass"], SymbolEnclosure("magnifyingglass", 10.3, 10.3, 7, 7)),
    (["clipboard"], SymbolEnclosure("clipboard", 12, 13.4, 7.4, 7.4)),
    (["bookmark"], SymbolEnclosure("bookmark", 12, 10.2, 7, 7)),
    (["display"], SymbolEnclosure("display", 12, 10, 9, 6.6)),
    (["lock"], SymbolEnclosure("lock", 12, 15.6, 5.4, 5.4)),
    (["bag"], SymbolEnclosure("bag", 12, 15, 7.4, 7.4)),
    (["heart"], SymbolEnclosure("heart", 12, 11.4, 8, 8)),
  ]

  /// The last rule that the name ends with, and the parts before.
  static func split(_ parts: SymbolResolver.Parts) -> (rule: SymbolEnclosure, inner: SymbolResolver.Parts)? {
    for (suffix, rule) in rules where parts.count > suffix.count && parts.suffix(suffix.count).elementsEqual(suffix) {
      return (rule, parts.dropLast(suffix.count))
    }
    return nil
  }

  /// The container with the inner drawing; nil if that is unknown, or stands in an enclosure itself.
  func layers(around inner: SymbolResolver.Parts, isFilled: Bool) -> [SymbolLayer]? {
    let isNested = Self.split(inner) != nil && SymbolCatalog.shared.sources[inner.joined(separator: ".")] == nil
    let container = container.split(separator: ".")[...]
    guard !isNested, let outside = isFilled ? SymbolResolver.filled(container) : SymbolResolver.layers(container),
      var glyph = SymbolResolver.enclosedGlyph(inner), let ink = glyph.bounds
    else { return nil }
    // Free glyphs are made as small as the ones that fill the grid, not as large.
    let factor = min(width / ink.width, height / ink.height, 0.64)
    glyph = glyph.transformed(
      by: .moved(by: .centre - ink.centre).then(.scaled(by: factor)).then(.moved(by: middle - .centre)))
    for index in glyph.indices where !isFilled { glyph[index].stroke?.factor *= 0.94 }
    return outside.atLevel(1) + (isFilled ? glyph.asHoles : glyph)
  }
}
