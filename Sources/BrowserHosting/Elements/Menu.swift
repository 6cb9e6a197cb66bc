import SwiftUICore

extension MenuContent: DOMContent {
  static var limit: String? {
    """
    The items are there before the menu opens. With a primary action a second button beside the first opens the menu, and so does holding the first. A `Picker` in a menu is \
    its options, in the style `menu` in a menu of its own.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func parts(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isPart(kind) }.map { DOMMapping.node(for: $0, in: place.inside) }
    }
    let opener: [(name: String, value: String)] = [
      ("data-opens-menu", ""), ("aria-haspopup", "menu"), ("aria-expanded", "false"),
    ]
    var attributes: [(name: String, value: String)] = [("type", "button"), ("class", "button"), ("data-control", "")]
    attributes += hasPrimaryAction ? [("data-event", "press"), ("data-arguments", "[]")] : opener
    let label = DOMNode("button", attributes, .children(parts(.label)))
    let arrow = DOMNode(
      "button", [("type", "button"), ("class", "button arrow"), ("aria-label", "Menu")] + opener)
    return DOMNode(
      "div", class: "menu", of: element, [],
      .children([label] + (hasPrimaryAction ? [arrow] : []) + parts(.menuItems)))
  }

  var settings: [DOMSetting] {
    [
      .control("disabled", isEnabled ? nil : ""),
      .control("data-style", buttonStyle == .automatic ? nil : buttonStyle.rawValue),
      .attribute("data-indicator", showsIndicator ? nil : "no"), .attribute("data-item", isItem ? "" : nil),
    ]
  }
}
