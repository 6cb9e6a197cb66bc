import SwiftUICore

extension SafeAreaPaddingEffect: DOMEffect {
  static var limit: String? { "What ignores the safe area does not reach into it." }

  func add(to surroundings: inout DOMSurroundings) {
    padding.add(to: &surroundings)
  }
}
