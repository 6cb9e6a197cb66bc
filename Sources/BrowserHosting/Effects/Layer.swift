import SwiftUICore

extension LayerEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    // What cuts, shades or fades the element does not do so with views in front of it or behind it.
    surroundings.withBox(at: .closed, over: .border) { box in
      box.addClass("layered")
      if horizontalAlignment != .center { box.addAttribute("data-x", horizontalAlignment.rawValue) }
      if verticalAlignment != .center { box.addAttribute("data-y", verticalAlignment.rawValue) }
      box.slot = (slot, place == .background)
    }
  }
}

extension LayerContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "layer \(self.place.rawValue)", of: element, [], DOMMapping.nodes(for: element.children))
  }
}
