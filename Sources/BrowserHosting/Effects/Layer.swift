import SwiftUICore

extension LayerEffect: DOMEffect {
  static var keepsPane: Bool { true }

  static var limit: String? {
    """
    A `mask` of other views than a shape, a color or a gradient is a picture that the script takes of them: a moment later, again when they \
    change, without what moves by itself, and without what they draw on canvases. It cuts what it masks at the edges of that.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    if place != .overlay && place != .background { surroundings.pane = nil }
    if place == .rowBackground || place.isActions {
      return surroundings.withRowBox { box in
        box.addClass(place == .rowBackground ? "row-back" : "swipe")
        if place == .rowBackground { box.rowWords = isEmpty ? [] : ["backed", "filled"] }
        if place.isActions { box.addAttribute("data-edge", place.edge) }
        if place == .leadingActions || place == .trailingActions { box.addAttribute("data-full", "") }
        box.slot = (slot, place == .rowBackground)
      }
    }
    if let edge = barEdge {
      return surroundings.withBox(at: .closed, over: .border) { box in
        box.addClass("barred")
        box.addAttribute("data-edge", "\(edge)")
        box.addStyle("gap", CSS.length(spacing ?? 0))
        let position = edge == .top || edge == .bottom ? horizontalAlignment.flexPosition : verticalAlignment.flexPosition
        box.addStyle("align-items", position)
        box.slot = (slot, edge == .top || edge == .leading)
      }
    }
    // What cuts, shades or fades the element does not do so with views in front of it or behind it.
    surroundings.withBox(at: .closed, over: .border) { box in
      box.addClass("layered")
      if horizontalAlignment != .center { box.addAttribute("data-x", horizontalAlignment.rawValue) }
      if verticalAlignment != .center { box.addAttribute("data-y", verticalAlignment.rawValue) }
      box.slot = (slot, place == .background)
      if place == .mask { box.addClass("masked") }
    }
  }
}

extension LayerEffect.Place {
  fileprivate var edge: String { self == .leadingActions || self == .leadingActionsInParts ? "leading" : "trailing" }
}

extension LayerContent: DOMContent {
  // What a swipe uncovers fills the row.
  var role: DOMRole { place.isActions ? .island : .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    if self.place.isActions {
      // What stands for actions that are yet to be made is for the keyboard and for screen readers.
      let opener = DOMNode("button", [("type", "button"), ("class", "actions-opener"), ("aria-label", "Actions")], .text("…"))
      return DOMNode(
        "div", class: "swipe-actions \(self.place.edge)", of: element, [],
        isOnDemand ? .children([opener]) : DOMMapping.nodes(for: element.children, in: place))
    }
    if self.place.isBar {
      return DOMNode("div", class: "zstack bar-layer", of: element, [], DOMMapping.nodes(for: element.children, in: place))
    }
    // Nobody is to read or press what only masks.
    let attributes = self.place == .mask ? [("aria-hidden", "true"), ("inert", "")] : []
    return DOMNode(
      "div", class: "layer \(self.place.rawValue)", of: element, attributes, DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-waits", isOnDemand ? "" : nil)] }

  static var events: [DOMEvent] { [DOMEvent(name: "actions") { $0.isEmpty ? ShowActionsEvent() : nil }] }

  static var styleSheet: [UInt8] { PackageResources.Mask_css }
}
