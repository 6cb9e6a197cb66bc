import SwiftUICore

extension ShadowEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .shadow) { box in
      let lengths = [x, y, max(0, radius)].map(CSS.length).joined(separator: " ")
      box.addStyle("filter", "drop-shadow(\(lengths) \(CSS.color(color)))")
    }
  }
}
