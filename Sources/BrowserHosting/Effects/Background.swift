import SwiftUICore

extension BackgroundEffect: DOMEffect {
  static var limit: String? { "A blend mode of the style itself is not used: `blendMode(_:)` on a view is." }

  func add(to surroundings: inout DOMSurroundings) {
    let (_, drawing) = paint.parts
    let isPlain = outline.map { $0.kind == .rectangle && $0.inset == 0 && $0.lineWidth == nil } ?? true
    // A border of the same box would get the corners of this shape.
    surroundings.withBox(at: outline == nil ? .background : .border) { box in
      if CSS.needsSize(paint) { box.measure() }
      guard let outline, !isPlain || !drawing.shadows.isEmpty else {
        guard drawing.shadows.isEmpty else { return box.addBackdrop(paint, ShapeOutline(.rectangle)) }
        box.addStyle("background", CSS.background(paint))
        if let backdrop = CSS.backdrop(paint) { box.addStyle("backdrop-filter", backdrop) }
        return
      }
      box.addBackdrop(paint, outline)
    }
  }
}

extension DOMBox {
  /// Draws a shape behind what is in the box.
  fileprivate mutating func addBackdrop(_ paint: Paint, _ outline: ShapeOutline) {
    addClass("backed")
    for (name, value) in CSS.drawing(paint) { if let value { addStyle(name, value) } }
    let line = outline.lineWidth ?? 0
    var outer = outline
    outer.inset -= line / 2
    addStyle("--inset", CSS.length(outer.inset))
    if let radius = CSS.radius(outer) { addStyle("--corner", radius) } else { addAttribute("data-shape", "circle") }
    guard let width = outline.lineWidth else { return }
    addStyle("--line-width", CSS.length(width))
    addAttribute("data-line", "")
  }
}
