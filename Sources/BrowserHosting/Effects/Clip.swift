import SwiftUICore

extension ClipEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .clip) { box in
      if let radius = CSS.radius(outline) {
        let inset = CSS.length(outline.inset)
        box.addStyle(
          "clip-path", outline.kind == .ellipse && outline.inset == 0 ? "ellipse()" : "inset(\(inset) round \(radius))")
      } else if outline.inset == 0 {
        box.addStyle("clip-path", "circle()")
      } else {
        let edge = "calc(100% - \(CSS.length(outline.inset)))"
        box.addStyle("mask", "radial-gradient(circle closest-side, #000 \(edge), transparent \(edge))")
      }
    }
  }
}
