import SwiftUICore

extension FrameEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = nil
    // What grows with its container must not grow here.
    if width != nil { surroundings.setAttribute("data-fixed-x", "") }
    if height != nil { surroundings.setAttribute("data-fixed-y", "") }
    surroundings.withBox(at: .layout) { box in
      box.addClass("frame")
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
}
