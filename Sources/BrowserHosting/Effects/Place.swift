import SwiftUICore

extension PlaceEffect: DOMEffect {
  static var limit: String? { "The space of a scroll view is the window's." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .layout, measuredFor: target, measurement) { _ in }
  }
}
