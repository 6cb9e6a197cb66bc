import SwiftUICore

extension OpacityEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .opacity) { box in
      box.addStyle("opacity", CSS.number(min(max(opacity, 0), 1)))
      // What cannot be seen cannot be used.
      if !(opacity > 0) { box.addAttribute("data-untouchable", "") }
    }
  }
}
