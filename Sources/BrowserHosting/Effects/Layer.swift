import SwiftUICore
import Synchronization

extension LayerEffect: DOMEffect {
  static var limit: String? {
    "A `mask` of other views than a shape, a color or a gradient is not applied: what it would mask is shown whole."
  }

  func add(to surroundings: inout DOMSurroundings) {
    // What cuts, shades or fades the element does not do so with views in front of it or behind it.
    surroundings.withBox(at: .closed, over: .border) { box in
      box.addClass("layered")
      if horizontalAlignment != .center { box.addAttribute("data-x", horizontalAlignment.rawValue) }
      if verticalAlignment != .center { box.addAttribute("data-y", verticalAlignment.rawValue) }
      box.slot = (slot, place == .background)
      if place == .mask { LayerEffect.reportMask() }
    }
  }
}

extension LayerEffect {
  private static let hasReportedMask = Atomic(false)

  /// Says once what is shown otherwise than it is meant.
  private static func reportMask() {
    if hasReportedMask.exchange(true, ordering: .relaxed) { return }
    ServerLog.standardError.write(
      "warning: browsers show what mask(_:) is applied to whole, unless the mask is a shape, a color or a gradient")
  }
}

extension LayerContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "layer \(self.place.rawValue)", of: element, [], DOMMapping.nodes(for: element.children))
  }
}
