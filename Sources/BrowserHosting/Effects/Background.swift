import SwiftUICore

extension BackgroundEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    // A border of the same box would get the corners of this shape.
    surroundings.withBox(at: outline == nil ? .background : .border, measuredFor: target) { box in
      guard let outline, outline.kind != .rectangle || outline.inset != 0 || outline.lineWidth != nil else {
        box.addStyle("background", CSS.background(paint))
        return
      }
      box.addClass("backed")
      box.addStyle("--paint", CSS.background(paint))
      if case .drawing(let drawing) = outline.kind {
        box.addStyle("--clip", CSS.clip(drawing))
        return
      }
      let line = outline.lineWidth ?? 0
      var outer = outline
      outer.inset -= line / 2
      box.addStyle("--inset", CSS.length(outer.inset))
      if let radius = CSS.radius(outer) { box.addStyle("--corner", radius) } else { box.addAttribute("data-shape", "circle") }
      guard let width = outline.lineWidth else { return }
      box.addStyle("--line-width", CSS.length(width))
      box.addAttribute("data-line", "")
    }
  }
}
