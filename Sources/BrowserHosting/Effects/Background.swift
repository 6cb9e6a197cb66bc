import SwiftUICore

extension BackgroundEffect: DOMEffect {
  static var limit: String? { "A blend mode of the style itself is not used: `blendMode(_:)` on a view is." }

  static var keepsPane: Bool { true }

  func add(to surroundings: inout DOMSurroundings) {
    defer { if CSS.backdrop(paint) != nil { surroundings.pane = (outline ?? ShapeOutline(.rectangle)).corners } }
    // A border of the same box would get the corners of this shape.
    surroundings.withBox(at: outline == nil ? .background : .border, measuredFor: target) { box in
      if CSS.needsSize(paint) { box.showExtent() }
      let outline = outline ?? ShapeOutline(.rectangle)
      guard outline == ShapeOutline(.rectangle), paint.parts.drawing.shadows.isEmpty else {
        return box.addBackdrop(paint, outline)
      }
      let background = CSS.background(paint)
      if background != "transparent" { box.addClass("painted") }
      box.addStyle("background", background)
      box.reach.formUnion(edges)
      if let backdrop = CSS.backdrop(paint) { box.addStyle("backdrop-filter", backdrop) }
    }
  }
}

extension DOMBox {
  /// Draws a shape behind what is in the box.
  fileprivate mutating func addBackdrop(_ paint: Paint, _ outline: ShapeOutline) {
    addClass("backed")
    for (name, value) in CSS.drawing(paint) { if let value { addStyle(name, value) } }
    if case .drawing(let drawing) = outline.kind {
      addAttribute("data-clip", "")
      return addStyle("--clip", CSS.clip(drawing))
    }
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
