import SwiftUICore

extension PaddingEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = nil
    // As `--padding` in the style sheet.
    let (sides, standard) = ([leading, trailing, top, bottom].map { $0.map(Double.init) }, 16.0)
    surroundings.padding.width += (sides[0] ?? standard) + (sides[1] ?? standard)
    surroundings.padding.height += (sides[2] ?? standard) + (sides[3] ?? standard)
    surroundings.withBox(at: .layout) { box in
      box.addStyle(
        "padding", [top, trailing, bottom, leading].map { $0.map(CSS.length) ?? "var(--padding)" }.joined(separator: " "))
    }
  }
}
