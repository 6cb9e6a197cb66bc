import SwiftUICore

extension ShadowEffect: DOMEffect {
  static var keepsPane: Bool { true }

  func add(to surroundings: inout DOMSurroundings) {
    // What is behind a pane is seen through it, but not its shadow.
    if let corners = surroundings.pane {
      return surroundings.withBox(at: .group) { box in
        box.addStyle("border-radius", corners)
        box.addStyle("box-shadow", CSS.boxShadow(color, radius, x, y))
      }
    }
    surroundings.withBox(at: .filter, joins: true) { $0.addFilter(CSS.shadow(color, radius, x, y)) }
  }
}
