import SwiftUICore

extension PlaceEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .layout, measuredFor: target, measurement) { _ in }
  }
}
