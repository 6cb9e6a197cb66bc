import SwiftUICore

extension AccessibilityEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    if let label { surroundings.setControlAttribute("aria-label", label) }
    if let identifier { surroundings.setAttribute("data-identifier", identifier) }
  }
}
