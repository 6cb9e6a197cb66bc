import SwiftUICore

extension AspectRatioEffect: DOMEffect {
  static var limit: String? {
    """
    For images, shapes and areas of colour; other views ignore it, as those do that do not grow. Where no fixed frame is around it, an image \
    that fits may have an empty margin in place of a smaller size, and one that covers is cut at its own edges.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    if surroundings.contentMode == nil { surroundings.contentMode = contentMode }
    surroundings.setAttribute("data-ratio", contentMode == .fit ? "fit" : "fill")
    if let ratio { surroundings.setStyle("--ratio", CSS.number(ratio)) }
  }
}
