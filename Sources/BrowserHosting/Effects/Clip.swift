import SwiftUICore

extension ClipEffect: DOMEffect {
  static var keepsPane: Bool { true }

  func add(to surroundings: inout DOMSurroundings) {
    if surroundings.pane != nil { surroundings.pane = outline.corners }
    surroundings.withBox(at: .clip, measuredFor: target) { $0.clip(to: outline) }
  }
}

extension ShapeOutline {
  /// Of a box that it fills; nil where a box cannot have them.
  var corners: String? {
    if case .drawing = kind { return nil }
    guard inset == 0, lineWidth == nil else { return nil }
    return CSS.radius(self)
  }
}

extension DOMBox {
  /// Shows nothing outside of an outline.
  mutating func clip(to outline: ShapeOutline) {
    if case .drawing(let drawing) = outline.kind {
      addStyle("clip-path", CSS.clip(drawing))
    } else if let radius = CSS.radius(outline) {
      let inset = CSS.length(outline.inset)
      addStyle("clip-path", outline.kind == .ellipse && outline.inset == 0 ? "ellipse()" : "inset(\(inset) round \(radius))")
    } else if outline.inset == 0 {
      addStyle("clip-path", "circle()")
    } else {
      let edge = "calc(100% - \(CSS.length(outline.inset)))"
      addStyle("mask", "radial-gradient(circle closest-side, #000 \(edge), transparent \(edge))")
    }
  }
}
