import SwiftUICore

extension PaddingEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = nil
    surroundings.withBox(at: .layout) { box in
      box.addStyle(
        "padding", [top, trailing, bottom, leading].map { $0.map(CSS.length) ?? "var(--padding)" }.joined(separator: " "))
    }
  }
}
