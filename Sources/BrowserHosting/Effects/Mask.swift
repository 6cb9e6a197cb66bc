import SwiftUICore

extension MaskEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .clip, measuredFor: target) { box in
      if outline != ShapeOutline(.rectangle) { box.clip(to: outline) }
      if paint.isOpaque { return }
      if CSS.needsSize(paint) { box.showExtent() }
      box.addStyle("mask-image", CSS.image(paint))
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self else { return false }
    return color.opacity >= 1 && color.base != .named(.clear)
  }
}
