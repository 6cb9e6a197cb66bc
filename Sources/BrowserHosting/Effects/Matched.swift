import SwiftUICore

extension MatchedEffect: DOMEffect {
  static var limit: String? {
    "Where one view takes the place of another, shapes and images change their size on the way; texts and stacks only move."
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .layout, measuredFor: target, measurement) { _ in }
  }
}
