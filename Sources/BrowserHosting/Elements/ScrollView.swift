import SwiftUICore

extension ScrollContent: DOMContent {
  static var limit: String? { "Scroll indicators are as the person has set them up." }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "scroll", of: element, [("tabindex", "0")], DOMMapping.nodes(for: element.children))
  }

  var settings: [DOMSetting] {
    let name: String? =
      switch axes {
      case .vertical: nil
      case .horizontal: "horizontal"
      case []: "none"
      default: "both"
      }
    return [.attribute("data-axes", name)]
  }
}
