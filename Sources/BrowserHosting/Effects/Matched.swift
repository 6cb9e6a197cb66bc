import SwiftUICore

extension MatchedEffect: DOMEffect {
  static var limit: String? { "Where one view takes the place of another, that happens at once." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .layout, measuredFor: target, measurement) { _ in }
  }
}
