extension SymbolDrawing {
  /// The symbol as an `svg` element in the text's colour, which has no size of its own.
  ///
  /// Elements of the secondary level have the class `level1`, and those of the tertiary level `level2`, so that a style sheet can
  /// give them colours.
  /// - Parameters:
  ///   - value: From 0 to 1; layers beyond it are dim.
  ///   - isLayered: Whether levels have colours of their own, so that marks of another level than the shape beneath them are
  ///     painted instead of cut out.
  ///   - isStretched: Whether it is to fill a size of its own: without the space around what is drawn.
  ///   - prefix: Begins the identifiers of the masks, which must differ from those elsewhere on the page.
  package func svg(
    weight: SymbolWeight = .regular, scale: SymbolScale = .medium, value: Double? = nil, isLayered: Bool = false,
    isStretched: Bool = false, prefix: String = "symbol"
  ) -> String {
    let width = Self.strokeWidth(weight: weight, scale: scale)
    var markup = SymbolMarkup(
      box: isStretched ? ink : box, strokeWidth: width, prefix: prefix, value: value, isLayered: isLayered)
    for layer in outline(weight: weight, scale: scale) { markup.add(layer) }
    return markup.element()
  }
}

/// The markup of a symbol as it grows from layer to layer.
///
/// What has one colour is painted at once, through a mask: a fill and its stroke overlap, and where a colour lets through what is
/// behind, that would be seen twice.
private struct SymbolMarkup {
  /// Paths that follow each other and have one colour.
  private struct Part {
    let level: Int
    let isDim: Bool
    var paths: [Painted] = []

    /// Whether any of it is cut out, or painted twice.
    var needsMask: Bool {
      paths.contains { $0.holes != nil || $0.isFilled && $0.strokeWidth != nil }
        || paths.indices.contains { index in paths[..<index].contains { $0.bounds.intersects(paths[index].bounds) } }
    }

    /// Strokes of one width are one path, which is painted once wherever it crosses itself.
    mutating func add(_ layer: SymbolLayer, strokeWidth: Double?) {
      let bounds = layer.bounds ?? GridBox(.centre)
      guard let last = paths.last, last.holes == nil, !last.isFilled, !layer.isFilled, last.strokeWidth == strokeWidth else {
        return paths.append(
          Painted(path: layer.path, isFilled: layer.isFilled, strokeWidth: strokeWidth, bounds: bounds))
      }
      paths[paths.count - 1].path.append(layer.path)
      paths[paths.count - 1].bounds = last.bounds.union(bounds)
    }
  }

  private struct Painted {
    var path = SymbolPath()
    var isFilled = false
    var strokeWidth: Double?
    var bounds = GridBox(.centre)
    /// What is cut out here, in place of a path.
    var holes: String?
  }

  let box: GridBox
  /// The width of strokes that say nothing else.
  let strokeWidth: Double
  let prefix: String
  let value: Double?
  let isLayered: Bool

  private var parts: [Part] = []
  /// What is cut out of the parts so far, once another is painted.
  private var holes = ""
  /// The level of the shape that marks lie on.
  private var drawnLevel = 0

  init(box: GridBox, strokeWidth: Double, prefix: String, value: Double?, isLayered: Bool) {
    self.box = box
    self.strokeWidth = strokeWidth
    self.prefix = prefix.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    self.value = value
    self.isLayered = isLayered
  }

  mutating func add(_ outlined: SymbolDrawing.OutlinedLayer) {
    let layer = outlined.layer
    // A mark of the same colour would not be seen.
    let isPaintedMark = isLayered && layer.effect == .mark && layer.level < drawnLevel
    guard layer.effect == .draw || isPaintedMark else {
      let hole = Painted(path: layer.path, isFilled: layer.isFilled, strokeWidth: outlined.strokeWidth)
      holes += markup(of: hole, "#000", "")
      return
    }
    cutOut()
    if !isPaintedMark { drawnLevel = layer.level }
    let isDim = isDim(layer)
    if isDim || parts.last?.isDim != false || parts.last?.level != layer.level {
      parts.append(Part(level: layer.level, isDim: isDim))
    }
    parts[parts.count - 1].add(layer, strokeWidth: outlined.strokeWidth)
  }

