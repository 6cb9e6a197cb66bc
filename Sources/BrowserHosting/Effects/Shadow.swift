import SwiftUICore

extension ShadowEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .filter, joins: true) { $0.addFilter(CSS.shadow(color, radius, x, y)) }
  }
}
