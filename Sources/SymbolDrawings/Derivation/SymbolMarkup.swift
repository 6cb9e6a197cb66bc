extension SymbolDrawing {
  /// The symbol as an `svg` element in the text's colour, which has no size of its own.
  ///
  /// Elements of the secondary level have the class `level1`, and those of the tertiary level `level2`, so that a style sheet can
  /// give them colours.
  /// - Parameters:
  ///   - value: From 0 to 1; layers beyond it are dim.
  ///   - isLayered: Whether levels have colours of their own, so that marks of another level than the shape beneath them are
  ///     painted instead of cut out.
  ///   - prefix: Begins the identifiers of the masks, which must differ from those elsewhere on the page.
  package func svg(
    weight: SymbolWeight = .regular, scale: SymbolScale = .medium, value: Double? = nil, isLayered: Bool = false,
    prefix: String = "symbol"
  ) -> String {
    let width = Self.strokeWidth(weight: weight, scale: scale)
    var markup = SymbolMarkup(box: box, strokeWidth: width, prefix: prefix, value: value, isLayered: isLayered)
    for layer in outline(weight: weight, scale: scale) { markup.add(layer) }
    return markup.element()
  }
}

/// The markup of a symbol as it grows from layer to layer.
private struct SymbolMarkup {
  let box: GridBox
  /// The width of strokes that say nothing else.
  let strokeWidth: Double
  let prefix: String
  let value: Double?
  let isLayered: Bool

  /// What is painted so far.
  private var painted = ""
  /// What the next mask cuts out of it.
  private var holes = ""
  private var masks = 0
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
    let paints = layer.effect == .draw || isPaintedMark
    var path = "<path d=\"\(layer.path.svg)\""
    if layer.isFilled { path += paints ? " fill=\"currentColor\"" : " fill=\"#000\"" }
    if let width = outlined.strokeWidth {
      if width != strokeWidth { path += " stroke-width=\"\(width.short)\"" }
    } else {
      path += " stroke=\"none\""
    }
    guard paints else {
      holes += path + "/>"
      return
    }
    cutOut()
    if !isPaintedMark { drawnLevel = layer.level }
    if layer.level > 0 { path += " class=\"level\(layer.level)\"" }
    if isDim(layer) { path += " opacity=\".3\"" }
    painted += path + "/>"
  }

  private func isDim(_ layer: SymbolLayer) -> Bool {
    guard let value, let threshold = layer.threshold else { return false }
    return value <= threshold
  }

  /// Puts a mask over all that is painted so far.
  private mutating func cutOut() {
    guard !holes.isEmpty else { return }
    defer { holes = "" }
    guard !painted.isEmpty else { return }
    // The strokes of heavy weights reach beyond the box.
    let area = box.outset(3)
    let corner = "x=\"\(area.minX.short)\" y=\"\(area.minY.short)\""
    let rectangle = "\(corner) width=\"\(area.width.short)\" height=\"\(area.height.short)\""
    let name = "\(prefix)-\(masks)"
    masks += 1
    painted = """
      <mask id="\(name)" maskUnits="userSpaceOnUse" \(rectangle)><rect \(rectangle) fill="#fff" stroke="none"/>\
      <g stroke="#000">\(holes)</g></mask><g mask="url(#\(name))">\(painted)</g>
      """
  }

  /// The whole symbol.
  mutating func element() -> String {
    cutOut()
    return """
      <svg viewBox="\(box.minX.short) 0 \(box.width.short) 24" fill="none" stroke="currentColor" \
      stroke-width="\(strokeWidth.short)" stroke-linecap="round" stroke-linejoin="round">\(painted)</svg>
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
