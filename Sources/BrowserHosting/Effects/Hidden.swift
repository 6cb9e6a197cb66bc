import SwiftUICore

extension HiddenEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setInheritedStyle("visibility", "hidden")
  }
}

extension HitTestingEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    if !isAllowed { surroundings.setInheritedAttribute("data-untouchable", "") }
  }
}
