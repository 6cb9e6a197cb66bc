import SwiftUICore

extension VisualEffects: DOMEffect {
  static var limit: String? { "What follows from the place is as late as the connection is slow, also while a person scrolls." }

  func add(to surroundings: inout DOMSurroundings) {
    for effect in effects {
      if let effect = effect as? any DOMEffect { effect.add(to: &surroundings) } else { DOMCatalogue.reportUnknown(effect) }
    }
    // What is measured lies around what moves.
    surroundings.withBox(at: .closed, over: .layout, measuredFor: target, measurement) { _ in }
  }
}
