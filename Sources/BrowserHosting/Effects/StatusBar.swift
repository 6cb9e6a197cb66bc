import SwiftUICore

extension StatusBarEffect: DOMEffect {
  static var limit: String? { "The bar around a page is the browser's." }

  func add(to surroundings: inout DOMSurroundings) {}
}
