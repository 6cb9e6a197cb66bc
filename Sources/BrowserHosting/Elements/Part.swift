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
      case .icon: "part icon"
      case .title: "part title"
      }
    let attributes: [(name: String, value: String)] =
      switch kind {
      case .label: [("id", Self.name(of: element))]
      // The title says it.
      case .icon: [("aria-hidden", "true")]
      default: []
      }
    return DOMNode("div", class: name, of: element, attributes, DOMMapping.nodes(for: element.children))
  }

  /// By which a control refers to its label.
  static func name(of element: Element) -> String { "label-\(element.id.rawValue)" }
}
