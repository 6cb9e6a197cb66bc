import SwiftUICore

extension FixedSizeEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    // What grows with its container must not grow here.
    if horizontal { surroundings.setAttribute("data-fixed-x", "") }
    if vertical { surroundings.setAttribute("data-fixed-y", "") }
    surroundings.withBox(at: .layout) { box in
      for name in (horizontal ? ["fixed-x", "ideal-x"] : []) + (vertical ? ["fixed-y", "ideal-y"] : []) { box.addClass(name) }
    }
  }
}

extension DepthEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.depth = depth
  }
}

extension LayoutPriorityEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = priority
  }
}
