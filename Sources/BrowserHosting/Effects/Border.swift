import SwiftUICore

extension BorderEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .border) { box in
      if CSS.needsSize(paint) { box.showExtent() }
      box.addClass("bordered")
      box.addStyle("--border", CSS.background(paint))
      box.addStyle("--border-width", CSS.length(max(0, width)))
    }
  }
}
