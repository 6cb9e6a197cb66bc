import SwiftUICore

extension AspectRatioEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    if surroundings.contentMode == nil { surroundings.contentMode = contentMode }
    surroundings.setAttribute("data-ratio", contentMode == .fit ? "fit" : "fill")
    guard let ratio else { return }
    surroundings.setStyle("--ratio", CSS.number(ratio))
    surroundings.setAttribute("data-proportions", "")
  }
}
