import SwiftUICore

extension FrameEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = nil
    // What grows with its container must not grow here.
    let (contentMode, padding) = (surroundings.contentMode, surroundings.padding)
    // Where one length is fixed, so is the other of what fits in its own proportions.
    let fixesBoth = contentMode == .fit && (width != nil || height != nil)
    if width != nil || fixesBoth { surroundings.setAttribute("data-fixed-x", "") }
    if height != nil || fixesBoth { surroundings.setAttribute("data-fixed-y", "") }
    surroundings.withBox(at: .layout) { box in
      box.addClass("frame")
      if contentMode != nil { addLengths(to: &box, without: padding) }
      let lengths = [
        ("width", width ?? idealWidth), ("height", height ?? idealHeight),
        ("min-width", minWidth), ("max-width", maxWidth.flatMap { $0.isFinite ? $0 : nil }),
        ("min-height", minHeight), ("max-height", maxHeight.flatMap { $0.isFinite ? $0 : nil }),
      ]
      for (name, length) in lengths { if let length { box.addStyle(name, CSS.length(length)) } }
      if width != nil { box.addClass("fixed-x") }
      if height != nil { box.addClass("fixed-y") }
      // A frame with a maximum takes what there is, up to it.
      if maxWidth != nil { box.addClass("fill-x") }
      if maxHeight != nil { box.addClass("fill-y") }
      box.addStyle("justify-content", horizontalAlignment.flexPosition)
      box.addStyle("align-items", verticalAlignment.flexPosition)
    }
  }

  /// For an element that keeps its proportions: its style sheet reckons with them.
  private func addLengths(to box: inout DOMBox, without padding: (width: Double, height: Double)) {
    if let width { box.addStyle("--frame-width", CSS.length(max(0, width - padding.width))) }
    if let height { box.addStyle("--frame-height", CSS.length(max(0, height - padding.height))) }
    if let maxHeight, maxHeight.isFinite { box.addStyle("--highest", CSS.length(max(0, maxHeight - padding.height))) }
  }
}