  private func markup(of painted: Painted, _ color: String, _ traits: String) -> String {
    if let holes = painted.holes { return "<g stroke=\"#000\">\(holes)</g>" }
    var markup = "<path d=\"\(painted.path.svg)\""
    if painted.isFilled { markup += " fill=\"\(color)\"" }
    if let width = painted.strokeWidth {
      if width != strokeWidth { markup += " stroke-width=\"\(width.short)\"" }
    } else {
      markup += " stroke=\"none\""
    }
    return markup + traits + "/>"
  }

  private static func traits(of part: Part) -> String {
    (part.level > 0 ? " class=\"level\(part.level)\"" : "") + (part.isDim ? " opacity=\".3\"" : "")
  }

  private func isDim(_ layer: SymbolLayer) -> Bool {
    guard let value, let threshold = layer.threshold else { return false }
    return value <= threshold
  }

  /// Takes the holes out of all that is painted so far.
  private mutating func cutOut() {
    guard !holes.isEmpty else { return }
    for index in parts.indices { parts[index].paths.append(Painted(holes: holes)) }
    holes = ""
  }

  private func markup(of part: Part, _ index: Int) -> String {
    let traits = Self.traits(of: part)
    guard part.needsMask else { return part.paths.map { markup(of: $0, "currentColor", traits) }.joined() }
    // The strokes of heavy weights reach beyond the box.
    let area = box.outset(3)
    let corner = "x=\"\(area.minX.short)\" y=\"\(area.minY.short)\""
    let rectangle = "\(corner) width=\"\(area.width.short)\" height=\"\(area.height.short)\""
    let name = "\(prefix)-\(index)"
    let paths = part.paths.map { markup(of: $0, "#fff", "") }.joined()
    return """
      <mask id="\(name)" maskUnits="userSpaceOnUse" \(rectangle)><g stroke="#fff">\(paths)</g></mask>\
      <rect \(rectangle) fill="currentColor" stroke="none" mask="url(#\(name))"\(traits)/>
      """
  }

  /// The whole symbol.
  mutating func element() -> String {
    cutOut()
    let painted = parts.enumerated().map { markup(of: $1, $0) }.joined()
    return """
      <svg viewBox="\(box.minX.short) \(box.minY.short) \(box.width.short) \(box.height.short)" fill="none" \
      stroke="currentColor" stroke-width="\(strokeWidth.short)" stroke-linecap="round" stroke-linejoin="round">\(painted)</svg>
      """
  }
}

extension SymbolPath {
  /// The path in the notation of SVG, every step from the point before.
  fileprivate var svg: String {
    var text = ""
    // Where the written numbers lead, so that roundings do not add up.
    var current = GridPoint(0, 0)
    var start = current
    func append(_ command: Character, _ points: GridPoint...) {
      text.append(command)
      var end = current
      var isFirst = true
      for point in points {
        let step = point - current
        let words = [step.x.short, step.y.short]
        for word in words {
          // A minus sign separates numbers as well.
          if !isFirst, word.first != "-" { text.append(" ") }
          text += word
          isFirst = false
        }
        end = current + GridPoint(step.x.rounded2, step.y.rounded2)
      }
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        append("m", point)
        start = current
      case .line(let point): append("l", point)
      case .quad(let control, let point): append("q", control, point)
      case .curve(let first, let second, let point): append("c", first, second, point)
      case .close:
        text.append("z")
        current = start
      }
    }
    return text
  }
}

extension Double {
  /// To two decimals.
  fileprivate var rounded2: Double { (self * 100).rounded() / 100 }

  /// With at most two decimals, and without zeros that say nothing.
  fileprivate var short: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
  }
}
