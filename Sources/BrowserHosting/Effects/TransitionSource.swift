import SwiftUICore

extension TransitionSourceEffect: DOMEffect {
  static var limit: String? {
    "What grows has the corners of the view from which it does, and neither its background nor its shadow. The view is seen meanwhile."
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setInheritedAttribute("data-zoom-source", corner.map { "\(key) \(CSS.number(Double($0)))" } ?? key)
  }
}
