import SwiftUICore

extension InputLabelsEffect: DOMEffect {
  static var limit: String? { "Control by voice goes by the one name that a page can give: that of `accessibilityLabel`." }

  func add(to surroundings: inout DOMSurroundings) {}
}
