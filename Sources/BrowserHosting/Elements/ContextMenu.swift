import SwiftUICore

extension ContextMenuContent: DOMContent {
  var role: DOMRole { .panel }

  static var limit: String? { "The preview is shown where the menu was asked for with a touch; a pointer shows the items alone." }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "dialog", class: "context-menu", of: element, [("open", ""), ("tabindex", "-1"), ("aria-label", "Menu")],
      DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-anchor", anchor.map { String($0.rawValue) })] }
}

extension ContextMenuEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    // With the space around the element. The keyboard gets there, too.
    surroundings.setInheritedAttribute("data-menu", String(target.rawValue))
    if rows != .none { surroundings.setAttribute("data-menu-rows", rows.rawValue) }
    surroundings.setInheritedAttribute("tabindex", "0")
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "menu") { $0.isEmpty ? OpenMenuEvent() : nil },
      DOMEvent(name: "rowmenu") { $0.count == 1 ? $0[0].elementID.map { OpenMenuEvent(row: $0) } : nil },
      DOMEvent(name: "primary") { $0.count == 1 ? $0[0].elementID.map { PrimaryActionEvent(row: $0) } : nil },
    ]
  }
}
