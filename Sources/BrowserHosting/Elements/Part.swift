import SwiftUICore

extension PartContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let name =
      switch kind {
      case .sectionHeader: "section-header"
      case .sectionFooter: "section-footer"
      case .label: "part label"
      case .currentValueLabel: "part current-value"
      case .minimumValueLabel, .maximumValueLabel: "part end-value"
      }
    return DOMNode("div", class: name, of: element, [], DOMMapping.nodes(for: element.children))
  }
}
