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
    let attributes = kind == .label ? [("id", Self.name(of: element))] : []
    return DOMNode("div", class: name, of: element, attributes, DOMMapping.nodes(for: element.children))
  }

  /// By which a control refers to its label.
  static func name(of element: Element) -> String { "label-\(element.id.rawValue)" }
}
